import type { ChatMessage, ChatSession } from '@nestling/contracts/chat';
import { LEARN_MORE } from '@nestling/contracts/chat/rules';
import { allAnswers, SUBJECTS } from '@nestling/contracts/topics';
import { AGE_RANGES, ANSWERS } from '@nestling/contracts/topics/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInCtx } from '../../platform/context.ts';
import { signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readAssistantContent } from './assistant-content.ts';
import { findEvidence } from './find-evidence.ts';

let server: TestApp;
let ctx: SignedInCtx;
beforeAll(async () => {
  server = await createTestApp();
  const { userId } = await signUp(server.app);
  const session = { start: () => {}, end: () => {} };
  const actor = { userId, sessionId: 'a session' };
  ctx = { deps: server.deps, actor, requestId: 'a request', address: '127.0.0.1', timeZone: null, session };
});
afterAll(() => server.close());

const sourcesFor = async (question: string, ageWeeks: number | null) => {
  const signal = AbortSignal.timeout(10_000);
  const evidence = await findEvidence(ctx, { question, questionId: 0, sessionId: 0, turns: [], ageWeeks, signal });
  return evidence.map(({ passage }) => passage.key);
};

const middleOf = (start: number, end: number) => Math.round((start + end) / 2);
const pages = [
  ...AGE_RANGES.flatMap((range) =>
    range.topics.map((topic) => ({ ...topic, weeks: middleOf(range.start_weeks, range.end_weeks) })),
  ),
  ...allAnswers(AGE_RANGES, ANSWERS).map((answer) => ({ ...answer, weeks: middleOf(...answer.ages) })),
];

test.each(SUBJECTS)(
  'every question listed on %s finds the page that answers it',
  async (subject) => {
    const missed: string[] = [];
    for (const { id, phrasings, weeks } of pages.filter((page) => page.subject === subject)) {
      for (const question of phrasings)
        if (!(await sourcesFor(question, weeks)).includes(`guide:${id}`)) missed.push(`${id}: ${question}`);
    }
    expect(missed).toEqual([]);
  },
  300_000,
);

test.each(AGE_RANGES.map((range) => [range.display_name, range] as const))(
  'all that the app offers to ask at %s finds its topic',
  async (_, range) => {
    const weeks = Math.round((range.start_weeks + range.end_weeks) / 2);
    const missed: string[] = [];
    for (const topic of range.topics) {
      const { title, subtitle, proactive_option_1, proactive_option_2, proactive_option_3 } = topic;
      const offered = [title, `${LEARN_MORE}${subtitle}`, proactive_option_1, proactive_option_2, proactive_option_3];
      for (const text of offered)
        if (!(await sourcesFor(text, weeks)).includes(`guide:${topic.id}`)) missed.push(`${topic.id}: ${text}`);
    }
    expect(missed).toEqual([]);
  },
  30_000,
);

const cardFor = async (message: string) => {
  const parent = await signUp(server.app, { childName: 'Mia', childAge: '2026-10-20' });
  const { id: sessionId } = await parent.mutate<ChatSession>('chat.createSession', {});
  const { reply } = await parent.mutate<{ reply: ChatMessage }>('chat.send', { sessionId, message });
  return readAssistantContent(reply.content).urgent?.level ?? null;
};

test('the guide’s own words about a danger report none, the same words of a parent do', async () => {
  const topics = AGE_RANGES.flatMap((range) => range.topics);
  const fever = topics.find(({ id }) => id === 'newborn-fever-call-now');
  const seizure = topics.find(({ id }) => id === 'fever-and-febrile-seizures');
  for (const message of [fever?.title, seizure?.title, `${LEARN_MORE}${fever?.subtitle}`])
    expect(await cardFor(message ?? ''), message).toBeNull();
  expect(await cardFor(`${fever?.title}. She is 38.4`)).toBe('urgent');
  expect(await cardFor(`${LEARN_MORE}she is limp and will not wake up`)).toBe('emergency');
});

test.each([
  'What is the capital of France?',
  'Write me a poem about cats',
  'How do I change the oil of my car?',
  'Who won the world cup?',
  'Which shares should I buy?',
  'My sourdough does not rise',
])('the guide has nothing on: %s', async (question) => {
  for (const weeks of [1, 30, 110, 400, 800, null]) expect(await sourcesFor(question, weeks), `${weeks}`).toEqual([]);
});
