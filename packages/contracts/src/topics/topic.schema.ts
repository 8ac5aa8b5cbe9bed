import { z } from 'zod';

/** First and last week of every range, as the specification lists them. */
export const AGE_RANGE_WEEKS = [
  [0, 2],
  [2, 4],
  [4, 12],
  [12, 24],
  [24, 36],
  [36, 52],
  [52, 78],
  [78, 104],
  [104, 156],
  [156, 208],
  [208, 260],
  [260, 312],
  [312, 364],
  [364, 416],
  [416, 468],
  [468, 520],
  [520, 572],
  [572, 624],
  [624, 676],
  [676, 728],
  [728, 780],
  [780, 832],
  [832, 936],
] as const;

export const TOPIC_TAGS = [
  'Health & Wellness',
  'Parenting Support',
  'Proactive Care',
  'Developmental Milestones',
  'Activities',
  'Education',
  'Teens',
] as const;
export type TopicTag = (typeof TOPIC_TAGS)[number];

/**
 * A page the content rests on. `lastChecked` is the day it was last looked up for what we say. `isTextRead: false` marks an
 * authority's canonical address whose text could not be opened then: its facts were compared with copies and with the
 * other sources, and are to be read again.
 */
export const source = z.strictObject({
  name: z.string().min(2).max(120),
  url: z.url({ protocol: /^https$/ }),
  authority: z.string().min(2).max(80),
  country: z.enum(['US', 'UK', 'CA', 'AU', 'NZ', 'IE', 'EU', 'INT']),
  lastChecked: z.iso.date(),
  isTextRead: z.literal(false).optional(),
});
export type Source = z.infer<typeof source>;

const tags = z.array(z.enum(TOPIC_TAGS)).min(1).max(4);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const reply = z.string().min(3).max(60);
/** What parents type when the description holds the answer, in their words. The chat finds the topic by them. */
const questions = z.array(z.string().min(3).max(90)).min(6).max(20);

/** Specification §3, Topic: urgency 1 is the most urgent. */
export const topic = z.strictObject({
  id,
  title: z.string().min(4).max(70),
  subtitle: z.string().min(10).max(110),
  description: z.string(),
  urgency_level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  tags,
  topic_sources: z.array(source).min(1).max(5),
  proactive_message: z.string().includes('{user.childName}').max(700),
  proactive_message_sources: z.array(source).min(1).max(3),
  proactive_option_1: reply,
  proactive_option_2: reply,
  proactive_option_3: reply,
  common_questions: questions,
});
export type Topic = z.infer<typeof topic>;

export const activity = z.strictObject({
  id,
  title: z.string().min(3).max(70),
  subtitle: z.string().min(10).max(110),
  description: z.string().min(40).max(700),
  why: z.string().min(20).max(300),
  safety: z.string().min(10).max(300).optional(),
  tags,
  sources: z.array(source).min(1).max(3),
});
export type Activity = z.infer<typeof activity>;

/** What the chat can say beside the topics: one question that parents of this age ask, answered from its sources. */
export const answer = z.strictObject({
  id,
  title: z.string().min(4).max(70),
  text: z.string().min(80).max(1100),
  common_questions: questions,
  sources: z.array(source).min(1).max(3),
});
export type Answer = z.infer<typeof answer>;

export const MILESTONE_AREAS = ['social', 'language', 'cognitive', 'movement'] as const;
export const milestone = z.strictObject({
  id,
  area: z.enum(MILESTONE_AREAS),
  text: z.string().min(8).max(160),
  /** The check-list age the source gives, in months. */
  byMonths: z.number().int().min(1).max(60),
  actEarly: z.string().min(20).max(300),
  sources: z.array(source).min(1).max(3),
});
export type Milestone = z.infer<typeof milestone>;

/** One file per range under `content/`. Ranges from 260 weeks on have no milestones. */
export const ageRange = z.strictObject({
  start_weeks: z.number().int(),
  end_weeks: z.number().int(),
  display_name: z.string().min(3).max(40),
  topics: z.array(topic).min(3).max(4),
  activities: z.array(activity).min(6),
  milestones: z.array(milestone),
  answers: z.array(answer).min(1),
});
export type AgeRange = z.infer<typeof ageRange>;

/** Specification §3 and §9, Content metadata. */
export const CONTENT_METADATA = {
  data_version: 1,
  urgency_labels: {
    1: 'most urgent (approaching milestone or time-sensitive)',
    2: 'important (prepare for upcoming changes)',
    3: 'information (good to know, not time-critical)',
  },
  max_topics_shown: 3,
  days_before_display: 14,
  days_after_display: 14,
  sort: 'urgency_level ASC, trigger_age_months ASC',
} as const;
