import type { ChatMessage, ChatSession } from '@nestling/contracts/chat';
import { LEARN_MORE } from '@nestling/contracts/chat/rules';
import { fillSlots } from '@nestling/contracts/regions';
import { allAnswers, SUBJECTS } from '@nestling/contracts/topics';
import { AGE_RANGES, ANSWERS } from '@nestling/contracts/topics/content';
import type { Finding } from '@nestling/rag/guide';
import { comparable, readMessage } from '@nestling/rag/query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { readAssistantContent } from '../sessions/assistant-content.ts';
import { tappedPage } from './guide-taps.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
});
afterAll(() => server.close());

const read = (message: string, childWeeks: number | null) =>
  readMessage(message, {
    childName: null,
    childWeeks,
    questions: [],
    lastPage: null,
    weightOf: server.deps.guideFinder.guide.words.weightOfStem,
    mended: server.deps.guideFinder.guide.mended,
  });
const find = async (message: string, weeks: number | null): Promise<Finding> => {
  const question = read(message, weeks);
  return question.kind === 'question'
    ? server.deps.guideFinder.find({ question, thread: null, region: 'US' })
    : { kind: 'nothing' };
};
const keyOf = (page: number | undefined) => server.deps.guideFinder.guide.pages[page ?? -1]?.key;

const middleOf = (start: number, end: number) => Math.round((start + end) / 2);
const pages = [
  ...AGE_RANGES.flatMap((range) =>
    range.topics.map((topic) => ({ ...topic, weeks: middleOf(range.start_weeks, range.end_weeks) })),
  ),
  ...allAnswers(AGE_RANGES, ANSWERS)
    .filter(({ regions }) => !regions || regions.includes('US'))
    .map((answer) => ({ ...answer, weeks: middleOf(...answer.ages) })),
];
/** Every phrasing stands in the list by its very words: some of each page prove it for all. */
const EVERY = 32;

/** The words themselves name an age that the page is not for, or what sounds like one ("three weeks old, that tooth"). */
function isOfAnotherAge(question: string, weeks: number, id: string): boolean {
  const asked = read(question, weeks);
  const page = server.deps.guideFinder.guide.pages.find(({ key }) => key === `guide:${id}`);
  if (asked.kind !== 'question' || !asked.age || !page) return false;
  return asked.age.end < (page.startWeeks ?? 0) || asked.age.start > (page.endWeeks ?? asked.age.start);
}

test.each(SUBJECTS)(
  'what is listed on %s is surely answered with the page that lists it',
  async (subject) => {
    const missed: string[] = [];
    for (const { id, phrasings, weeks } of pages.filter((page) => page.subject === subject))
      for (const question of phrasings.filter((_, at) => at % EVERY === 0)) {
        if (isOfAnotherAge(question, weeks, id)) continue;
        const found = await find(question, weeks);
        const listing = found.kind === 'sure' ? server.deps.guideFinder.guide.pages[found.page.page] : undefined;
        const isListed = listing?.questions?.some((one) => comparable(one, null) === comparable(question, null));
        if (listing?.key !== `guide:${id}` && !isListed) missed.push(`${id}: ${question}`);
      }
    expect(missed).toEqual([]);
  },
  300_000,
);

test('all that the app offers to tap finds its page', () => {
  const missed: string[] = [];
  for (const range of AGE_RANGES) {
    const weeks = middleOf(range.start_weeks, range.end_weeks);
    for (const topic of range.topics) {
      const { title, subtitle, proactive_option_1, proactive_option_2, proactive_option_3 } = topic;
      for (const text of [title, subtitle, proactive_option_1, proactive_option_2, proactive_option_3])
        if (keyOf(tappedPage(fillSlots(text, 'US'), weeks, 'US')) !== `guide:${topic.id}`)
          missed.push(`${topic.id}: ${text}`);
    }
  }
  for (const { id, title, next, ages } of ANSWERS) {
    if (keyOf(tappedPage(fillSlots(title, 'GB'), middleOf(...ages), 'GB')) !== `guide:${id}`)
      missed.push(`${id}: ${title}`);
    for (const one of next)
      if (keyOf(tappedPage(fillSlots(one.question, 'GB'), middleOf(...ages), 'GB', [`guide:${id}`])) === undefined)
        missed.push(`${id}: ${one.question}`);
  }
  expect(missed).toEqual([]);
});

const cardFor = async (message: string) => {
  const parent = await signUp(server.app, { childName: 'Mia', childAge: bornDaysAgo(33) });
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
  expect(['urgent', 'emergency']).toContain(await cardFor(`${fever?.title}. She is 38.4`));
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
  for (const weeks of [1, 30, 110, 400, 800, null])
    expect((await find(question, weeks)).kind, `${weeks}`).not.toBe('sure');
});

test.each([
  ['when should {} crawl', 'Otis', 36],
  ['how much should {} sleep', 'Otis', 60],
  ['when will {} say a first word', 'Otis', 45],
  ['{} bites other children', 'Otis', 90],
  ['is {} ready for solids', 'Otis', 24],
  ['{} will not do homework', 'Otis', 430],
])('%s finds one page by name, pronoun and “my child”', async (form, name, weeks) => {
  const asked = (word: string) => {
    const question = readMessage(form.replace('{}', word), {
      childName: name,
      childWeeks: weeks,
      questions: [],
      lastPage: null,
      weightOf: server.deps.guideFinder.guide.words.weightOfStem,
      mended: server.deps.guideFinder.guide.mended,
    });
    if (question.kind !== 'question') throw new Error(form);
    return server.deps.guideFinder.find({ question, thread: null, region: 'US' });
  };
  const [byName, byPronoun, byKin] = await Promise.all([name, 'he', 'my son'].map(asked));
  expect(byName?.kind).not.toBe('nothing');
  expect(byPronoun).toEqual(byName);
  expect(byKin).toEqual(byName);
});

test.each([
  ['she screams when i leave the room', 45],
  ['she pulled out a clump of hair', 100],
  ['she sucks her thumb all day', 170],
  ['she grinds her teeth at night', 250],
  ['she refuses to go to school', 400],
])('after another subject has the page of a fresh chat: %s', async (message, weeks) => {
  const before = 'how long does jet lag last in babies';
  const lastPage = firstOf(await find(before, 40)) ?? null;
  expect(lastPage).not.toBeNull();
  const question = readMessage(message, {
    childName: null,
    childWeeks: weeks,
    questions: [before],
    lastPage: server.deps.guideFinder.guide.pages.find(({ key }) => key === lastPage)?.title ?? null,
    weightOf: server.deps.guideFinder.guide.words.weightOfStem,
    mended: server.deps.guideFinder.guide.mended,
  });
  if (question.kind !== 'question') throw new Error(message);
  const [after, fresh] = [
    await server.deps.guideFinder.find({
      question,
      thread: lastPage === null ? null : { pages: [lastPage], isGuess: false, next: [] },
      region: 'US',
    }),
    await find(message, weeks),
  ];
  expect(firstOf(fresh)).toBeDefined();
  expect(firstOf(after)).toBe(firstOf(fresh));
});

function firstOf(finding: Finding): string | undefined {
  if (finding.kind === 'nothing') return undefined;
  return keyOf(finding.kind === 'unsure' ? finding.pages[0]?.page : finding.page.page);
}
