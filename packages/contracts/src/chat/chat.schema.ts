import { z } from 'zod';
import { dangerSigns } from '../safety/danger-signs.schema.ts';
import { type Urgent, urgent } from '../safety/urgent.schema.ts';
import { isStorableText, storableText, UNREADABLE_TEXT } from '../text/index.ts';
import { STRENGTHS } from '../topics/topic.schema.ts';
import { MESSAGE_MAX, MESSAGE_REQUIRED } from './limits.ts';

export const chatSession = z.strictObject({ id: z.number().int(), name: z.string(), createdAt: z.string() });
export type ChatSession = z.infer<typeof chatSession>;

/** `isUnused`: it has no message and no name of the parent's. */
export type ListedSession = ChatSession & { isUnused: boolean };

/**
 * `shared` is another family's document. `publisher` and `strength` (what
 * kind of evidence) are the guide's. `page`, `url`, `documentId`, `chunkId` and `topicId` are there where known; `[n]` in the HTML is `sources[n-1]`.
 */
export const chatSource = z.strictObject({
  type: z.enum(['document', 'shared', 'guide', 'conversation']),
  similarity: z.number(),
  filename: z.string(),
  preview: z.string(),
  documentId: z.number().int().optional(),
  chunkId: z.number().int().optional(),
  topicId: z.string().optional(),
  messageId: z.number().int().optional(),
  page: z.number().int().optional(),
  url: z.string().optional(),
  publisher: z.string().optional(),
  strength: z.enum(STRENGTHS).optional(),
});
export type ChatSource = z.infer<typeof chatSource>;

/**
 * What the stored assistant content is, as JSON text. `notice` says in words why an answer is not as usual; `options` are
 * replies to tap; `page` is the key of the guide's page that the answer rests on.
 */
export const assistantContent = z.object({
  content: z.string(),
  sources: z.array(chatSource).optional(),
  urgent: urgent.optional(),
  dangerSigns: dangerSigns.optional(),
  notice: z.string().optional(),
  options: z.array(z.string()).optional(),
  page: z.string().optional(),
  /** The reply told only a part of its page. */
  part: z.boolean().optional(),
  /** The reply answered an aside: what the talk is on stays as it was. */
  aside: z.boolean().optional(),
});
export type AssistantContent = z.infer<typeof assistantContent>;

export const MESSAGE_STATUSES = ['complete', 'generating', 'stopped', 'interrupted', 'failed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What the parent says of a reply: whether it helped and, if they like, why. */
export const replyRating = z.strictObject({ isHelpful: z.boolean(), why: z.string() });

/** `content` of an assistant message is JSON text (`AssistantContent`); of a user message, the text itself. */
export const chatMessage = z.strictObject({
  id: z.number().int(),
  sessionId: z.number().int(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  createdAt: z.string(),
  options: z.array(z.string()).optional(),
  rating: replyRating.optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

const sessionName = storableText(200, 'The name').trim();

const sentMessage = z
  .string({ error: MESSAGE_REQUIRED })
  .max(MESSAGE_MAX, `The message is too long (at most ${MESSAGE_MAX} characters)`)
  .refine(isStorableText, UNREADABLE_TEXT)
  .refine((text) => text.trim() !== '', MESSAGE_REQUIRED);

export const createSessionInput = z
  .object({
    name: sessionName.min(1, 'The name is empty').nullish(),
    messages: z
      .array(z.object({ role: z.enum(['user', 'assistant']), content: storableText(20_000, 'The message') }))
      .max(50, 'At most 50 messages')
      .nullish(),
  })
  .default({});
export type CreateSessionInput = z.infer<typeof createSessionInput>;

/** `clientId` is made by the client once per message, so that a retried send is not a second message. */
export const sendMessageInput = z.object({
  message: sentMessage,
  clientId: z.uuid({ error: 'clientId must be a UUID' }).optional(),
});
export type SendMessageInput = z.infer<typeof sendMessageInput>;

export const renameSessionInput = z.object({
  sessionId: z.number().int().positive(),
  name: sessionName.min(1, 'The name is empty'),
});
/** `isHelpful` null takes the rating back. */
export const rateReplyInput = z.object({
  messageId: z.number().int('There is no such reply').positive('There is no such reply'),
  isHelpful: z.boolean().nullable(),
  why: storableText(500, 'The reason').trim().default(''),
});
export type RateReplyInput = z.infer<typeof rateReplyInput>;

export const searchMessagesInput = z.object({
  query: storableText(200, 'The search').trim().min(1, 'Type a word to search for'),
});

export const foundMessage = z.strictObject({
  sessionId: z.number().int(),
  sessionName: z.string(),
  messageId: z.number().int(),
  role: z.enum(['user', 'assistant']),
  preview: z.string(),
  createdAt: z.string(),
});
export type FoundMessage = z.infer<typeof foundMessage>;

/** One step of a reply as it is generated. `html` is the whole reply so far, already safe to show; `urgent` the card above it. */
export type ReplyEvent =
  | { type: 'update'; html: string; sources: ChatSource[]; urgent?: Urgent }
  | { type: 'done'; message: ChatMessage };

/** What stands in an empty chat: the proactive message for the child's age, or the greeting. */
export const chatOpening = z.strictObject({
  content: z.string(),
  options: z.array(z.string()),
  sources: z.array(z.strictObject({ name: z.string(), url: z.string() })),
});
export type ChatOpening = z.infer<typeof chatOpening>;
