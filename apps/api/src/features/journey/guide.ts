import type { TimelineTopic } from '@nestling/contracts/journey';
import { fillDeep, type Region, type Weeks } from '@nestling/contracts/regions';
import { type AgeRange, type Answer, allAnswers, type Milestone, spanText } from '@nestling/contracts/topics';
import { AGE_RANGES, ANSWERS, GUIDE_VERSION } from '@nestling/contracts/topics/content';
import { activityItem, answerTopic, milestoneTopic, topicItem } from './guide-items.ts';

/** The age content, ready to be looked up. `version` changes whenever any word of it does. */
export type Guide = {
  version: string;
  ranges: readonly AgeRange[];
  items: ReadonlyMap<string, TimelineTopic>;
  milestones: ReadonlyMap<string, { milestone: Milestone; page: TimelineTopic }>;
  /** The ages that an item, milestone or answer is for, by id: what {vaccines} lists. */
  weeks: ReadonlyMap<string, Weeks>;
  /** Pages that only the chat cites, by id. */
  answers: ReadonlyMap<string, TimelineTopic>;
};

export function createGuide(ranges: readonly AgeRange[], written: readonly Answer[], version: string): Guide {
  const items = ranges.flatMap((range) => [
    ...range.topics.map((topic) => topicItem(range, topic)),
    ...range.activities.map((activity) => activityItem(range, activity)),
  ]);
  const milestones = ranges.flatMap((range) =>
    range.milestones.map((milestone) => ({ milestone, page: milestoneTopic(range, milestone) })),
  );
  const spans = ranges.flatMap((range) =>
    [...range.topics, ...range.activities, ...range.milestones].map(
      ({ id }) => [id, [range.start_weeks, range.end_weeks]] as const,
    ),
  );
  const all = allAnswers(ranges, written);
  const answers = all.map((answer) => answerTopic(spanText(ranges, ...answer.ages), answer));
  return {
    version,
    ranges,
    items: new Map(items.map((item) => [item.id, item])),
    weeks: new Map<string, Weeks>([...spans, ...all.map(({ id, ages }) => [id, ages] as const)]),
    milestones: new Map(milestones.map((entry) => [entry.milestone.id, entry])),
    answers: new Map(answers.map((page) => [page.id, page])),
  };
}

/** Something of the guide, named by its id, in the words and numbers of a family's region. */
export function inRegion<T extends { id: string }>(guide: Guide, page: T, region: Region): T {
  const weeks = guide.weeks.get(page.id);
  return fillDeep(page, region, weeks ? { weeks } : {});
}

export const GUIDE = createGuide(AGE_RANGES, ANSWERS, GUIDE_VERSION);
