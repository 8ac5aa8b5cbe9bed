import { expect, test } from 'vitest';
import { findNeverSay } from '../index.ts';
import { SAMPLE_REPLIES } from './sample-replies.ts';

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
