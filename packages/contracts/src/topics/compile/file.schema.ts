import { z } from 'zod';
import { REGIONS } from '../../regions/region.ts';
import { MILESTONE_AREAS, STRENGTHS, SUBJECTS, TOPIC_TAGS } from '../topic.schema.ts';

const LAST_WEEK = 936;

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens');
const sourceId = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be publisher/page, as the file stands under sources/');
const day = z.iso.date('must be a day such as 2026-11-22');
const host = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name such as www.nhs.uk');
const phrasing = z.string({ error: 'must be text: put it in quotes' }).trim().min(3).max(320);
const title = z.string().min(4).max(70);
const text = z.string().trim().min(1);
const week = z.number().int().min(0).max(LAST_WEEK);

export const publishersFile = z.array(
  z.strictObject({
    id,
    name: z.string().min(2).max(80),
    tier: z.union([z.literal(1), z.literal(2)], 'must be 1 or 2'),
    country: z.enum(['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'EU', 'INT']),
    hosts: z.array(host).min(1),
  }),
);

/** `isRead: false` marks a page whose passage is still to be read. */
export const sourceFile = z.strictObject({
  title: z.string().min(2).max(160),
  url: z.url({ protocol: /^https$/, error: 'must be an https address' }),
  readOn: day,
  updated: z
    .string({ error: 'must be text: put it in quotes' })
    .regex(/^\d{4}(-\d\d(-\d\d)?)?$/, 'must be a day, month or year such as 2024-05-01')
    .optional(),
  notes: z.array(z.string({ error: 'must be text: put it in quotes' }).trim().min(3).max(600)),
  isRead: z.literal(false).optional(),
});
export type SourceFile = z.infer<typeof sourceFile>;

export const answerFront = z
  .strictObject({
    title,
    subject: z.enum(SUBJECTS),
    ages: z.tuple([week, week], 'must be first and last week, such as [52, 91]'),
    ageMatters: z.boolean().default(false),
    danger: z.literal(true).optional(),
    phrasings: z.array(phrasing).min(6).max(80),
    sources: z.array(sourceId).min(1).max(8),
    regions: z.array(z.enum(REGIONS)).min(1).optional(),
    next: z.record(id, z.string().trim().min(4).max(80)).nullish(),
    sayAloud: z.string().trim().min(4).max(400).nullish(),
    strength: z.enum(STRENGTHS),
    readOn: day,
    expires: day.nullish(),
    reviewedBy: z.strictObject({ name: z.string().trim().min(3), date: day }).nullish(),
  })
  .refine(({ ages }) => ages[0] <= ages[1], { error: 'the first week comes after the last', path: ['ages'] });
export type AnswerFront = z.infer<typeof answerFront>;

const tags = z.array(z.enum(TOPIC_TAGS)).min(1).max(4);
const sources = z.array(sourceId).min(1).max(8);
const reply = z.string().min(3).max(60);

const topicEntry = z.strictObject({
  id,
  title,
  subtitle: z.string().min(10).max(110),
  urgency_level: z.union([z.literal(1), z.literal(2), z.literal(3)], 'must be 1, 2 or 3'),
  tags,
  subject: z.enum(SUBJECTS),
  now: text,
  watch: text.nullish(),
  call: text.nullish(),
  sources,
  proactive_message: z.string().trim().includes('{user.childName}').max(700),
  proactive_sources: z.array(sourceId).min(1).max(3),
  proactive_options: z.tuple([reply, reply, reply], 'must be three replies'),
  phrasings: z.array(phrasing).min(3).max(80),
});

const activityEntry = z.strictObject({
  id,
  title: z.string().min(3).max(70),
  subtitle: z.string().min(10).max(110),
  description: z.string().trim().min(40).max(700),
  why: z.string().trim().min(20).max(300),
  safety: z.string().trim().min(10).max(300).optional(),
  tags,
  sources: z.array(sourceId).min(1).max(4),
});

const milestoneEntry = z.strictObject({
  id,
  area: z.enum(MILESTONE_AREAS),
  text: z.string().min(8).max(160),
  byMonths: z.number().int().min(1).max(60),
  actEarly: z.string().trim().min(20).max(300),
  sources: z.array(sourceId).min(1).max(3),
});

export const rangeFile = z.strictObject({
  start_weeks: week,
  end_weeks: week,
  display_name: z.string().min(3).max(40),
  topics: z.array(topicEntry).min(3).max(4),
  activities: z.array(activityEntry).min(6),
  milestones: z.array(milestoneEntry),
});
export type RangeFile = z.infer<typeof rangeFile>;

/** A word or words of a sentence, as a regular expression without regard to capitals; slots stand in braces. */
const wording = z.string().refine(
  (source) => {
    try {
      return new RegExp(source).source !== '';
    } catch {
      return false;
    }
  },
  { error: 'no regular expression' },
);

const factEntry = z.strictObject({
  id,
  subject: z.string().trim().min(10).max(120),
  ages: z.tuple([week, week]),
  on: wording.optional(),
  about: z.array(wording).min(1).max(4),
  except: wording.optional(),
  value: z.string().trim().min(1).max(30),
  also: z.array(z.string().trim().min(1)).max(8).optional(),
  source: sourceId,
  pages: z.array(id).min(1),
});
export const factsFile = z.array(factEntry);
export type FactEntry = z.infer<typeof factEntry>;
