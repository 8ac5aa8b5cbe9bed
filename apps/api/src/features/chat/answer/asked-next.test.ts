import type { ChatSession, ChatSource } from '@nestling/contracts/chat';
import type { TimelineTopic } from '@nestling/contracts/journey';
import { readMessage } from '@nestling/rag/query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { answerTo, plain } from '../../../testing/guide-texts.ts';

type Answer = { content: string; sources: ChatSource[] };

let server: TestApp;
let parent: Session & { userId: number };
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
  parent = await signUp(server.app, { childName: 'Edda', childAge: bornDaysAgo(1500), tonePreference: 'direct' });
});
afterAll(() => server.close());

const newChat = async () => (await parent.mutate<ChatSession>('chat.createSession', {})).id;
const say = async (sessionId: number, message: string) =>
  (await parent.post(`/api/chat/${sessionId}`, { message })).json() as Answer;

test('what parents ask next is answered with what the page lists for it, and by nothing else of the page', async () => {
  const chat = await newChat();
  const first = await say(chat, 'head lice at kindergarten, how do I treat them');
  const bedding = answerTo('head-lice', /wash/i);
  expect(plain(first.content)).not.toContain(bedding);
  const next = await say(chat, 'do I have to wash the bedding?');
  expect(plain(next.content)).toContain(bedding);
  expect(plain(next.content)).not.toContain('When to call');
  expect(next.sources).toHaveLength(1);
});

test('its source opens at the page, where the question and the answer stand', async () => {
  const chat = await newChat();
  await say(chat, 'head lice at kindergarten, how do I treat them');
  const { sources } = await say(chat, 'do I have to wash the bedding?');
  expect(sources[0]?.preview).toContain(answerTo('head-lice', /wash/i));
  const page = await parent.query<TimelineTopic>('chat.topic', { topicId: sources[0]?.topicId ?? '' });
  expect(page.askedNext?.map(({ text }) => text.slice(0, 40))).toContain(answerTo('head-lice', /wash/i));
});

test('a new subject is no follow-up, though the page lists one that shares a word', async () => {
  const chat = await newChat();
  await say(chat, 'head lice at kindergarten, how do I treat them');
  const { sources } = await say(chat, 'she wets the bed, what helps?');
  expect(sources.map(({ topicId }) => topicId)).not.toContain('head-lice');
});

test('what relatives say is answered by what the page lists for it, and never as a matter of taste', async () => {
  const young = await signUp(server.app, { childName: 'Ola', childAge: bornDaysAgo(4), tonePreference: 'direct' });
  const chat = (await young.mutate<ChatSession>('chat.createSession', {})).id;
  const tell = async (message: string) =>
    plain(((await young.post(`/api/chat/${chat}`, { message })).json() as Answer).content);
  await tell('jaundice in a newborn');
  const sun = await tell('my mother in law says to put her in the sun');
  expect(sun).toContain(answerTo('newborn-jaundice', /sun/i));
  expect(sun).not.toContain('yours to decide');
});

test('what a page lists is not said of another child for whose age it may be wrong', async () => {
  const question = readMessage('how much honey may she have', {
    childName: null,
    childWeeks: 60,
    questions: [],
    lastPage: null,
    weightOf: () => 0,
    mended: (message) => message,
  });
  if (question.kind !== 'question') throw new Error('It asks something');
  const ask = (weeks: number) =>
    server.deps.guideFinder.askedNext({
      question: { ...question, age: { start: weeks, end: weeks } },
      pages: ['guide:honey-after-the-first-birthday'],
      region: 'US',
    });
  const ofTalk = async (weeks: number) => (await ask(weeks)).filter(({ place }) => place === 'now');
  expect((await ofTalk(60)).length).toBeGreaterThan(0);
  expect(await ofTalk(17)).toEqual([]);
});

test('what a turn may ask as well stands below its answer, and one tap tells just that', async () => {
  const young = await signUp(server.app, { childName: 'Ola', childAge: bornDaysAgo(60), tonePreference: 'direct' });
  const chat = (await young.mutate<ChatSession>('chat.createSession', {})).id;
  const tell = async (message: string) =>
    (await young.post(`/api/chat/${chat}`, { message })).json() as Answer & { options?: string[] };
  await tell('raising twins, how do i manage two newborns');
  const { content, options = [] } = await tell('they both wake at different times');
  const feeding = answerTo('twins', /wake the second one/);
  const tap = options.find((option) => /wake the second one/i.test(option)) ?? '';
  expect(plain(content).includes(feeding) || tap !== '').toBe(true);
  if (tap !== '') expect(plain((await tell(tap)).content)).toContain(feeding);
});
