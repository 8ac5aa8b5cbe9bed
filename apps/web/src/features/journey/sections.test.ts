import type { Timeline, TimelineTopic } from '@nestling/contracts/journey';
import { expect, test } from 'vitest';
import { readJourneySearch } from './journey-search.ts';
import { appendPage, distinctTags, sectionItems, taggedItems } from './sections.ts';

const topic = (id: string, tags: TimelineTopic['tags'] = ['Education']): TimelineTopic => ({
  id,
  kind: 'topic',
  title: id,
  subtitle: id,
  description: id,
  tags,
  age_range: { display_name: '8 to 9 years' },
  sources: [],
});
const timeline = (part: Partial<Timeline>): Timeline => ({
  current_topics: [],
  age_appropriate_activities: [],
  upcoming_topics: [],
  ...part,
});
const ids = (items: TimelineTopic[]) => items.map(({ id }) => id);

test('a further page goes to the end of its own section and leaves the others', () => {
  const first = timeline({ current_topics: [topic('a')], age_appropriate_activities: [topic('b')] });
  const next = appendPage(first, timeline({ age_appropriate_activities: [topic('c')] }), 'activities');
  expect(ids(sectionItems(next, 'activities'))).toEqual(['b', 'c']);
  expect(ids(sectionItems(next, 'current'))).toEqual(['a']);
  expect(ids(sectionItems(first, 'activities'))).toEqual(['b']);
});

test('nothing is shown twice', () => {
  const first = timeline({ upcoming_topics: [topic('a'), topic('b')] });
  const next = appendPage(first, timeline({ upcoming_topics: [topic('b'), topic('c')] }), 'upcoming');
  expect(ids(sectionItems(next, 'upcoming'))).toEqual(['a', 'b', 'c']);
});

test('of a tag, what came for it alone follows what is held, and neither is shown twice', () => {
  const held = [topic('a', ['Teens']), topic('b'), topic('c', ['Teens', 'Education'])];
  const extra = [topic('c', ['Teens']), topic('d', ['Teens'])];
  expect(ids(taggedItems(held, extra, 'Teens'))).toEqual(['a', 'c', 'd']);
});

test('every tag of every section is offered once, in order', () => {
  const held = timeline({
    current_topics: [topic('a', ['Teens', 'Education'])],
    upcoming_topics: [topic('b', ['Activities', 'Teens'])],
  });
  expect(distinctTags(Object.values(held).flat())).toEqual(['Activities', 'Education', 'Teens']);
});

test.each([
  [
    { section: 'upcoming', tag: 'Teens' },
    { section: 'upcoming', tag: 'Teens' },
  ],
  [{ section: 'past' }, { section: 'past' }],
  [{ section: 'everything', tag: 7 }, {}],
  [{ section: ['past'], tag: '' }, {}],
  [{}, {}],
])('an address with %j shows %j', (search, expected) => {
  expect(readJourneySearch(search)).toEqual(expected);
});
