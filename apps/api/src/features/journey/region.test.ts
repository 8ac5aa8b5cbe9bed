import { formatCalendarDate, fromDayNumber } from '@nestling/contracts/age';
import { foreignMarksIn, REGIONS, type Region } from '@nestling/contracts/regions';
import { AGE_RANGES } from '@nestling/contracts/topics/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const bornWeeksAgo = (weeks: number) =>
  formatCalendarDate(fromDayNumber(Math.floor(NOON / 86_400_000) - weeks * 7 - 3));
const SECTIONS = ['current_topics', 'activities_topics', 'upcoming_topics'];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({}, { clock: () => new Date(NOON) });
});
afterAll(() => server.close());

async function parentIn(country: Region, weeks: number): Promise<{ parent: Session; childAge: string }> {
  const parent = await signUp(server.app);
  const childAge = bornWeeksAgo(weeks);
  await parent.post('/api/onboarding', { childName: 'Mia', childAge, country });
  return { parent, childAge };
}

/** Every text of an answer; pages are named as their publishers name them. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'url' || key === 'name' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsOf(entry, Array.isArray(value) ? key : name));
}

function expectAtHome(answer: unknown, region: Region) {
  const texts = textsOf(answer);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    expect(text).not.toMatch(/[{}]/);
    expect(foreignMarksIn(text, region), `${region}: ${text}`).toEqual([]);
  }
}

test.each(REGIONS)(
  'a family in %s gets the journey, the opening and the milestones in its own words',
  async (region) => {
    for (const weeks of [6, 20, 70, 800]) {
      const { parent, childAge } = await parentIn(region, weeks);
      expectAtHome((await parent.post('/api/timeline', { childAge })).json(), region);
      for (const section of SECTIONS)
        expectAtHome(
          (await parent.post('/api/timeline', { childAge, pagination: { section, offset: 3 } })).json(),
          region,
        );
      expectAtHome(await parent.query('chat.opening'), region);
      expectAtHome(await parent.query('chat.bubbles'), region);
      expectAtHome(await parent.query('journey.milestones'), region);
      expectAtHome(await parent.query('journey.visitSummary'), region);
    }
  },
);

test('the journey follows the country at once when it is changed', async () => {
  const { parent, childAge } = await parentIn('US', 10);
  const text = async () => textsOf((await parent.post('/api/timeline', { childAge })).json()).join(' ');
  expect(await text()).toContain('911');
  await parent.post('/api/onboarding', { childName: 'Mia', country: 'GB' });
  const british = await text();
  expect(british).toContain('999');
  expect(british).not.toContain('911');
});

test('a page that a citation opens is in the words of the family', async () => {
  const { parent } = await parentIn('AU', 20);
  const topic = AGE_RANGES.flatMap(({ topics }) => topics).find(({ description }) =>
    description.includes('{emergency}'),
  );
  const page = await parent.query('chat.topic', { topicId: topic?.id });
  expectAtHome(page, 'AU');
  expect(textsOf(page).join(' ')).toContain('000');
});
