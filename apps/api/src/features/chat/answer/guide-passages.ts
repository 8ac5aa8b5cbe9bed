import {
  type AgeRange,
  type Answer,
  allAnswers,
  type Milestone,
  type Source,
  spanText,
  type TextBlocks,
} from '@nestling/contracts/topics';
import { AGE_RANGES, ANSWERS } from '@nestling/contracts/topics/content';
import type { Passage, WrittenPage } from '@nestling/rag/retrieve';
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
    written: { subject: topic.subject, ...blocksOf(topic, topic.topic_sources) },
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
    written: paragraphs([activity.description, activity.why, activity.safety], activity.sources),
  }));
  const milestones = range.milestones.map((milestone) => ({
    ...age,
    key: `guide:${milestone.id}`,
    title: `By ${milestone.byMonths} months: ${milestone.text}`,
    text: [mostDo(milestone), milestone.actEarly].join(' '),
    url: milestone.sources[0]?.url,
    written: paragraphs([mostDo(milestone), milestone.actEarly], milestone.sources),
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
    written: {
      subject: answer.subject,
      strength: answer.strength,
      ...(answer.sayAloud && { sayAloud: answer.sayAloud }),
      followUps: answer.followUps.map(({ questions, text }) => ({ questions, text })),
      ...blocksOf(answer, answer.sources),
    },
    startWeeks,
    endWeeks,
    questions: answer.phrasings,
    ageMatters: answer.ageMatters,
    regions: answer.regions,
  };
}

function mostDo({ byMonths, text }: Milestone): string {
  return `By ${byMonths} months most children do this: ${text.replace(/[.!?]?$/, '.')}`;
}

/** The blocks of a page, and who publishes what they rest on: the pages that a block names, before the others. */
function blocksOf({ now, watch, call }: TextBlocks, sources: readonly Source[]) {
  const parts = (of: TextBlocks['now']) => of.map(({ text, isStep }) => ({ text, ...(isStep && { isStep }) }));
  const named = [...now, ...watch, ...call].map(({ source }) => source);
  return { now: parts(now), watch: parts(watch), call: parts(call), publishers: publishersOf([...named, ...sources]) };
}

function paragraphs(texts: readonly (string | undefined)[], sources: readonly Source[]): WrittenPage {
  const now = texts.flatMap((text) => (text ? [{ text }] : []));
  return { subject: 'development', now, watch: [], call: [], publishers: publishersOf(sources) };
}

function publishersOf(sources: readonly Source[]): string[] {
  return [...new Set(sources.map(({ publisher }) => publisher.name))];
}
