import { expect, test } from 'vitest';
import { groupByDay } from './session-days.ts';

const now = new Date(2026, 10, 22, 3, 0);
const chat = (id: number, ...at: [number, number, number, number]) => ({
  id,
  name: `Chat ${id}`,
  createdAt: new Date(...at).toISOString(),
});

test('chats stand under the day they began on, older ones under their month', () => {
  const groups = groupByDay(
    [
      chat(5, 2026, 10, 22, 1),
      chat(4, 2026, 10, 21, 23),
      chat(3, 2026, 10, 18, 9),
      chat(2, 2026, 9, 3, 9),
      chat(1, 2026, 9, 1, 9),
    ],
    now,
  );
  expect(groups.map(({ sessions }) => sessions.map(({ id }) => id))).toEqual([[5], [4], [3], [2, 1]]);
  expect(groups.map(({ day }) => day).slice(0, 2)).toEqual(['Today', 'Yesterday']);
});

test('four hours before a chat of yesterday evening is still yesterday', () => {
  expect(groupByDay([chat(1, 2026, 10, 21, 23)], now)[0]?.day).toBe('Yesterday');
});
