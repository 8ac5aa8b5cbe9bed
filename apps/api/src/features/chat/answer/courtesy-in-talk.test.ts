import type { ChatSession, ChatSource } from '@nestling/contracts/chat';
import { ANSWERS } from '@nestling/contracts/topics/content';
import { NOTHING_FOUND } from '@nestling/rag/answer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

type Answer = { content: string; sources: ChatSource[]; options?: string[] };

let server: TestApp;
let parent: Session & { userId: number };
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
  parent = await signUp(server.app, { childName: 'Edda', childAge: bornDaysAgo(900), tonePreference: 'direct' });
});
afterAll(() => server.close());

const newChat = async () => (await parent.mutate<ChatSession>('chat.createSession', {})).id;
const say = async (sessionId: number, message: string) =>
  (await parent.post(`/api/chat/${sessionId}`, { message })).json() as Answer;
const plain = ({ content }: Answer) => content.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const BATH = 'she is suddenly afraid of the bath and of hair washing';

test.each(['brilliant cheers', 'ok bye for now, speak soon', 'phew what a relief'])(
  'a courtesy gets one, and neither the page nor an excuse: %s',
  async (message) => {
    const chat = await newChat();
    await say(chat, BATH);
    const answer = await say(chat, message);
    expect(answer.sources).toEqual([]);
    expect(plain(answer)).not.toMatch(/says nothing more|not sure/);
    expect(answer.content).not.toContain(NOTHING_FOUND);
  },
);

test('steps that were tried in vain are regretted, not said again, and what was tried is asked', async () => {
  const chat = await newChat();
  const first = plain(await say(chat, BATH));
  const answer = await say(chat, 'nope made no difference');
  expect(plain(answer)).toMatch(/sorry that it has not helped/);
  expect(plain(answer)).toMatch(/What did you try/);
  const page = ANSWERS.find(({ id }) => id === answer.sources[0]?.topicId);
  expect(page?.now.length).toBeGreaterThan(1);
  for (const { text } of page?.now ?? []) {
    expect(first).toContain(text.slice(0, 25));
    expect(plain(answer)).not.toContain(text.slice(0, 25));
  }
  const again = await say(chat, 'that did not work either');
  expect(plain(again)).not.toBe(plain(answer));
});

test('a parent who does not know where to begin is asked kindly, and gets no list of pages', async () => {
  const answer = await say(await newChat(), 'i dont know what to do anymore');
  expect(plain(answer)).toMatch(/good that you write/);
  expect(answer.sources).toEqual([]);
});

test('praise for a reply that said nothing is not taken for thanks', async () => {
  const chat = await newChat();
  const nothing = await say(chat, 'what is the capital of france');
  expect(nothing.sources).toEqual([]);
  const answer = plain(await say(chat, 'oh brilliant, thanks a lot, so helpful'));
  expect(answer).toMatch(/sorry/);
  expect(answer).not.toMatch(/welcome/);
});

test('a parent for whom it is one thing too many is met with that, and gets nothing more to do', async () => {
  const chat = await newChat();
  await say(chat, BATH);
  const answer = await say(chat, 'great, another thing to worry about');
  expect(plain(answer)).toMatch(/a lot on your shoulders/);
  expect(answer.sources).toEqual([]);
});

test('thanks beside a few words are taken as thanks where nothing answers them, and not where more is asked', async () => {
  const chat = await newChat();
  await say(chat, 'what do i do about nappy rash');
  expect(plain(await say(chat, 'that bit made me giggle. ta'))).toMatch(/^\s*(?:you are welcome|gladly)/i);
  expect(plain(await say(chat, 'will stick that on the fridge lol thanks'))).toMatch(/^\s*(?:you are welcome|gladly)/i);
  expect(plain(await say(chat, 'thanks, how long does it take to heal?'))).toMatch(/day/i);
});
