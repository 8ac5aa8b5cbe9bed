import { fillSlots } from '@nestling/contracts/regions';
import { AGE_RANGES, ANSWERS } from '@nestling/contracts/topics/content';
import { expect, test } from 'vitest';
import { findNeverSay } from './index.ts';

const DAYS_PER_WEEK = 7;
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

test('nothing that must never be said is said in the guide, at either end of the age it is said for', () => {
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
    SPOKEN.flatMap((region) => {
      const weeks = [range.start_weeks, range.end_weeks] as const;
      const filled = fillSlots(text, region, { weeks });
      return weeks.flatMap((week) =>
        findNeverSay(filled, week * DAYS_PER_WEEK).map((ruleId) => `${id}: ${ruleId} in ${region}`),
      );
    }),
  );
  expect(found).toEqual([]);
});
