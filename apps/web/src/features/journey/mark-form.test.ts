import { expect, test } from 'vitest';
import { dateProblem } from './mark-form.tsx';

const BIRTH = '2025-02-28';
const TODAY = '2026-03-01';

test.each([
  ['2026-03-01', undefined],
  ['2025-02-28', undefined],
  ['2026-03-02', 'The date cannot be in the future'],
  ['2025-02-27', 'The date cannot be before the birth date'],
  ['', 'Please choose a date'],
])('a mark on %j: %s', (date, problem) => {
  expect(dateProblem(date, BIRTH, TODAY)).toBe(problem);
});
