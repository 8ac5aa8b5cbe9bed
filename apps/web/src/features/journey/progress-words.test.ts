import { PROGRESS_ANSWERS, PROGRESS_WORDS, type ProgressEntry } from '@nestling/contracts/journey';
import { expect, test } from 'vitest';
import { ANSWER_WORDS, ANSWERS, dropEntry, findEntry, putEntry } from './progress-words.ts';

const entry = (itemId: string, date: string, kind: ProgressEntry['kind'] = 'topic'): ProgressEntry => ({
  kind,
  itemId,
  title: itemId,
  tags: [],
  answer: 'seen',
  date,
  note: '',
});

test('the answers and their words are those of the contract', () => {
  expect(ANSWERS).toEqual([...PROGRESS_ANSWERS]);
  expect(ANSWER_WORDS).toEqual(PROGRESS_WORDS);
});

test('a second answer replaces the first, and the newest date comes first', () => {
  const list = [entry('b', '2026-03-02'), entry('a', '2026-01-01')];
  const changed = { ...entry('a', '2026-04-01'), answer: 'not_yet' as const };
  expect(putEntry(list, changed)).toEqual([changed, entry('b', '2026-03-02')]);
  expect(putEntry(list, entry('c', '2026-02-01')).map(({ itemId }) => itemId)).toEqual(['b', 'c', 'a']);
});

test('the same id of another kind is another item', () => {
  const list = [entry('a', '2026-01-01', 'topic'), entry('a', '2026-01-01', 'milestone')];
  expect(dropEntry(list, { kind: 'topic', itemId: 'a' }).map(({ kind }) => kind)).toEqual(['milestone']);
  expect(findEntry(list, { kind: 'milestone', itemId: 'a' })?.kind).toBe('milestone');
  expect(findEntry(list, { kind: 'activity', itemId: 'a' })).toBeNull();
  expect(findEntry(undefined, { kind: 'topic', itemId: 'a' })).toBeNull();
});
