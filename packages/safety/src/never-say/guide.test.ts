import { fillSlots } from '@nestling/contracts/regions';
import { AGE_RANGES, ANSWERS } from '@nestling/contracts/topics/content';
import { expect, test } from 'vitest';
import { findNeverSay } from './index.ts';
import { MISREAD_FOLLOW_UPS } from './misread-follow-ups.ts';
import { MISREAD_PAGES } from './misread-pages.ts';
import { NEVER_SAY_RULES } from './rules/index.ts';

const DAYS_PER_WEEK = 7;
/** A whole library against every rule. */
const LONG_MS = 120_000;
/** American and British words: the two that texts differ in most. */
const SPOKEN = ['US', 'GB'] as const;

const topics = AGE_RANGES.flatMap((range) => range.topics.map((topic) => ({ ...topic, range })));
const activities = AGE_RANGES.flatMap((range) => range.activities.map((activity) => ({ ...activity, range })));
const milestones = AGE_RANGES.flatMap((range) => range.milestones.map((milestone) => ({ ...milestone, range })));
const answers = ANSWERS.map(({ id, ages: [start_weeks, end_weeks], text, sayAloud }) => ({
  id,
  range: { start_weeks, end_weeks },
  text: [text, sayAloud].join('\n'),
}));

const rulesOver = (text: string, weeks: readonly [number, number]) =>
  SPOKEN.flatMap((region) => {
    const filled = fillSlots(text, region, { weeks });
    if (region !== SPOKEN[0] && filled === fillSlots(text, SPOKEN[0], { weeks })) return [];
    return weeks.flatMap((week) => findNeverSay(filled, week * DAYS_PER_WEEK));
  });

test(
  'nothing that must never be said is said in the guide, at either end of the age it is said for',
  () => {
    const texts = [
      ...topics.map(({ id, range, ...topic }) => ({
        id,
        range,
        text: `${topic.description}\n${topic.proactive_message}\n${topic.subtitle}`,
      })),
      ...activities.map(({ id, range, ...activity }) => ({
        id,
        range,
        text: [activity.description, activity.why, activity.safety].join('\n'),
      })),
      ...milestones.map(({ id, range, ...milestone }) => ({
        id,
        range,
        text: `${milestone.text}. ${milestone.actEarly}`,
      })),
      ...answers,
    ];
    const found = texts.flatMap(({ id, range, text }) =>
      rulesOver(text, [range.start_weeks, range.end_weeks])
        .filter((ruleId) => !MISREAD_PAGES[id]?.includes(ruleId))
        .map((ruleId) => `${id}: ${ruleId}`),
    );
    expect(found).toEqual([]);
  },
  LONG_MS,
);

test(
  'nor in what its pages answer next, but where a person read that a rule misreads it, and it still does',
  () => {
    const found = ANSWERS.flatMap(({ id, ages, followUps }) =>
      followUps.flatMap(({ questions: [question], text }) => {
        const rules = [...new Set(rulesOver(text, ages))].sort();
        return rules.length > 0 ? [`${id} | ${question} | ${rules.join(' ')}`] : [];
      }),
    );
    expect(found.sort()).toEqual([...MISREAD_FOLLOW_UPS].sort());
  },
  LONG_MS,
);

test('every page that is known to be misread is there, and every rule', () => {
  const ids = new Set(ANSWERS.map(({ id }) => id));
  const rules = new Set(NEVER_SAY_RULES.map(({ id }) => id));
  for (const [id, known] of Object.entries(MISREAD_PAGES)) {
    expect(ids.has(id), id).toBe(true);
    for (const rule of known) expect(rules.has(rule), rule).toBe(true);
  }
});
