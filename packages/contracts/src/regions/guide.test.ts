import { describe, expect, test } from 'vitest';
import { AGE_RANGES, ANSWERS } from '../topics/content.ts';
import { fillSlots, foreignMarksIn, REGIONS, type Region } from './index.ts';

type Shown = {
  id: string;
  weeks: readonly [number, number];
  texts: (string | undefined)[];
  regions?: readonly string[];
};

/** Everything that a parent may read of the guide; sources are named as their publishers name them. */
const PAGES: Shown[] = [
  ...AGE_RANGES.flatMap(({ start_weeks, end_weeks, topics, activities, milestones }) => {
    const weeks = [start_weeks, end_weeks] as const;
    return [
      ...topics.map((topic) => ({
        id: topic.id,
        weeks,
        texts: [
          topic.title,
          topic.subtitle,
          topic.description,
          topic.proactive_message,
          topic.proactive_option_1,
          topic.proactive_option_2,
          topic.proactive_option_3,
        ],
      })),
      ...activities.map(({ id, title, subtitle, description, why, safety }) => ({
        id,
        weeks,
        texts: [title, subtitle, description, why, safety],
      })),
      ...milestones.map(({ id, text, actEarly }) => ({ id, weeks, texts: [text, actEarly] })),
    ];
  }),
  ...ANSWERS.map(({ id, ages, title, text, sayAloud, next, regions }) => ({
    id,
    weeks: ages,
    texts: [title, text, sayAloud, ...next.map(({ question }) => question)],
    ...(regions && { regions }),
  })),
];

const isFor = (page: Shown, region: Region) => page.regions?.includes(region) ?? true;

describe.each(REGIONS)('a family in %s', (region) => {
  test('reads no other region’s number, institution, law or word in the guide, and no open slot', () => {
    const strange = PAGES.filter((page) => isFor(page, region)).flatMap(({ id, weeks, texts }) =>
      texts.flatMap((text = '') => {
        const filled = fillSlots(text, region, { weeks });
        const open = /[{}]/.test(filled.replaceAll('{user.childName}', '')) ? ['an open slot'] : [];
        return [...foreignMarksIn(filled, region), ...open].map((what) => `${id}: ${what}`);
      }),
    );
    expect(strange).toEqual([]);
  });
});

test('the walk is of the whole guide', () => {
  expect(PAGES.length).toBeGreaterThan(400);
  expect(PAGES.flatMap(({ texts }) => texts).filter((text) => text?.includes('{emergency}')).length).toBeGreaterThan(
    50,
  );
});
