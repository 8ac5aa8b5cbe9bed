import { type AgeRange, type Answer, allAnswers, spanText } from '@nestling/contracts/topics';
import { AGE_RANGES, ANSWERS } from '@nestling/contracts/topics/content';
import type { Passage } from '@nestling/rag/retrieve';
import { wordingsOf } from './guide-in-region.ts';

/** On these a topic of one age range is no answer for another. */
const AGE_DECIDES: ReadonlySet<string> = new Set(['health', 'medicines', 'first-aid', 'vaccines']);

/**
 * The built-in guide as evidence: every topic, activity, milestone and answer, each with the weeks it is for. A topic
 * answers to all that the app itself offers to ask about it.
 */
export const GUIDE_PASSAGES: Passage[] = [
  ...AGE_RANGES.flatMap(rangePassages),
  ...allAnswers(AGE_RANGES, ANSWERS).map(answerPassage),
];

function rangePassages(range: AgeRange): Passage[] {
  const age = {
    startWeeks: range.start_weeks,
    endWeeks: range.end_weeks,
    heading: range.display_name,
    kind: 'guide' as const,
  };
  const topics = range.topics.map((topic) => ({
    ...age,
    key: `guide:${topic.id}`,
    title: topic.title,
    heading: `${range.display_name}: ${topic.subtitle}`,
    text: topic.description,
    ageMatters: AGE_DECIDES.has(topic.subject),
    url: topic.topic_sources[0]?.url,
    questions: [
      ...topic.phrasings,
      topic.subtitle,
      topic.proactive_option_1,
      topic.proactive_option_2,
      topic.proactive_option_3,
    ].flatMap(wordingsOf),
  }));
  const activities = range.activities.map((activity) => ({
    ...age,
    key: `guide:${activity.id}`,
    title: activity.title,
    text: [activity.description, activity.why, activity.safety].filter(Boolean).join(' '),
    url: activity.sources[0]?.url,
  }));
  const milestones = range.milestones.map((milestone) => ({
    ...age,
    key: `guide:${milestone.id}`,
    title: `By ${milestone.byMonths} months: ${milestone.text}`,
    text: `By ${milestone.byMonths} months most children do this: ${milestone.text.replace(/[.!?]?$/, '.')} ${milestone.actEarly}`,
    url: milestone.sources[0]?.url,
  }));
  return [...topics, ...activities, ...milestones];
}

function answerPassage(answer: Answer): Passage {
  const [startWeeks, endWeeks] = answer.ages;
  return {
    key: `guide:${answer.id}`,
    kind: 'guide',
    title: answer.title,
    heading: spanText(AGE_RANGES, startWeeks, endWeeks),
    text: answer.text,
    url: answer.sources[0]?.url,
    startWeeks,
    endWeeks,
    questions: answer.phrasings,
    ageMatters: answer.ageMatters,
    regions: answer.regions,
  };
}
