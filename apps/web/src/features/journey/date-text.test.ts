import { expect, test } from 'vitest';
import { dayText } from '../../platform/today.ts';
import { monthsText } from './date-text.ts';

test('a calendar day reads as that day of the local calendar, all year round', () => {
  for (let day = 1; day <= 366; day++) {
    const date = new Date(2024, 0, day, 12);
    const two = (value: number) => String(value).padStart(2, '0');
    const text = `2024-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
    expect(dayText(text)).toBe(date.toLocaleDateString(undefined, { dateStyle: 'medium' }));
  }
});

test.each([
  [1, '1 month'],
  [18, '18 months'],
  [24, '2 years'],
  [30, '30 months'],
  [60, '5 years'],
])('%i months is %s', (months, text) => {
  expect(monthsText(months)).toBe(text);
});
