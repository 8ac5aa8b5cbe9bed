import type { ChatSession, ChatSource } from '@nestling/contracts/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { answerTo, plain } from '../../../testing/guide-texts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
});
afterAll(() => server.close());

/** The last reply of a talk about a child of so many days. */
async function lastOf(days: number, messages: readonly string[]): Promise<{ text: string; sources: ChatSource[] }> {
  const parent = await signUp(server.app, { childName: 'Ona', childAge: bornDaysAgo(days), tonePreference: 'direct' });
  const chat = (await parent.mutate<ChatSession>('chat.createSession', {})).id;
  let last = { content: '', sources: [] as ChatSource[] };
  for (const message of messages) last = (await parent.post(`/api/chat/${chat}`, { message })).json() as typeof last;
  return { text: plain(last.content), sources: last.sources };
}

test('what another page lists in these words is answered with that, and the page is named', async () => {
  const { text, sources } = await lastOf(2922, [
    'my 8 year old gets headaches on school days',
    'should i let him stay home today',
  ]);
  expect(text).toContain(answerTo('does-not-want-to-go', /stay home today/));
  expect(text).toContain('From the page');
  expect(sources.map(({ topicId }) => topicId)).toEqual(['does-not-want-to-go']);
});

test('a thing that is only named goes on from what was just said, though that was beside the talk', async () => {
  const { text } = await lastOf(215, [
    'why does my 7 month old wake up every hour at night?',
    'can she have eggs yet?',
    'and strawberries?',
  ]);
  expect(text).toContain(answerTo('foods-to-avoid-before-one', /strawberries/));
});

test.each([
  [1490, 'how do i teach my 4 year old to swim'],
  [2950, 'how do i teach my 8 year old to swim'],
])(
  'of a page that lists nothing for it the sentence is told that comes nearest in meaning: at %i days',
  async (age, question) => {
    const { text } = await lastOf(age, [question, 'and at the beach?']);
    expect(text).toContain('between the flags');
    expect(text).not.toContain('I have no page');
  },
);

test('a page that shares a word with a turn is not given, where the talk leads back to its own', async () => {
  const { sources } = await lastOf(3100, ['my son keeps getting nose bleeds', 'shud i put his hed back']);
  expect(sources.map(({ topicId }) => topicId)).not.toContain('child-wants-to-die');
});
