import { z } from 'zod';
import { birthDate } from '../profile/profile.schema.ts';
import { storableText } from '../text/index.ts';
import { TOPIC_TAGS } from '../topics/topic.schema.ts';

export const JOURNEY_PAGE = 3;
export const TIMELINE_SECTIONS = ['current_topics', 'activities_topics', 'upcoming_topics'] as const;
export type TimelineSection = (typeof TIMELINE_SECTIONS)[number];

export const timelineInput = z.object({
  childAge: birthDate,
  pagination: z
    .object({
      section: z.enum(TIMELINE_SECTIONS, { error: `section must be one of ${TIMELINE_SECTIONS.join(', ')}` }),
      offset: z
        .number({ error: 'offset must be a number' })
        .int('offset must be whole')
        .min(0, 'offset must not be negative')
        .max(10_000, 'offset is too large'),
      /** The items already held, or their titles or ids: none of them is answered again. */
      existingItems: z
        .array(
          z.union([
            z.string().max(300),
            z.looseObject({ id: z.string().max(300).optional(), title: z.string().max(300).optional() }),
          ]),
        )
        .max(2000, 'existingItems is too long')
        .optional(),
      /** Only items with this tag; `offset` then counts among them. */
      tag: z.string().max(100).optional(),
    })
    .optional(),
});
export type TimelineInput = z.infer<typeof timelineInput>;

/** A paragraph, or one step of a list. */
const textPart = z.strictObject({ text: z.string(), isStep: z.literal(true).optional() });
export type TimelinePart = z.infer<typeof textPart>;

/** `blocks` is the description again, in what to know and do now, what to watch for and when to call. */
export const timelineTopic = z.strictObject({
  id: z.string(),
  kind: z.enum(['topic', 'activity']),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  blocks: z.strictObject({ now: z.array(textPart), watch: z.array(textPart), call: z.array(textPart) }).optional(),
  tags: z.array(z.enum(TOPIC_TAGS)),
  urgency_level: z.number().int().optional(),
  why: z.string().optional(),
  safety: z.string().optional(),
  /** What parents ask after reading it, each with its answer. */
  askedNext: z.array(z.strictObject({ question: z.string(), text: z.string() })).optional(),
  age_range: z.strictObject({ display_name: z.string() }),
  sources: z.array(z.strictObject({ name: z.string(), url: z.string() })),
});
export type TimelineTopic = z.infer<typeof timelineTopic>;

/** A first answer holds all three lists; a Load More answer the asked one alone. */
export const timeline = z.strictObject({
  current_topics: z.array(timelineTopic),
  age_appropriate_activities: z.array(timelineTopic),
  upcoming_topics: z.array(timelineTopic),
});
export type Timeline = z.infer<typeof timeline>;

export const PROGRESS_ANSWERS = ['seen', 'not_yet', 'not_sure'] as const;
export const PROGRESS_WORDS = { seen: 'Seen it', not_yet: 'Not yet', not_sure: 'Not sure' } as const;
export type ProgressAnswer = (typeof PROGRESS_ANSWERS)[number];

export const markProgressInput = z.object({
  kind: z.enum(['topic', 'activity', 'milestone']),
  itemId: storableText(100, 'The item').min(1, 'The item is missing'),
  answer: z.enum(PROGRESS_ANSWERS, { error: 'Choose Seen it, Not yet or Not sure' }),
  date: birthDate,
  note: storableText(2000, 'The note').trim().default(''),
});
export type MarkProgressInput = z.infer<typeof markProgressInput>;

export const progressEntry = z.strictObject({
  kind: z.enum(['topic', 'activity', 'milestone']),
  itemId: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  answer: z.enum(PROGRESS_ANSWERS),
  date: z.string(),
  note: z.string(),
});
export type ProgressEntry = z.infer<typeof progressEntry>;

export const milestoneItem = z.strictObject({
  id: z.string(),
  area: z.enum(['social', 'language', 'cognitive', 'movement']),
  text: z.string(),
  byMonths: z.number().int(),
  actEarly: z.string(),
  sources: z.array(z.strictObject({ name: z.string(), url: z.string() })),
  progress: progressEntry.nullable(),
});
export type MilestoneItem = z.infer<typeof milestoneItem>;

export const milestonesNow = z.strictObject({
  displayName: z.string().nullable(),
  isCorrectedAge: z.boolean(),
  items: z.array(milestoneItem),
});
export type MilestonesNow = z.infer<typeof milestonesNow>;

export const visitQuestion = z.strictObject({ id: z.number().int(), text: z.string(), createdAt: z.string() });
export const addVisitQuestionInput = z.object({
  text: storableText(1000, 'The question').trim().min(1, 'Please type a question'),
});

export const visitSummary = z.strictObject({
  childName: z.string().nullable(),
  birthDate: z.string().nullable(),
  ageText: z.string(),
  isCorrectedAge: z.boolean(),
  preparedOn: z.string(),
  milestones: z.array(milestoneItem),
  notes: z.array(progressEntry),
  questions: z.array(visitQuestion),
  healthConditions: z.string().nullable(),
});
export type VisitSummary = z.infer<typeof visitSummary>;

export const topicBubble = z.strictObject({ id: z.string(), title: z.string(), subtitle: z.string() });
export type TopicBubble = z.infer<typeof topicBubble>;
