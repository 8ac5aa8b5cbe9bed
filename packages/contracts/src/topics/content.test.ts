import { describe, expect, test } from 'vitest';
import { fillDeep, fillSlots, isKnownSlot } from '../regions/index.ts';
import { AGE_RANGES, ANSWERS, SOURCES } from './content.ts';
import { countWords, readingGrade } from './readability.ts';
import { AGE_RANGE_WEEKS } from './topic.schema.ts';
import { fillChildName } from './topics-for-age.ts';

const MESSAGE_GRADE = 8;
const DESCRIPTION_GRADE = 10;
const DESCRIPTION_WORDS = [80, 180] as const;
const MILESTONES_UNTIL_WEEKS = 260;
const DAYS_PER_WEEK = 7;

const topics = AGE_RANGES.flatMap((range) => range.topics.map((topic) => ({ ...topic, range })));
const activities = AGE_RANGES.flatMap((range) => range.activities.map((activity) => ({ ...activity, range })));
const milestones = AGE_RANGES.flatMap((range) => range.milestones.map((milestone) => ({ ...milestone, range })));
const answers = ANSWERS.map((answer) => ({
  ...answer,
  range: { start_weeks: answer.ages[0], end_weeks: answer.ages[1] },
}));

describe('the set', () => {
  test('is the 23 ranges of the specification, in order and without a gap', () => {
    expect(AGE_RANGES.map((range) => [range.start_weeks, range.end_weeks])).toEqual(AGE_RANGE_WEEKS);
  });

  test.each(AGE_RANGES.map((range) => [range.display_name, range] as const))(
    '%s has four topics, one of them urgent',
    (_, range) => {
      expect(range.topics).toHaveLength(4);
      expect(range.topics.some((topic) => topic.urgency_level === 1)).toBe(true);
    },
  );

  test('every id, title and milestone stands once', () => {
    const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
    const ids = [...topics, ...activities, ...milestones, ...answers].map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(repeated([...topics, ...activities, ...answers].map(({ title }) => title.toLowerCase()))).toEqual([]);
    expect(repeated(milestones.map(({ text }) => text.toLowerCase()))).toEqual([]);
    expect(repeated(AGE_RANGES.map((range) => range.display_name))).toEqual([]);
  });

  test('milestones go up to five years, in every area, near the range they stand in', () => {
    const withCheckList = AGE_RANGES.filter(
      (range) => range.start_weeks >= 4 && range.start_weeks < MILESTONES_UNTIL_WEEKS,
    );
    for (const range of withCheckList)
      expect([...new Set(range.milestones.map(({ area }) => area))].sort(), range.display_name).toEqual([
        'cognitive',
        'language',
        'movement',
        'social',
      ]);
    expect(
      AGE_RANGES.filter((range) => range.start_weeks >= MILESTONES_UNTIL_WEEKS).flatMap((range) => range.milestones),
    ).toEqual([]);
    for (const { id, byMonths, range } of milestones) {
      const weeks = (byMonths * 365.25) / 12 / DAYS_PER_WEEK;
      expect(weeks, id).toBeGreaterThanOrEqual(range.start_weeks);
      expect(weeks, id).toBeLessThanOrEqual(range.end_weeks + 1);
    }
  });
});

describe('the words', () => {
  test.each(topics.map((topic) => [topic.id, topic] as const))('of %s are short, plain and addressed', (_, written) => {
    const topic = fillDeep(written, 'US', { weeks: [written.range.start_weeks, written.range.end_weeks] });
    const words = countWords(written.description);
    expect(words).toBeGreaterThanOrEqual(DESCRIPTION_WORDS[0]);
    expect(words).toBeLessThanOrEqual(DESCRIPTION_WORDS[1]);
    expect(readingGrade(topic.description)).toBeLessThanOrEqual(DESCRIPTION_GRADE);
    expect(readingGrade(fillChildName(topic.proactive_message, 'Mia'))).toBeLessThanOrEqual(MESSAGE_GRADE);
    const replies = [topic.proactive_option_1, topic.proactive_option_2, topic.proactive_option_3];
    expect(new Set(replies).size).toBe(3);
    for (const name of ['Mia', '', null])
      expect(fillChildName(topic.proactive_message, name)).not.toMatch(/[{}]|undefined|null/);
  });

  test.each(activities.map((activity) => [activity.id, activity] as const))(
    'of activity %s are plain',
    (_, activity) => {
      expect(readingGrade(fillSlots(activity.description, 'US'))).toBeLessThanOrEqual(DESCRIPTION_GRADE);
    },
  );

  test('of every answer are plain', () => {
    for (const { id, text } of answers)
      expect(readingGrade(fillSlots(text, 'US')), id).toBeLessThanOrEqual(DESCRIPTION_GRADE);
  });

  test('braces hold only what a region fills in', () => {
    const withoutSlots = (text: string) =>
      text.replaceAll(/\{([^{}]+)\}/g, (whole, slot: string) => (isKnownSlot(slot) ? '' : whole));
    const others = [
      ...topics.flatMap((topic) => [
        topic.title,
        topic.subtitle,
        topic.description,
        topic.proactive_option_1,
        topic.proactive_option_2,
        topic.proactive_option_3,
      ]),
      ...activities.flatMap((activity) => [activity.title, activity.description, activity.why, activity.safety ?? '']),
      ...milestones.flatMap((milestone) => [milestone.text, milestone.actEarly]),
      ...answers.flatMap((answer) => [answer.title, answer.text]),
    ];
    expect(others.filter((text) => /[{}]/.test(withoutSlots(text)))).toEqual([]);
    expect(answers.flatMap(({ phrasings }) => phrasings).filter((text) => /[{}]/.test(text))).toEqual([]);
  });
});

test('pages were read on a day that has been', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { readOn, url } of SOURCES) expect(readOn <= today, url).toBe(true);
});
