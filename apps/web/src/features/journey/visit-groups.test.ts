import type { MilestoneItem, ProgressEntry } from '@nestling/contracts/journey';
import { expect, test } from 'vitest';
import { groupByArea } from './milestone-areas.ts';
import { groupForVisit } from './visit-groups.ts';

type Answer = ProgressEntry['answer'];

const milestone = (id: string, answer?: Answer, more: Partial<MilestoneItem> = {}): MilestoneItem => ({
  id,
  area: 'social',
  text: id,
  byMonths: 9,
  actEarly: id,
  sources: [],
  progress: answer
    ? { kind: 'milestone', itemId: id, title: id, tags: [], answer, date: '2026-01-01', note: '' }
    : null,
  ...more,
});
const ids = (items: MilestoneItem[]) => items.map(({ id }) => id);

test('doubts come first, not yet before not sure, and every milestone is in one group', () => {
  const groups = groupForVisit([
    milestone('a', 'seen'),
    milestone('b', 'not_sure'),
    milestone('c'),
    milestone('d', 'not_yet'),
  ]);
  expect(ids(groups.doubtful)).toEqual(['d', 'b']);
  expect(ids(groups.seen)).toEqual(['a']);
  expect(ids(groups.open)).toEqual(['c']);
});

test('areas keep one order, empty ones are left out, earlier milestones come first', () => {
  const groups = groupByArea([
    milestone('walks', undefined, { area: 'movement', byMonths: 15 }),
    milestone('stands', undefined, { area: 'movement', byMonths: 12 }),
    milestone('smiles'),
  ]);
  expect(groups.map(({ area }) => area)).toEqual(['social', 'movement']);
  expect(ids(groups[1]?.items ?? [])).toEqual(['stands', 'walks']);
});
