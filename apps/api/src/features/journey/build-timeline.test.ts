import { TIMELINE_SECTIONS } from '@nestling/contracts/journey';
import { AGE_RANGE_WEEKS } from '@nestling/contracts/topics';
import { expect, test } from 'vitest';
import { buildTimeline, firstPage, nextPage } from './build-timeline.ts';
import { GUIDE } from './guide.ts';

const LAST_WEEK = 936;
const startOf = new Map(
  GUIDE.ranges.flatMap((range) =>
    [...range.topics, ...range.activities].map(({ id }) => [id, range.start_weeks] as const),
  ),
);
const startsIn = (ids: string[]) => [...new Set(ids.map((id) => startOf.get(id)))];

/** The first range of the specification's own list, found without the code under test. */
const expectedStart = (weeks: number) => AGE_RANGE_WEEKS.find(([, end]) => weeks <= end)?.[0];

test('every age from birth to 18 years has its own range now, and only later ones to come', () => {
  for (let weeks = 0; weeks <= LAST_WEEK; weeks += 1) {
    const built = buildTimeline(GUIDE.ranges, weeks);
    const start = expectedStart(weeks) ?? Number.NaN;
    expect(startsIn(built.current_topics), `${weeks}`).toEqual([start]);
    expect(startsIn(built.activities_topics), `${weeks}`).toEqual([start]);
    expect(built.current_topics.length).toBeGreaterThanOrEqual(3);
    expect(built.activities_topics.length).toBeGreaterThanOrEqual(6);
    const later = AGE_RANGE_WEEKS.filter(([first]) => first > start).map(([first]) => first);
    expect(startsIn(built.upcoming_topics), `${weeks}`).toEqual(later);
  }
});

test('the most urgent topics of now come first', () => {
  for (const range of GUIDE.ranges) {
    const { current_topics } = firstPage(GUIDE, buildTimeline(GUIDE.ranges, range.end_weeks), 'US');
    const levels = current_topics.map(({ urgency_level }) => urgency_level ?? Number.NaN);
    expect(levels).toEqual(levels.toSorted());
    expect(levels[0]).toBe(Math.min(...range.topics.map(({ urgency_level }) => urgency_level)));
  }
});

test('before birth and after 18 years there is nothing to show', () => {
  const nothing = { current_topics: [], activities_topics: [], upcoming_topics: [] };
  expect([-1, LAST_WEEK + 1].map((weeks) => buildTimeline(GUIDE.ranges, weeks))).toEqual([nothing, nothing]);
});

test('at every age, Load More shows every item of every section once, and then ends', () => {
  for (let weeks = 0; weeks <= LAST_WEEK; weeks += 13) {
    const built = buildTimeline(GUIDE.ranges, weeks);
    for (const section of TIMELINE_SECTIONS) {
      const list = section === 'activities_topics' ? 'age_appropriate_activities' : section;
      const held = firstPage(GUIDE, built, 'US')[list].map(({ id }) => id);
      for (let isMore = true; isMore; ) {
        const page = nextPage(GUIDE, built, { section, offset: held.length, existingItems: held }, 'US')[list];
        held.push(...page.map(({ id }) => id));
        isMore = page.length > 0;
      }
      expect(held, `${weeks} ${section}`).toEqual(built[section]);
    }
  }
});
