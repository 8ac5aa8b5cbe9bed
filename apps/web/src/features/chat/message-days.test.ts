import type { ChatMessage } from '@nestling/contracts/chat';
import { expect, test } from 'vitest';
import { dayAbove, dayTitle } from './message-days.ts';

const NOW = new Date(2026, 10, 22, 9);
const at = (year: number, month: number, day: number, hour = 12): ChatMessage => ({
  id: 1,
  sessionId: 1,
  role: 'user',
  content: 'Hello',
  status: 'complete',
  createdAt: new Date(year, month, day, hour).toISOString(),
});

test.each([
  [new Date(2026, 10, 22, 0, 1), 'Today'],
  [new Date(2026, 10, 21, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 16), 'Monday'],
  [new Date(2026, 10, 15), 'November 15'],
  [new Date(2025, 10, 22), 'November 22, 2025'],
  [new Date(2026, 10, 23), 'Today'],
])('%s is %s', (moment, title) => {
  expect(dayTitle(moment, NOW)).toBe(title);
});

test('a day is named above its first message alone, today only after another day', () => {
  expect(dayAbove(at(2026, 10, 22), undefined, NOW)).toBeUndefined();
  expect(dayAbove(at(2026, 10, 21), undefined, NOW)).toBe('Yesterday');
  expect(dayAbove(at(2026, 10, 21, 23), at(2026, 10, 21, 1), NOW)).toBeUndefined();
  expect(dayAbove(at(2026, 10, 22), at(2026, 10, 21), NOW)).toBe('Today');
});
