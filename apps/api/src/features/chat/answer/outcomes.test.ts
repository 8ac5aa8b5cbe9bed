import type { AssistantContent, ChatMessage, ChatSession, ChatSource } from '@nestling/contracts/chat';
import { ANSWERS } from '@nestling/contracts/topics/content';
import { JUST_GIVEN, NOTHING_FOUND } from '@nestling/rag/answer';
import type { Passage } from '@nestling/rag/retrieve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createScriptedModel } from '../../../testing/scripted-model.ts';
import { tellPart } from './tell-part.ts';

type Answer = { id: number; content: string; sources: ChatSource[]; options?: string[]; notice?: string };

let server: TestApp;
let parent: Session & { userId: number };
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
  parent = await signUp(server.app, { childName: 'Edda', childAge: bornDaysAgo(300), tonePreference: 'direct' });
});
afterAll(() => server.close());

const newChat = async (of: Session = parent) => (await of.mutate<ChatSession>('chat.createSession', {})).id;
const say = async (sessionId: number, message: string, of: Session = parent) =>
  (await of.post(`/api/chat/${sessionId}`, { message })).json() as Answer;
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ');

/** Questions that several pages may answer, whatever the guide holds. */
const VAGUE = [
  'is this normal',
  'milk or food or sleep?',
  'something with her bottle',
  'teeth, baths and naps',
] as const;
const isUnsure = ({ content }: Answer) => /not sure/i.test(content);

test('an unsure answer says so, offers up to three pages, and a tap gives exactly that page', async () => {
  const sessionId = await newChat();
  let offered = await say(sessionId, VAGUE[0]);
  for (const message of VAGUE.slice(1)) if (!isUnsure(offered)) offered = await say(sessionId, message);
  expect(textOf(offered.content)).toMatch(/not sure/i);
  expect(offered.options?.length).toBeGreaterThan(0);
  expect(offered.options?.length).toBeLessThanOrEqual(3);
  for (const title of offered.options ?? []) expect(textOf(offered.content)).toContain(title);
  const history = await parent.query<ChatMessage[]>('chat.messages', { sessionId });
  expect(history.at(-1)?.options).toEqual(offered.options);
  for (const title of offered.options ?? []) {
    const answer = await say(sessionId, title);
    expect(textOf(answer.content)).not.toMatch(/not sure/i);
    expect(answer.sources.map(({ filename }) => filename)).toEqual([title]);
  }
});

test.each([
  ['my child has chickenpox', 'when may she go back to nursery?', /chickenpox/i],
  ['my child has chickenpox', 'can she have a bath?', /chickenpox/i],
  // Nearly the words of a page for afterwards.
  ['gagging on toast', 'how do i know if its choking', /gagging/i],
])('a detail is answered out of the page of the talk: %s, %s', async (first, later, page) => {
  const chat = await newChat();
  await say(chat, first);
  const answer = await say(chat, later);
  expect(answer.sources.map(({ filename }) => filename)).toEqual([expect.stringMatching(page)]);
});

test('a small question on something else does not end the talk: what follows is about what it began with, and says so', async () => {
  const chat = await newChat();
  const crawling = (await say(chat, 'when do babies crawl')).sources.map(({ filename }) => filename);
  const water = await say(chat, 'can she drink water');
  const aside = water.sources.map(({ filename }) => filename);
  expect(aside).not.toEqual(crawling);
  const again = await say(chat, 'can she drink water');
  expect(again.sources.map(({ filename }) => filename)).toEqual(aside);
  expect(textOf(again.content)).toContain(JUST_GIVEN);
  const back = await say(chat, 'do crawling knee pads help');
  expect(back.sources.map(({ filename }) => filename)).toEqual(crawling);
  expect(textOf(back.content)).toMatch(/^\s*From the page\s+Crawling/);
});

test('what says nothing of its own is about what was answered last, be it an aside, and the talk is still there after it', async () => {
  const chat = await newChat();
  const crawling = (await say(chat, 'when do babies crawl')).sources.map(({ filename }) => filename);
  const aside = (await say(chat, 'can she drink water')).sources.map(({ filename }) => filename);
  for (const message of ['when should i worry', 'why?']) {
    const { sources, content } = await say(chat, message);
    expect([aside, []], message).toContainEqual(sources.map(({ filename }) => filename));
    expect(textOf(content), message).not.toMatch(/crawl/i);
  }
  const back = await say(chat, 'do crawling knee pads help');
  expect(back.sources.map(({ filename }) => filename)).toEqual(crawling);
});

test('an aside that is gone on with for long is what is talked of', async () => {
  const chat = await newChat();
  await say(chat, 'when do babies crawl');
  const aside = (await say(chat, 'can she drink water')).sources.map(({ filename }) => filename);
  for (const message of ['when should i worry', 'why?', 'how much?', 'is that normal?']) await say(chat, message);
  expect((await say(chat, 'and in the heat?')).sources.map(({ filename }) => filename)).toEqual(aside);
});

test.each([
  ['she wakes every hour at night', 'now she has a rash', /rash/i],
  ['how do i get her to nap longer', 'she has a fever', /fever/i],
])('an illness told of in a few words is what is talked of from then on: %s, %s', async (first, ill, page) => {
  const chat = await newChat();
  await say(chat, first);
  const told = (await say(chat, ill)).sources.map(({ filename }) => filename);
  expect(told).toEqual([expect.stringMatching(page)]);
  for (const message of ['when should I call the doctor?', 'and how long does it last with a cold too?']) {
    const answer = await say(chat, message);
    expect(textOf(answer.content), message).not.toMatch(/sleep gets worse|naps of half/i);
  }
});

test('where the page of the talk only comes near, the page that speaks of it is offered beside that', () => {
  const { guide } = server.deps.guideFinder;
  const shown = (title: RegExp) => {
    const page = guide.pages.findIndex((one) => title.test(one.title));
    return { page, isOtherAge: false, passage: guide.pages[page] as Passage };
  };
  const pages = [shown(/^Crawling/), shown(/^Water, juice and tea/)];
  const question = { part: null, told: 'juice and tea on her tummy', asksBeside: false, isTale: false };
  const { outcome } = tellPart(guide, pages, { question, region: 'US', isOffered: false });
  expect(outcome).toMatchObject({ kind: 'part', isNearest: true, others: [{ title: pages[1]?.passage.title }] });
});

test('a parent who tells how they feel gets a page for parents, and no more steps for the child', async () => {
  const chat = await newChat();
  await say(chat, 'she wakes every hour at night');
  const { sources } = await say(chat, 'i feel like a useless mum');
  expect(sources).toHaveLength(1);
  expect(ANSWERS.find(({ id }) => id === sources[0]?.topicId)?.subject).toBe('parents');
});

test('the same question by name, as she and as my baby has one answer, also after another subject', async () => {
  const answers: string[] = [];
  for (const word of ['Edda', 'she', 'my baby']) {
    const sessionId = await newChat();
    answers.push((await say(sessionId, `can ${word} have cow's milk in a bottle?`)).content);
    const after = await newChat();
    await say(after, 'how often should a baby have a bath?');
    answers.push((await say(after, `can ${word} have cow's milk in a bottle?`)).content);
  }
  expect(new Set(answers).size).toBe(1);
});

test('thanks, a greeting and “that did not help” are no questions and repeat nothing', async () => {
  const sessionId = await newChat();
  expect((await say(sessionId, 'Hello!')).content).not.toContain(NOTHING_FOUND);
  const first = await say(sessionId, 'when do babies crawl');
  const thanks = await say(sessionId, 'thanks!');
  const again = await say(sessionId, 'that did not help');
  for (const one of [thanks, again]) {
    expect(one.content).not.toBe(first.content);
    expect(one.content).not.toContain(NOTHING_FOUND);
  }
  expect(thanks.sources).toEqual([]);
  // What the page leaves to look out for and when to call, and no step again.
  expect(again.sources.length).toBeLessThan(2);
  expect(again.options?.length).toBeGreaterThan(0);
});

test('what goes on from an answer never gets it again', async () => {
  const sessionId = await newChat();
  const said = [(await say(sessionId, 'when do babies crawl')).content];
  for (const message of ['and if she does not?', 'why?', 'is that normal?', 'tell me more']) {
    const next = (await say(sessionId, message)).content;
    expect(next, message).not.toBe(said.at(-1));
    said.push(next);
  }
});

test('a question that nothing covers says so and offers what helps next', async () => {
  const answer = await say(await newChat(), 'which tyres fit a tractor of 1974?');
  expect(answer.content).toContain(NOTHING_FOUND);
  expect(answer.sources).toEqual([]);
  expect(answer.options?.length).toBeGreaterThan(0);
});

test('when the provider fails, the built-in assistant judges as strictly as ever', async () => {
  const model = createScriptedModel();
  const other = await createTestApp({}, { chatModel: model });
  try {
    const someone = await signUp(other.app, { childName: 'Edda', childAge: bornDaysAgo(316) });
    model.say(new Error('down'));
    const answer = await say(
      await newChat(someone),
      'which tyres does our tractor need for the winter roads?',
      someone,
    );
    expect(answer.notice).toMatch(/cannot be reached/);
    expect((JSON.parse(JSON.stringify(answer)) as AssistantContent).content).toContain(NOTHING_FOUND);
  } finally {
    await other.close();
  }
});
