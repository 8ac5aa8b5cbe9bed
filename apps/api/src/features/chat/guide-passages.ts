import { answersOf } from '@nestling/contracts/topics';
import { AGE_RANGES } from '@nestling/contracts/topics/content';
import type { Passage } from '@nestling/rag/retrieve';

/**
 * The built-in guide as evidence: every topic, activity, milestone and answer, each with the weeks it is for. A topic
 * answers to all that the app itself offers to ask about it.
 */
export const GUIDE_PASSAGES: Passage[] = AGE_RANGES.flatMap((range) => {
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
    url: topic.topic_sources[0]?.url,
    questions: [
      ...topic.common_questions,
      topic.title,
      topic.subtitle,
      topic.proactive_option_1,
      topic.proactive_option_2,
      topic.proactive_option_3,
    ],
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
  const answers = answersOf(range).map((answer) => ({
    ...age,
    key: `guide:${answer.id}`,
    title: answer.title,
    text: answer.text,
    url: answer.sources[0]?.url,
    questions: answer.common_questions,
    opensWithAnswer: true,
  }));
  return [...topics, ...activities, ...milestones, ...answers];
});
