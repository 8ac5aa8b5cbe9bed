import { formatCalendarDate, fromDayNumber, parseCalendarDate } from '@nestling/contracts/age';
import type { ChatOpening } from '@nestling/contracts/chat';
import type { TimelineTopic, TopicBubble } from '@nestling/contracts/journey';
import { fillDeep } from '@nestling/contracts/regions';
import { findAgeRange, type Topic } from '@nestling/contracts/topics';
import { AGE_RANGES } from '@nestling/contracts/topics/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { bubblesFor, openingFor } from './opening.ts';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');
const TODAY = { year: 2026, month: 11, day: 21 };
const GREETING = { content: 'Hello! How can I help you today?', options: [], sources: [] };

const bornDaysAgo = (days: number) => formatCalendarDate(fromDayNumber(Math.floor(NOON / DAY_MS) - days));

/** The range's first topic with its lowest urgency number, found without the code under test. */
function leading(weeks: number): Topic {
  const topics = findAgeRange(AGE_RANGES, weeks)?.topics ?? [];
  const lowest = Math.min(...topics.map(({ urgency_level }) => urgency_level));
  const topic = topics.find(({ urgency_level }) => urgency_level === lowest);
  if (!topic) throw new Error(`no topic at ${weeks} weeks`);
  return fillDeep(topic, 'US');
}

describe('what opens an empty chat', () => {
  test('at every age is the most urgent topic of the range, with the name, three replies and its sources', () => {
    for (let weeks = 0; weeks <= 936; weeks += 1) {
      const opening = openingFor({ childAge: bornDaysAgo(weeks * 7), childName: 'Mia' }, TODAY, 'US');
      const topic = leading(weeks);
      expect(opening.content).toBe(topic.proactive_message.replaceAll('{user.childName}', 'Mia'));
      expect(opening.options).toEqual([topic.proactive_option_1, topic.proactive_option_2, topic.proactive_option_3]);
      expect(opening.sources.length).toBeGreaterThan(0);
    }
  });

  test.each([null, '', '  '])('says "your child" when the name is %j', (childName) => {
    for (const { start_weeks } of AGE_RANGES) {
      const { content } = openingFor({ childAge: bornDaysAgo((start_weeks + 1) * 7), childName }, TODAY, 'US');
      expect(content).toMatch(/your child/i);
      expect(content).not.toMatch(/[{}]|null|undefined|[.!?] your child/);
    }
  });

  test.each([
    ['no birth date', null],
    ['an empty birth date', ''],
    ['a birth date that is no date', 'last spring'],
    ['a birth date to come', '2027-01-01'],
    ['a grown-up', '2001-01-01'],
  ])('is the greeting, without topics, with %s', (_, childAge) => {
    expect(openingFor({ childAge, childName: 'Mia' }, TODAY, 'US')).toEqual(GREETING);
    expect(bubblesFor({ childAge }, TODAY, 'US')).toEqual([]);
  });

  test('knows a child born today in a zone ahead of ours (DATE-003)', () => {
    const tomorrow = '2026-11-22';
    expect(parseCalendarDate(tomorrow)).toBeDefined();
    expect(bubblesFor({ childAge: tomorrow }, TODAY, 'US')).toEqual(
      bubblesFor({ childAge: '2026-11-21' }, TODAY, 'US'),
    );
  });
});

test('topics at every age are three at most, of that range, the lowest urgency number first', () => {
  for (let weeks = 0; weeks <= 936; weeks += 1) {
    const topics = new Map(findAgeRange(AGE_RANGES, weeks)?.topics.map((topic) => [topic.id, topic]));
    const bubbles = bubblesFor({ childAge: bornDaysAgo(weeks * 7 + 6) }, TODAY, 'US');
    const levels = bubbles.map(({ id }) => topics.get(id)?.urgency_level ?? Number.NaN);
    expect(bubbles).toHaveLength(3);
    expect(levels).toEqual(levels.toSorted());
    const left = [...topics.values()].filter(({ id }) => !bubbles.some((bubble) => bubble.id === id));
    expect(left.every(({ urgency_level }) => urgency_level >= (levels.at(-1) ?? 0))).toBe(true);
  }
});

describe('over the wire', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({}, { clock: () => new Date(NOON) });
  });
  afterAll(() => server.close());

  test('the opening and the topics follow the profile as it changes', async () => {
    const parent = await signUp(server.app);
    expect(await parent.query('chat.opening')).toEqual(GREETING);
    expect(await parent.query('chat.bubbles')).toEqual([]);
    await parent.post('/api/onboarding', { childName: 'Ola', childAge: bornDaysAgo(10 * 7) });
    const opening = await parent.query<ChatOpening>('chat.opening');
    expect(opening.content).toBe(leading(10).proactive_message.replaceAll('{user.childName}', 'Ola'));
    await parent.post('/api/onboarding', { childName: 'Ola', childAge: bornDaysAgo(300 * 7) });
    const bubbles = await parent.query<TopicBubble[]>('chat.bubbles');
    expect(bubbles[0]?.title).toBe(leading(300).title);
  });

  test('a cited topic, activity or milestone opens; an unknown one is refused in words', async () => {
    const parent = await signUp(server.app);
    const range = findAgeRange(AGE_RANGES, 10);
    for (const id of [range?.topics[0]?.id, range?.activities[0]?.id, range?.milestones[0]?.id]) {
      const page = await parent.query<TimelineTopic>('chat.topic', { topicId: id });
      expect(page).toMatchObject({ id, age_range: { display_name: range?.display_name } });
      expect(page.sources.length).toBeGreaterThan(0);
    }
    await expect(parent.query('chat.topic', { topicId: 'no-such-topic' })).rejects.toMatchObject({
      message: 'There is no such topic',
      status: 404,
    });
  });
});
