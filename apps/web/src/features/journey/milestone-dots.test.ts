import type { MilestoneItem } from '@nestling/contracts/journey';
import { expect, test } from 'vitest';
import { milestoneLanes, monthTicks } from './milestone-dots.ts';

const seen = (id: string, area: MilestoneItem['area'], date: string): MilestoneItem => ({
  id,
  area,
  text: id,
  byMonths: 4,
  actEarly: '',
  sources: [],
  progress: { kind: 'milestone', itemId: id, title: id, tags: [], answer: 'seen', date, note: '' },
});

test('each area has its lane, and a dot stands at the age of the day that was marked', () => {
  const notYet = { ...seen('hops', 'movement', '2026-03-01'), progress: null };
  const lanes = milestoneLanes(
    [seen('rolls', 'movement', '2026-05-16'), seen('smiles', 'social', '2026-03-01'), notYet],
    '2026-01-01',
  );
  expect(lanes.map(({ area, dots }) => [area, dots.length])).toEqual([
    ['social', 1],
    ['language', 0],
    ['cognitive', 0],
    ['movement', 1],
  ]);
  expect(lanes[3]?.dots[0]?.months).toBeCloseTo(4.4, 1);
});

test('what was seen in one month stands one above the other, and not on one another', () => {
  const lanes = milestoneLanes(
    ['a', 'b', 'c'].map((id) => seen(id, 'language', '2026-02-10')),
    '2026-01-01',
  );
  expect(lanes[1]?.dots.map(({ level }) => level)).toEqual([0, 1, 2]);
});

test.each([
  [0, 0, [0]],
  [0, 4, [0, 1, 2, 3, 4]],
  [5, 10, [5, 6, 7, 8, 9, 10]],
  [2, 14, [2, 4, 6, 8, 10, 12, 14]],
  [7, 60, [0, 12, 24, 36, 48, 60]],
])('a scale from %i to %i months', (first, last, ticks) => {
  expect(monthTicks(first, last)).toEqual(ticks);
});
