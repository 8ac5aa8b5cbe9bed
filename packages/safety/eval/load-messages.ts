import { readdirSync, readFileSync } from 'node:fs';
import { CARD_LEVELS } from '@nestling/contracts/safety';
import { z } from 'zod';

const message = z.strictObject({
  id: z.string(),
  text: z.string(),
  ageDays: z.int().nullable(),
  recentTurns: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), text: z.string() })).optional(),
  expected: z.strictObject({ level: z.enum(CARD_LEVELS), ruleIds: z.array(z.string()).min(1) }).nullable(),
});

/** `expected` is null for a message that must raise nothing; `ruleIds` holds every rule that answers it well. */
export type EvaluationMessage = z.infer<typeof message>;

const folder = new URL('./messages/', import.meta.url);

export function loadMessages(): EvaluationMessage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => z.array(message).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
}
