import type { MilestonesNow, ProgressEntry, Timeline, VisitSummary } from '@nestling/contracts/journey';
import { findAgeRange } from '@nestling/contracts/topics';
import { AGE_RANGES } from '@nestling/contracts/topics/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const BORN = '2026-04-25';
const WEEKS = 30;

const range = findAgeRange(AGE_RANGES, WEEKS);
const before = findAgeRange(AGE_RANGES, 20);
if (!range || !before) throw new Error('the guide has no such ranges');
const [topic] = range.topics;
const [activity] = range.activities;
const [milestone, other] = range.milestones;
const [earlier, doubted] = before.milestones;
if (!topic || !activity || !milestone || !other || !earlier || !doubted) throw new Error('the guide is not filled');

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({}, { clock: () => new Date(NOON) });
});
afterAll(() => server.close());

const newParent = () => signUp(server.app, { childName: 'Mia', childAge: BORN });
const entry = (itemId: string, more: object = {}) => ({
  kind: 'milestone',
  itemId,
  answer: 'seen',
  date: '2026-11-20',
  ...more,
});

describe('a mark', () => {
  test('keeps its answer, day and note, newest day first', async () => {
    const parent = await newParent();
    const marked = await parent.mutate<ProgressEntry>(
      'journey.mark',
      entry(milestone.id, { date: '2026-11-02', note: '  At breakfast 🥣 ' }),
    );
    expect(marked).toEqual({
      ...entry(milestone.id, { date: '2026-11-02' }),
      note: 'At breakfast 🥣',
      title: milestone.text,
      tags: ['Developmental Milestones'],
    });
    await parent.mutate('journey.mark', entry(topic.id, { kind: 'topic', answer: 'not_sure' }));
    await parent.mutate(
      'journey.mark',
      entry(activity.id, { kind: 'activity', answer: 'not_yet', date: '2026-11-21' }),
    );
    const progress = await parent.query<ProgressEntry[]>('journey.progress');
    expect(progress.map(({ tags }) => tags)).toEqual([activity.tags, topic.tags, ['Developmental Milestones']]);
    expect(progress.map(({ title, answer, date }) => [title, answer, date])).toEqual([
      [activity.title, 'not_yet', '2026-11-21'],
      [topic.title, 'not_sure', '2026-11-20'],
      [milestone.text, 'seen', '2026-11-02'],
    ]);
  });

  test('given again replaces the first, and taken back is gone', async () => {
    const parent = await newParent();
    await parent.mutate('journey.mark', entry(milestone.id, { answer: 'not_yet', note: 'Not so far' }));
    await parent.mutate('journey.mark', entry(milestone.id, { date: '2026-11-21' }));
    expect(await parent.query('journey.progress')).toEqual([
      {
        ...entry(milestone.id, { date: '2026-11-21' }),
        note: '',
        title: milestone.text,
        tags: ['Developmental Milestones'],
      },
    ]);
    await parent.mutate('journey.unmark', { kind: 'milestone', itemId: milestone.id });
    await parent.mutate('journey.unmark', { kind: 'milestone', itemId: milestone.id });
    expect(await parent.query('journey.progress')).toEqual([]);
  });

  test('made twice at once is one', async () => {
    const parent = await newParent();
    await Promise.all([1, 2].map(() => parent.mutate('journey.mark', entry(milestone.id))));
    expect(await parent.query('journey.progress')).toHaveLength(1);
  });

  test('is seen and taken back by its parent alone', async () => {
    const [parent, stranger] = [await newParent(), await newParent()];
    await parent.mutate('journey.mark', entry(milestone.id, { note: 'Ours alone' }));
    await stranger.mutate('journey.unmark', { kind: 'milestone', itemId: milestone.id });
    expect(await stranger.query('journey.progress')).toEqual([]);
    expect(JSON.stringify(await stranger.query('journey.milestones'))).not.toContain('Ours alone');
    expect(JSON.stringify(await stranger.query('journey.visitSummary'))).not.toContain('Ours alone');
    expect(await parent.query('journey.progress')).toHaveLength(1);
  });

  test('never appears in the timeline: the past is not answered', async () => {
    const parent = await newParent();
    const ask = async () => (await parent.post('/api/timeline', { childAge: BORN })).json() as Timeline;
    const first = await ask();
    await parent.mutate('journey.mark', entry(topic.id, { kind: 'topic' }));
    await parent.mutate('journey.mark', entry(earlier.id));
    expect(await ask()).toEqual(first);
    expect(Object.keys(first)).toHaveLength(3);
  });

  test.each([
    ['an item nobody wrote', entry('no-such-item'), 404, 'There is no such item in the guide'],
    ['an item of another kind', entry(topic.id), 404, 'There is no such item in the guide'],
    ['a day to come', entry(milestone.id, { date: '2026-11-23' }), 400, 'The date cannot be in the future'],
    [
      'a day before birth',
      entry(milestone.id, { date: '2026-04-24' }),
      400,
      'The date cannot be before the birth date',
    ],
    ['an unknown answer', entry(milestone.id, { answer: 'maybe' }), 400, 'Choose Seen it, Not yet or Not sure'],
    ['no item', entry(''), 400, 'The item is missing'],
    ['a note without end', entry(milestone.id, { note: 'x'.repeat(2001) }), 400, /note/i],
  ])('of %s is refused in words', async (_, input, status, message) => {
    const parent = await newParent();
    const refusal = await parent.mutate('journey.mark', input).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status });
    expect((refusal as Error).message).toMatch(message);
    expect(await parent.query('journey.progress')).toEqual([]);
  });
});

describe('the check list', () => {
  const listOf = (parent: Awaited<ReturnType<typeof newParent>>) => parent.query<MilestonesNow>('journey.milestones');
  const ids = ({ items }: MilestonesNow) => items.map(({ id }) => id);

  test('is that of the age and of the range before, and keeps what was answered', async () => {
    const parent = await newParent();
    await parent.mutate('journey.mark', entry(earlier.id));
    await parent.mutate('journey.mark', entry(milestone.id, { answer: 'not_sure' }));
    const list = await listOf(parent);
    expect(list.displayName).toBe(range.display_name);
    expect(list.isCorrectedAge).toBe(false);
    expect(ids(list)).toEqual([...before.milestones, ...range.milestones].map(({ id }) => id));
    expect(list.items.find(({ id }) => id === earlier.id)?.progress).toMatchObject({ answer: 'seen' });
    expect(list.items.find(({ id }) => id === milestone.id)?.progress).toMatchObject({ answer: 'not_sure' });
  });

  test('counts from the due date for an early birth, until the second birthday, and says so', async () => {
    const parent = await newParent();
    await parent.mutate('profile.save', { gestationWeeks: 28 });
    const list = await listOf(parent);
    expect(list.isCorrectedAge).toBe(true);
    expect(list.displayName).toBe(findAgeRange(AGE_RANGES, WEEKS - 12)?.display_name);
    expect(await parent.query<VisitSummary>('journey.visitSummary')).toMatchObject({ isCorrectedAge: true });
    for (const [childAge, isCorrectedAge] of [
      ['2024-11-22', true],
      ['2024-11-21', false],
    ] as const) {
      await parent.post('/api/onboarding', { childName: 'Mia', childAge });
      expect((await listOf(parent)).isCorrectedAge, childAge).toBe(isCorrectedAge);
    }
    await parent.post('/api/onboarding', { childName: 'Mia', childAge: BORN });
    await parent.mutate('profile.save', { gestationWeeks: 37 });
    expect(await listOf(parent)).toMatchObject({ isCorrectedAge: false, displayName: range.display_name });
  });

  test('of a child not yet due is the first one; without a birth date there is none', async () => {
    const early = await signUp(server.app, { childName: 'Mia', childAge: '2026-11-20' });
    await early.mutate('profile.save', { gestationWeeks: 26 });
    expect(await listOf(early)).toMatchObject({ isCorrectedAge: true, displayName: AGE_RANGES[0]?.display_name });
    const unknown = await signUp(server.app, { childName: 'Mia' });
    expect(await listOf(unknown)).toEqual({ displayName: null, isCorrectedAge: false, items: [] });
  });
});

describe('marks vanish (screens, 5)', () => {
  test('an answer of any earlier check list stays in the list and in the visit summary for ever', async () => {
    const parent = await newParent();
    await parent.mutate('journey.mark', entry(earlier.id));
    await parent.mutate('journey.mark', entry(doubted.id, { answer: 'not_yet' }));
    await parent.post('/api/onboarding', { childName: 'Mia', childAge: '2010-01-01' });
    for (const query of ['journey.milestones', 'journey.visitSummary'] as const) {
      const held = await parent.query<Pick<MilestonesNow, 'items'> & Pick<VisitSummary, 'milestones'>>(query);
      expect((held.items ?? held.milestones).map(({ id, progress }) => [id, progress?.answer]).sort()).toEqual(
        [
          [earlier.id, 'seen'],
          [doubted.id, 'not_yet'],
        ].sort(),
      );
    }
  });
});

describe('the visit summary', () => {
  test('gathers the check list, earlier doubts, notes, questions and health', async () => {
    const parent = await signUp(server.app, { childName: 'Mia', childAge: BORN, healthConditions: 'Eczema' });
    await parent.mutate('journey.mark', entry(doubted.id, { answer: 'not_yet', date: '2026-10-01' }));
    await parent.mutate('journey.mark', entry(other.id));
    await parent.mutate('journey.mark', entry(topic.id, { kind: 'topic', note: 'Wakes at five' }));
    await parent.mutate('journey.mark', entry(activity.id, { kind: 'activity' }));
    const asked = await parent.mutate<{ id: number }>('journey.addQuestion', { text: '  Which drops?  ' });
    const summary = await parent.query<VisitSummary>('journey.visitSummary');
    expect(summary).toMatchObject({
      childName: 'Mia',
      birthDate: BORN,
      ageText: '6 months, 27 days',
      preparedOn: '2026-11-21',
      healthConditions: 'Eczema',
      questions: [{ id: asked.id, text: 'Which drops?' }],
    });
    expect(summary.notes.map(({ title, note }) => [title, note])).toEqual([[topic.title, 'Wakes at five']]);
    const doubts = summary.milestones.filter(({ id }) => id === doubted.id);
    expect(doubts.map(({ progress }) => progress?.answer)).toEqual(['not_yet']);
    expect(summary.milestones.find(({ id }) => id === other.id)?.progress?.answer).toBe('seen');
  });

  test('keeps the same words as one question', async () => {
    const parent = await newParent();
    const first = await parent.mutate<{ id: number }>('journey.addQuestion', { text: 'Which drops?' });
    const again = await parent.mutate<{ id: number }>('journey.addQuestion', { text: ' Which drops? ' });
    expect(again.id).toBe(first.id);
    expect((await parent.query<VisitSummary>('journey.visitSummary')).questions).toHaveLength(1);
  });

  test('lets a question be removed by its parent alone, and holds at most 50', async () => {
    const [parent, stranger] = [await newParent(), await newParent()];
    const { id } = await parent.mutate<{ id: number }>('journey.addQuestion', { text: 'Mine' });
    await expect(stranger.mutate('journey.removeQuestion', { id })).rejects.toMatchObject({ status: 404 });
    expect((await stranger.query<VisitSummary>('journey.visitSummary')).questions).toEqual([]);
    for (let count = 1; count < 50; count += 1)
      await parent.mutate('journey.addQuestion', { text: `Question ${count}` });
    await expect(parent.mutate('journey.addQuestion', { text: 'One more' })).rejects.toMatchObject({ status: 409 });
    await expect(parent.mutate('journey.addQuestion', { text: '   ' })).rejects.toMatchObject({ status: 400 });
    await parent.mutate('journey.removeQuestion', { id });
    await expect(parent.mutate('journey.removeQuestion', { id })).rejects.toMatchObject({ status: 404 });
    const { questions } = await parent.query<VisitSummary>('journey.visitSummary');
    expect(questions).toHaveLength(49);
    expect(questions[0]?.text).toBe('Question 1');
  });
});
