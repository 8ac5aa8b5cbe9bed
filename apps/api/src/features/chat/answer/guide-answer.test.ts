import type { ChatSession, ChatSource } from '@nestling/contracts/chat';
import { fillSlots } from '@nestling/contracts/regions';
import { ANSWERS } from '@nestling/contracts/topics/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bornDaysAgo, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { htmlToText } from '../sessions/assistant-content.ts';
import { tappedPage } from './guide-taps.ts';

type Page = (typeof ANSWERS)[number];
type Reply = { content: string; sources: ChatSource[]; options?: string[] };
const TONES = ['warm', 'direct', 'evidence'] as const;
const NAME = 'Otis';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const parentOf = ({ ages }: Page, tonePreference: string) =>
  signUp(server.app, {
    childName: NAME,
    childAge: bornDaysAgo(7 * Math.min(ages[1], ages[0] + 1)),
    country: 'GB',
    tonePreference,
  });
const newChat = async (parent: Session) => (await parent.mutate<ChatSession>('chat.createSession', {})).id;
const say = async (parent: Session, chat: number, message: string) =>
  (await parent.post(`/api/chat/${chat}`, { message })).json() as Reply;
const inBritain = (text: string, { ages }: Page) => fillSlots(text, 'GB', { weeks: ages });
const wordsOf = (text: string) =>
  text
    .replace(/\[\d+\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(NAME, 'your child')
    .replace(/your baby/gi, 'your child')
    .toLowerCase();

const answersFor = (hasAll: (page: Page) => boolean) => {
  const pages = ANSWERS.filter((page) => !page.regions && page.next.length > 1 && hasAll(page));
  return [pages[0], pages[Math.floor(pages.length / 2)], pages.at(-1)].filter((page) => page !== undefined);
};
const ordinary = answersFor(
  ({ subject, now, watch, call, sayAloud }) =>
    subject !== 'first-aid' && now.some(({ isStep }) => isStep) && watch.length > 0 && call.length > 0 && !!sayAloud,
);
const danger = answersFor(({ subject, call }) => subject === 'first-aid' && call.length > 0);

describe.each(TONES)('in the %s tone', (tone) => {
  test.each(ordinary.map((page) => [page.id, page] as const))('%s is given whole and alone', async (_, page) => {
    const parent = await parentOf(page, tone);
    const { content, sources, options } = await say(parent, await newChat(parent), inBritain(page.title, page));
    const text = wordsOf(htmlToText(content));
    for (const part of [...page.now, ...page.watch, ...page.call])
      expect(text).toContain(wordsOf(inBritain(part.text, page)).trim());
    expect(text.startsWith(wordsOf(inBritain(page.now[0]?.text ?? '', page)))).toBe(true);
    expect(content).toContain('<strong>When to call:</strong>');
    expect(content.match(/<li>/g)?.length).toBe(
      [...page.now, ...page.watch, ...page.call].filter(({ isStep }) => isStep).length,
    );
    for (const block of content.match(/<(p|ol)>.*?<\/\1>/gs) ?? [])
      expect(block.match(/<sup /g)?.length ?? 0, block).toBe(block.includes('You could say:') ? 0 : 1);
    expect(content.split(NAME).length).toBeLessThanOrEqual(2);
    expect(text.includes('you could say:')).toBe(tone === 'warm');
    expect(text.includes('who says this:')).toBe(tone === 'evidence');
    expect(sources).toHaveLength(1);
    expect(options).toEqual(page.next.slice(0, 3).map(({ question }) => inBritain(question, page)));
  });

  test.each(danger.map((page) => [page.id, page] as const))('%s begins with what to do first', async (_, page) => {
    const parent = await parentOf(page, tone);
    const { content } = await say(parent, await newChat(parent), inBritain(page.title, page));
    expect(wordsOf(htmlToText(content)).startsWith(wordsOf(inBritain(page.now[0]?.text ?? '', page)))).toBe(true);
    expect(content).toContain('<strong>When to call:</strong>');
  });
});

test('what follows a page is that page’s own next page, though another one asks the same words', () => {
  const missed: string[] = [];
  for (const { id, ages, next } of ANSWERS)
    for (const { id: following, question } of next) {
      const place = tappedPage(fillSlots(question, 'GB'), ages[0], 'GB', [`guide:${id}`]);
      if (server.deps.guideFinder.guide.pages[place ?? -1]?.key !== `guide:${following}`)
        missed.push(`${id}: ${question}`);
    }
  expect(missed).toEqual([]);
});

test('a page asked for again and again is given once, and no reply is the one before', async () => {
  const page = ordinary[0] as Page;
  const parent = await parentOf(page, 'warm');
  const chat = await newChat(parent);
  const replies: Reply[] = [];
  for (let time = 0; time < 4; time += 1) replies.push(await say(parent, chat, inBritain(page.title, page)));
  const next = page.next.slice(0, 3).map(({ question }) => inBritain(question, page));
  for (const [at, { content, options }] of replies.entries()) {
    expect(content).not.toBe(replies[at - 1]?.content);
    expect(options).toEqual(next);
  }
  expect(replies[1]?.content).toContain('just gave you');
  expect(replies[1]?.content).toContain('<strong>When to call:</strong>');
  const following = await say(parent, chat, next[0] ?? '');
  const target = ANSWERS.find(({ id }) => id === page.next[0]?.id);
  if (target) expect(following.sources.map(({ topicId }) => topicId)).toEqual([target.id]);
});
