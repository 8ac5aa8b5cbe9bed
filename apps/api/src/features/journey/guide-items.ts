import type { TimelineTopic } from '@nestling/contracts/journey';
import type {
  Activity,
  AgeRange,
  Answer,
  Milestone,
  Source,
  TextBlocks,
  TextPart,
  Topic,
} from '@nestling/contracts/topics';

const named = (sources: Source[]) => sources.map(({ name, url }) => ({ name, url }));

const shown = (parts: TextPart[]) => parts.map(({ text, isStep }) => ({ text, ...(isStep && { isStep }) }));
const blocksOf = ({ now, watch, call }: TextBlocks) => ({ now: shown(now), watch: shown(watch), call: shown(call) });

export function topicItem(range: AgeRange, topic: Topic): TimelineTopic {
  return {
    id: topic.id,
    kind: 'topic',
    title: topic.title,
    subtitle: topic.subtitle,
    description: topic.description,
    blocks: blocksOf(topic),
    tags: topic.tags,
    urgency_level: topic.urgency_level,
    age_range: { display_name: range.display_name },
    sources: named(topic.topic_sources),
  };
}

export function activityItem(range: AgeRange, activity: Activity): TimelineTopic {
  return {
    id: activity.id,
    kind: 'activity',
    title: activity.title,
    subtitle: activity.subtitle,
    description: activity.description,
    tags: activity.tags,
    why: activity.why,
    ...(activity.safety !== undefined && { safety: activity.safety }),
    age_range: { display_name: range.display_name },
    sources: named(activity.sources),
  };
}

/** A milestone as a page of its own, for a citation that opens it. */
export function milestoneTopic(range: AgeRange, milestone: Milestone): TimelineTopic {
  return {
    id: milestone.id,
    kind: 'topic',
    title: `Milestone by ${milestone.byMonths} months`,
    subtitle: milestone.text,
    description: milestone.actEarly,
    tags: ['Developmental Milestones'],
    age_range: { display_name: range.display_name },
    sources: named(milestone.sources),
  };
}

/** An answer as a page of its own, for a citation that opens it. */
export function answerTopic(ages: string, answer: Answer): TimelineTopic {
  return {
    id: answer.id,
    kind: 'topic',
    title: answer.title,
    subtitle: '',
    description: answer.text,
    blocks: blocksOf(answer),
    tags: [],
    askedNext: answer.followUps.map(({ questions: [question = ''], text }) => ({
      question: question.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      text,
    })),
    age_range: { display_name: ages },
    sources: named(answer.sources),
  };
}
