import { createHash } from 'node:crypto';
import type { TimelineTopic } from '@nestling/contracts/journey';
import { type AgeRange, type Answer, allAnswers, type Milestone, spanText } from '@nestling/contracts/topics';
import { AGE_RANGES, ANSWERS } from '@nestling/contracts/topics/content';
import { activityItem, answerTopic, milestoneTopic, topicItem } from './guide-items.ts';

/** The age content, ready to be looked up. `version` changes whenever any word of it does. */
export type Guide = {
  version: string;
  ranges: readonly AgeRange[];
  items: ReadonlyMap<string, TimelineTopic>;
  milestones: ReadonlyMap<string, { milestone: Milestone; page: TimelineTopic }>;
  /** Pages that only the chat cites, by id. */
  answers: ReadonlyMap<string, TimelineTopic>;
};

export function createGuide(ranges: readonly AgeRange[], written: readonly Answer[]): Guide {
  const items = ranges.flatMap((range) => [
    ...range.topics.map((topic) => topicItem(range, topic)),
    ...range.activities.map((activity) => activityItem(range, activity)),
  ]);
  const milestones = ranges.flatMap((range) =>
    range.milestones.map((milestone) => ({ milestone, page: milestoneTopic(range, milestone) })),
  );
  const answers = allAnswers(ranges, written).map((answer) => answerTopic(spanText(ranges, ...answer.ages), answer));
  return {
    version: createHash('sha256')
      .update(JSON.stringify([ranges, written]))
      .digest('hex')
      .slice(0, 16),
    ranges,
    items: new Map(items.map((item) => [item.id, item])),
    milestones: new Map(milestones.map((entry) => [entry.milestone.id, entry])),
    answers: new Map(answers.map((page) => [page.id, page])),
  };
}

export const GUIDE = createGuide(AGE_RANGES, ANSWERS);
