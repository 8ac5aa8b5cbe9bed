import { formatCalendarDate, fromDayNumber } from '@nestling/contracts/age';
import { JOURNEY_PAGE, TIMELINE_SECTIONS, type Timeline, type TimelineSection } from '@nestling/contracts/journey';
import { findAgeRange } from '@nestling/contracts/topics';
import { AGE_RANGES } from '@nestling/contracts/topics/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');
const LISTS = ['current_topics', 'age_appropriate_activities', 'upcoming_topics'] as const;
const LIST_OF: Record<TimelineSection, (typeof LISTS)[number]> = {
  current_topics: 'current_topics',
  activities_topics: 'age_appropriate_activities',
  upcoming_topics: 'upcoming_topics',
};

let now = NOON;
let server: TestApp;
let parent: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  server = await createTestApp({}, { clock: () => new Date(now) });
  parent = await signUp(server.app, { childName: 'Mia', childAge: bornWeeksAgo(30) });
});
afterAll(() => server.close());

function bornWeeksAgo(weeks: number): string {
  return formatCalendarDate(fromDayNumber(Math.floor(NOON / DAY_MS) - weeks * 7));
}

type Item = Timeline['current_topics'][number];

async function ask(body: unknown, by = parent): Promise<Timeline> {
  const answer = await by.post('/api/timeline', body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.json() as Timeline;
}

const loadMore = async (childAge: string, section: TimelineSection, offset: number, existingItems?: unknown[]) =>
  (await ask({ childAge, pagination: { section, offset, ...(existingItems && { existingItems }) } }))[LIST_OF[section]];

const keptRows = (userId: number) =>
  server.deps.db.selectFrom('timeline_data').select(['id', 'data']).where('user_id', '=', userId).execute();

const idsOf = (items: Item[]) => items.map(({ id }) => id);

/** What the page does: three items, then Load More by what it holds until nothing comes. */
async function readToTheEnd(childAge: string, section: TimelineSection): Promise<Item[]> {
  const held = (await ask({ childAge }))[LIST_OF[section]];
  for (;;) {
    const page = await loadMore(childAge, section, held.length, held);
    if (page.length === 0) return held;
    expect(page.length).toBeLessThanOrEqual(JOURNEY_PAGE);
    held.push(...page);
  }
}

describe('the first answer', () => {
  test('holds the three lists, three items each, and never a past one', async () => {
    const answer = await ask({ childAge: bornWeeksAgo(30) });
    expect(Object.keys(answer).sort()).toEqual([...LISTS].sort());
    for (const list of LISTS) expect(answer[list], list).toHaveLength(JOURNEY_PAGE);
    expect(answer.current_topics.map(({ age_range }) => age_range.display_name)).toEqual(
      Array(JOURNEY_PAGE).fill(findAgeRange(AGE_RANGES, 30)?.display_name),
    );
    expect(answer.age_appropriate_activities.every(({ kind }) => kind === 'activity')).toBe(true);
  });

  test('says each topic in its blocks, which together are the description', async () => {
    const { current_topics, upcoming_topics } = await ask({ childAge: bornWeeksAgo(30) });
    for (const { blocks, description, title } of [...current_topics, ...upcoming_topics]) {
      const texts = [blocks?.now, blocks?.watch, blocks?.call].flatMap((parts) => parts?.map(({ text }) => text) ?? []);
      expect(texts.join(' '), title).toBe(description);
      expect(blocks?.now.length, title).toBeGreaterThan(0);
    }
  });

  test('is the same over tRPC', async () => {
    const childAge = bornWeeksAgo(30);
    expect(await parent.query('journey.timeline', { childAge })).toEqual(await ask({ childAge }));
  });

  test('follows the age that is asked for, and says nothing of a grown-up', async () => {
    const names = async (weeks: number) =>
      (await ask({ childAge: bornWeeksAgo(weeks) })).current_topics[0]?.age_range.display_name;
    expect(await names(0)).toBe(AGE_RANGES[0]?.display_name);
    expect(await names(2)).toBe(AGE_RANGES[0]?.display_name);
    expect(await names(3)).toBe(AGE_RANGES[1]?.display_name);
    expect(await names(936)).toBe(AGE_RANGES.at(-1)?.display_name);
    const empty = { current_topics: [], age_appropriate_activities: [], upcoming_topics: [] };
    expect(await ask({ childAge: bornWeeksAgo(937) })).toEqual(empty);
  });

  test('needs a signed-in parent', async () => {
    const answer = await openSession(server.app).post('/api/timeline', { childAge: bornWeeksAgo(30) });
    expect(answer.status).toBe(401);
  });
});

describe('Load More', () => {
  test.each(TIMELINE_SECTIONS)('of %s goes by three to the end, each item once', async (section) => {
    const range = findAgeRange(AGE_RANGES, 30);
    if (!range) throw new Error('no such range');
    const later = AGE_RANGES.slice(AGE_RANGES.indexOf(range) + 1);
    const expected: Record<TimelineSection, string[]> = {
      current_topics: idsOf(range.topics as unknown as Item[]),
      activities_topics: idsOf(range.activities as unknown as Item[]),
      upcoming_topics: idsOf(later.flatMap(({ topics }) => topics) as unknown as Item[]),
    };
    const all = idsOf(await readToTheEnd(bornWeeksAgo(30), section));
    expect(all).toHaveLength(expected[section].length);
    expect([...all].sort()).toEqual([...expected[section]].sort());
  });

  test('of one tag goes by three through all of that tag, and through nothing else', async () => {
    const childAge = bornWeeksAgo(30);
    const tagged = (await readToTheEnd(childAge, 'upcoming_topics')).filter(({ tags }) => tags.includes('Teens'));
    const held: Item[] = [];
    for (let isMore = true; isMore; ) {
      const pagination = {
        section: 'upcoming_topics',
        offset: 0,
        existingItems: held.map(({ id }) => id),
        tag: 'Teens',
      };
      const page = (await ask({ childAge, pagination })).upcoming_topics;
      expect(page.length).toBeLessThanOrEqual(JOURNEY_PAGE);
      isMore = page.length > 0;
      held.push(...page);
    }
    expect(held.length).toBeGreaterThan(JOURNEY_PAGE);
    expect(held).toEqual(tagged);
  });

  test('answers the other two lists empty', async () => {
    const pagination = { section: 'upcoming_topics', offset: 3 };
    const answer = await ask({ childAge: bornWeeksAgo(30), pagination });
    expect([answer.current_topics, answer.age_appropriate_activities]).toEqual([[], []]);
    expect(answer.upcoming_topics).toHaveLength(JOURNEY_PAGE);
  });

  test('begins at the offset and leaves out what is held, whether named by id, title or as the item itself', async () => {
    const childAge = bornWeeksAgo(30);
    const all = await readToTheEnd(childAge, 'upcoming_topics');
    expect(await loadMore(childAge, 'upcoming_topics', 5)).toEqual(all.slice(5, 8));
    const [first, second, third] = all.slice(3, 6);
    if (!first || !second || !third) throw new Error('too few items');
    for (const held of [
      [first.id, second.title, third],
      [{ id: first.id }, { title: second.title }, { id: third.id, title: third.title, extra: 1 }],
    ])
      expect(await loadMore(childAge, 'upcoming_topics', 3, held)).toEqual(all.slice(6, 9));
    expect(await loadMore(childAge, 'upcoming_topics', 3, [])).toEqual(all.slice(3, 6));
    expect(await loadMore(childAge, 'upcoming_topics', all.length)).toEqual([]);
    expect(await loadMore(childAge, 'upcoming_topics', 10_000)).toEqual([]);
  });
});

describe('a bad request is answered with 400 in words', () => {
  const childAge = '2026-04-25';
  const section = 'current_topics';
  test.each([
    ['no body', undefined],
    ['no age', {}],
    ['an empty age', { childAge: '' }],
    ['an age in words', { childAge: 'seven months' }],
    ['a number', { childAge: 30 }],
    ['null', { childAge: null }],
    ['a day the calendar lacks', { childAge: '2025-02-29' }],
    ['a time', { childAge: '2026-04-25T00:00:00Z' }],
    ['a date to come', { childAge: '2026-11-23' }],
    ['a date of long ago', { childAge: '0001-01-01' }],
    ['pagination as text', { childAge, pagination: 'more' }],
    ['pagination as null', { childAge, pagination: null }],
    ['pagination with nothing in it', { childAge, pagination: {} }],
    ['no section', { childAge, pagination: { offset: 3 } }],
    ['the past', { childAge, pagination: { section: 'past_topics', offset: 0 } }],
    ['the name of a list', { childAge, pagination: { section: 'age_appropriate_activities', offset: 0 } }],
    ['a name every object has', { childAge, pagination: { section: '__proto__', offset: 0 } }],
    ['no offset', { childAge, pagination: { section } }],
    ['a negative offset', { childAge, pagination: { section, offset: -3 } }],
    ['half an offset', { childAge, pagination: { section, offset: 1.5 } }],
    ['an offset as text', { childAge, pagination: { section, offset: '3' } }],
    ['an offset beyond all', { childAge, pagination: { section, offset: 1e9 } }],
    ['items as text', { childAge, pagination: { section, offset: 3, existingItems: 'all' } }],
    ['items that are numbers', { childAge, pagination: { section, offset: 3, existingItems: [1] } }],
    ['an item whose id is a number', { childAge, pagination: { section, offset: 3, existingItems: [{ id: 1 }] } }],
    ['a tag that is a number', { childAge, pagination: { section, offset: 3, tag: 7 } }],
    ['too many items', { childAge, pagination: { section, offset: 3, existingItems: Array(2001).fill('a') } }],
  ])('%s', async (_, body) => {
    const answer = await parent.post('/api/timeline', body);
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.text).toMatch(/^[A-Za-z][^{}[\]]{7,150}$/);
    expect(answer.text).not.toMatch(/zod|undefined|Invalid input|expected/i);
  });

  test('that names what is wrong', async () => {
    const wordsFor = async (body: unknown) => (await parent.post('/api/timeline', body)).text;
    expect(await wordsFor({ childAge: '2026-11-23' })).toBe('Birth date cannot be in the future');
    expect(await wordsFor({ childAge, pagination: { section: 'past', offset: 0 } })).toContain(
      'section must be one of',
    );
    expect(await wordsFor({ childAge, pagination: { section, offset: -1 } })).toBe('offset must not be negative');
  });
});

describe('what is kept in timeline_data', () => {
  test('is one row a parent, built once a day', async () => {
    const mine = await signUp(server.app, { childName: 'Ida' });
    const childAge = bornWeeksAgo(40);
    const first = await ask({ childAge }, mine);
    const rows = await keptRows(mine.userId);
    expect(rows).toHaveLength(1);
    now += 11 * 3_600_000;
    expect(await ask({ childAge }, mine)).toEqual(first);
    expect(await keptRows(mine.userId)).toEqual(rows);
    now = NOON;
  });

  test('is built anew the next day, when the child may be in the next range', async () => {
    const mine = await signUp(server.app, { childName: 'Ida' });
    const childAge = formatCalendarDate(fromDayNumber(Math.floor(NOON / DAY_MS) - (52 * 7 + 6)));
    const before = await ask({ childAge }, mine);
    const [row] = await keptRows(mine.userId);
    now += DAY_MS;
    const after = await ask({ childAge }, mine);
    const rows = await keptRows(mine.userId);
    now = NOON;
    expect(before.current_topics[0]?.age_range.display_name).toBe(findAgeRange(AGE_RANGES, 52)?.display_name);
    expect(after.current_topics[0]?.age_range.display_name).toBe(findAgeRange(AGE_RANGES, 53)?.display_name);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id).not.toBe(row?.id);
  });

  test('is built anew for another birth date', async () => {
    const mine = await signUp(server.app, { childName: 'Ida', childAge: bornWeeksAgo(40) });
    const before = await ask({ childAge: bornWeeksAgo(40) }, mine);
    await mine.post('/api/onboarding', { childName: 'Ida', childAge: bornWeeksAgo(200) });
    const after = await ask({ childAge: bornWeeksAgo(200) }, mine);
    expect(idsOf(after.current_topics)).not.toEqual(idsOf(before.current_topics));
    expect(await keptRows(mine.userId)).toHaveLength(1);
  });

  test('is used while it holds, and built anew when it came from other content', async () => {
    const mine = await signUp(server.app, { childName: 'Ida' });
    const childAge = bornWeeksAgo(40);
    const fresh = await ask({ childAge }, mine);
    const [row] = await keptRows(mine.userId);
    if (!row) throw new Error('nothing kept');
    const stored = JSON.parse(row.data) as { key: string; built: Record<TimelineSection, string[]> };
    const emptied = { ...stored, built: { ...stored.built, current_topics: [] } };
    const keep = (kept: object) =>
      server.deps.db
        .updateTable('timeline_data')
        .set({ data: JSON.stringify(kept) })
        .where('id', '=', row.id)
        .execute();
    await keep(emptied);
    expect((await ask({ childAge }, mine)).current_topics).toEqual([]);
    await keep({ ...emptied, key: stored.key.replace(/\S+$/, '0123456789abcdef') });
    expect(await ask({ childAge }, mine)).toEqual(fresh);
    expect((await keptRows(mine.userId)).map(({ data }) => JSON.parse(data))).toEqual([stored]);
  });

  test('is one row however many ask at once, with the right answer for each', async () => {
    const mine = await signUp(server.app, { childName: 'Ida' });
    for (let weeks = 40; weeks < 48; weeks += 1) {
      const ages = [0, 100, 200, 300].flatMap((more) => [weeks + more, weeks + more]).map(bornWeeksAgo);
      const answers = await Promise.all(ages.map((childAge) => ask({ childAge }, mine)));
      for (const [index, childAge] of ages.entries()) expect(answers[index]).toEqual(await ask({ childAge }));
      expect(await keptRows(mine.userId)).toHaveLength(1);
    }
  });
});
