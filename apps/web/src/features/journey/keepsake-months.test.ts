import type { ProgressEntry } from '@nestling/contracts/journey';
import { expect, test } from 'vitest';
import { keepsakeMonths } from './keepsake-months.ts';

const entry = (itemId: string, date: string, more: Partial<ProgressEntry> = {}): ProgressEntry => ({
  kind: 'milestone',
  itemId,
  title: itemId,
  tags: [],
  answer: 'seen',
  date,
  note: '',
  ...more,
});

test('what was seen or written stands under its month, the first day first, with the age', () => {
  const months = keepsakeMonths(
    [
      entry('walks', '2026-11-20'),
      entry('waves', '2026-09-30'),
      entry('smiles', '2026-01-31', { note: 'At grandma' }),
      entry('drinks', '2026-11-02', { answer: 'not_yet', note: 'Tries' }),
      entry('points', '2026-11-03', { answer: 'not_sure' }),
    ],
    '2025-12-20',
  );
  expect(months.map(({ title, age, entries }) => [title, age, entries.map(({ itemId }) => itemId)])).toEqual([
    ['January 2026', '1 month', ['smiles']],
    ['September 2026', '9 months', ['waves']],
    ['November 2026', '11 months', ['drinks', 'walks']],
  ]);
});

test('after the first birthday ages are in years and months; without a birth date there is none', () => {
  expect(keepsakeMonths([entry('jumps', '2028-02-01')], '2026-01-15')[0]?.age).toBe('2 years, 1 month');
  expect(keepsakeMonths([entry('jumps', '2028-02-01')], null)[0]?.age).toBe('');
});
