import { expect, test } from 'vitest';
import { partLived, readAgeRange } from './age-range.ts';

const daysAgo = (days: number) => {
  const day = new Date(Date.now() - days * 86_400_000);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

test.each([
  ['Birth to 2 weeks', 0, 14, 2],
  ['2 to 4 weeks', 14, 28, 2],
  ['9 to 12 months', 274, 365, 3],
  ['18 months to 2 years', 548, 731, 6],
  ['5 to 6 years', 1826, 2192, 12],
  ['16 to 18 years', 5844, 6575, 4],
])('%s', (name, start, end, steps) => {
  const range = readAgeRange(name);
  expect([Math.round(range?.startDays ?? -1), Math.round(range?.endDays ?? -1), range?.steps]).toEqual([
    start,
    end,
    steps,
  ]);
});

test('a name that is no range draws none', () => {
  expect(readAgeRange('All ages')).toBeUndefined();
  expect(readAgeRange('12 to 9 months')).toBeUndefined();
});

test('a child half way through the range has lived half of it, and never more than all', () => {
  const range = readAgeRange('9 to 12 months');
  if (!range) throw new Error('no range');
  expect(partLived(range, daysAgo(320))).toBeCloseTo(0.5, 1);
  expect(partLived(range, daysAgo(500))).toBe(1);
  expect(partLived(range, daysAgo(10))).toBe(0);
});
