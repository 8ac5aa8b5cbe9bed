import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findNeverSay } from '../index.ts';

/** The rule that must withhold it, or null where it must pass. */
type Row = { ruleId: string | null; ageDays: number; text: string };

const SAMPLE_REPLIES = readFileSync(new URL('../../../data/replies/whole.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
  .map(({ ruleId, ageDays, text }) => [ruleId, ageDays, text] as const);
const DANGEROUS = SAMPLE_REPLIES.filter(([ruleId]) => ruleId !== null);
const SAFE = SAMPLE_REPLIES.filter(([ruleId]) => ruleId === null);

test.each(DANGEROUS)('%s at %i days is withheld: %s', (_ruleId, ageDays, text) => {
  expect(findNeverSay(text, ageDays)).not.toEqual([]);
});

test.each(SAFE)('no rule (%s) at %i days: %s', (_ruleId, ageDays, text) => {
  expect(findNeverSay(text, ageDays)).toEqual([]);
});

test('the danger is found where other safe replies stand before and after it', () => {
  const [first, second] = SAFE.slice(-2).map(([, , text]) => text);
  for (const [ruleId, ageDays, text] of DANGEROUS)
    expect(findNeverSay(`${first}\n\n${text}\n\n${second}`, ageDays), `${ruleId}: ${text}`).not.toEqual([]);
});
