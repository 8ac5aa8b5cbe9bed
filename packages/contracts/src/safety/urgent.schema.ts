import { z } from 'zod';
import { CARD_LEVELS } from './levels.ts';

/** `href` is a tel:, sms: or https: address; absent where the contact is words only ("your local emergency number"). */
export const contact = z.strictObject({ label: z.string(), value: z.string(), href: z.string().optional() });
export type Contact = z.infer<typeof contact>;

const card = z.strictObject({
  title: z.string(),
  action: z.string(),
  contacts: z.array(contact),
  source: z.strictObject({ name: z.string(), url: z.string() }),
  ruleId: z.string(),
});

/**
 * Decided by rules in code before any model runs and shown above the answer. `ask` is a calm line with one question;
 * each of its answers is sent as the parent's next message.
 */
export const urgent = z.discriminatedUnion('level', [
  card.extend({ level: z.enum(CARD_LEVELS) }),
  card.extend({
    level: z.literal('ask'),
    question: z.string().min(1),
    answers: z.array(z.string().min(1)).min(2).max(3),
  }),
]);
export type Urgent = z.infer<typeof urgent>;
export type AskCard = Extract<Urgent, { level: 'ask' }>;
