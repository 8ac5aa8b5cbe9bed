import { z } from 'zod';
import { contact } from './urgent.schema.ts';

/** What stands in small under a message that got neither a card nor an answer. */
export const dangerSigns = z.strictObject({
  text: z.string(),
  contacts: z.array(contact),
  source: z.strictObject({ name: z.string(), url: z.string() }),
});
export type DangerSigns = z.infer<typeof dangerSigns>;
