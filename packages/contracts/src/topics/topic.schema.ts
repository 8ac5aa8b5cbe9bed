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

/** What a page is about; an answer's folder under `content/answers/`. */
export const SUBJECTS = [
  'feeding',
  'sleep',
  'development',
  'behaviour',
  'health',
  'medicines',
  'first-aid',
  'safety',
  'vaccines',
  'daily-care',
  'gear-and-travel',
  'parents',
  'family',
  'school',
  'friends',
  'screens',
  'puberty',
  'teens',
  'minds',
  'practical',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Who publishes the pages that the guide rests on. Tier 1 are the authorities themselves. */
export type Publisher = {
  id: string;
  name: string;
  tier: 1 | 2;
  country: string;
  hosts: string[];
};

/**
 * A page that the guide rests on. `notes` say in our words what its passage says, with every figure we rest on it;
 * `readOn` is the day the passage was seen. `isRead: false` marks a page whose passage is still to be read.
 */
export type Source<P = Publisher> = {
  id: string;
  name: string;
  url: string;
  publisher: P;
  readOn: string;
  updated?: string;
  isRead?: false;
  notes: string[];
};

/** A paragraph or one step of a list, with the page that says it. */
export type TextPart<S = Source> = { text: string; source: S; isStep?: true };

/** What to know and do first, what is normal or to look out for, when to call whom. */
export type TextBlocks<S = Source> = { now: TextPart<S>[]; watch: TextPart<S>[]; call: TextPart<S>[] };

/** Specification §3, Topic: urgency 1 is the most urgent. `description` is all three blocks in a row. */
export type Topic<S = Source> = TextBlocks<S> & {
  id: string;
  title: string;
  subtitle: string;
  subject: Subject;
  description: string;
  urgency_level: 1 | 2 | 3;
  tags: TopicTag[];
  topic_sources: S[];
  proactive_message: string;
  proactive_message_sources: S[];
  proactive_option_1: string;
  proactive_option_2: string;
  proactive_option_3: string;
  phrasings: string[];
};

export type Activity<S = Source> = {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  why: string;
  safety?: string;
  tags: TopicTag[];
  sources: S[];
};

export const MILESTONE_AREAS = ['social', 'language', 'cognitive', 'movement'] as const;
export type Milestone<S = Source> = {
  id: string;
  area: (typeof MILESTONE_AREAS)[number];
  text: string;
  /** The check-list age the source gives, in months. */
  byMonths: number;
  actEarly: string;
  sources: S[];
};

/** What parents ask after they have read the page, in one to twelve wordings, and the whole reply to it. */
export type FollowUp<S = Source> = { questions: string[]; text: string; source: S };

/** What kind of evidence an answer rests on. */
export const STRENGTHS = ['guideline', 'review', 'study', 'consensus', 'experience'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * One question that parents ask, answered. `ages` are weeks, both ends included; `ageMatters` says that the answer is
 * another one outside them. `text` is all three blocks in a row. `next` are questions that other
 * answers or topics answer.
 */
export type Answer<S = Source> = TextBlocks<S> & {
  id: string;
  title: string;
  subject: Subject;
  ages: [start: number, end: number];
  ageMatters: boolean;
  /** Who asks for it may have a danger before them: its phrasings may raise a red or an amber card, those of other pages none. */
  danger?: true;
  text: string;
  phrasings: string[];
  sources: S[];
  regions?: string[];
  next: { id: string; question: string }[];
  followUps: FollowUp<S>[];
  sayAloud?: string;
  strength: Strength;
  readOn: string;
  expires?: string;
  reviewedBy?: { name: string; date: string };
};

/** Ranges from 260 weeks on have no milestones. */
export type AgeRange<S = Source> = {
  start_weeks: number;
  end_weeks: number;
  display_name: string;
  topics: Topic<S>[];
  activities: Activity<S>[];
  milestones: Milestone<S>[];
};

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
