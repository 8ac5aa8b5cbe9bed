import { expect, test } from 'vitest';
import { ANSWERS, SOURCES } from '../content.ts';
import type { Answer, Source } from '../topic.schema.ts';
import { dueList } from './due-list.ts';

const [someAnswer] = ANSWERS;
const [someSource] = SOURCES;
if (!someAnswer || !someSource) throw new Error('the guide is empty');

const answer = (id: string, expires?: string): Answer => ({
  ...someAnswer,
  id,
  title: `About ${id}`,
  ...(expires && { expires }),
});
const source = (id: string, readOn: string): Source => ({ ...someSource, id, readOn });
const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id);

test('what has expired or does so within 90 days is due, the first day first', () => {
  const answers = [
    answer('late', '2027-02-21'),
    answer('last', '2027-02-20'),
    answer('never'),
    answer('past', '2026-01-01'),
  ];
  const { expiring } = dueList('2026-11-22', answers, [], [{ id: 'regions/US', expires: '2026-12-31' }]);
  expect(idsOf(expiring)).toEqual(['past', 'regions/US', 'last']);
  expect(expiring.map(({ what }) => what)).toEqual([
    'expired: About past',
    'expires: vaccine table',
    'expires: About last',
  ]);
});

test('a source is to be read again after a year', () => {
  const sources = [source('a/new', '2025-11-23'), source('a/old', '2025-11-22'), source('a/older', '2024-02-29')];
  expect(idsOf(dueList('2026-11-22', [], sources, []).unread)).toEqual(['a/older', 'a/old']);
});
