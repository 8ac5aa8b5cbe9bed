import { z } from 'zod';
import { URGENT_LEVELS } from './levels.ts';

/** `href` is a tel:, sms: or https: address; absent where the contact is words only ("your local emergency number"). */
export const contact = z.strictObject({ label: z.string(), value: z.string(), href: z.string().optional() });
export type Contact = z.infer<typeof contact>;

/** Design §3: decided by rules in code before any model runs and shown above the answer. */
export const urgent = z.strictObject({
  level: z.enum(URGENT_LEVELS),
  title: z.string(),
  action: z.string(),
  contacts: z.array(contact),
  source: z.strictObject({ name: z.string(), url: z.string() }),
  ruleId: z.string(),
});
export type Urgent = z.infer<typeof urgent>;
