import { expect, test } from 'vitest';
import { asRead, readings } from './as-read.ts';

const said = (message: string, ageDays: number | null = null, before: string[] = []) =>
  asRead({ message, ageDays, recentTurns: before.map((text) => ({ role: 'user' as const, text })) });

test.each([
  [null, 'age unknown'],
  [6, '0 weeks old'],
  [83, '11 weeks old'],
  [84, '2 months old'],
  [727, '23 months old'],
  [728, '2 years old'],
  [5_000, '13 years old'],
])('%s days are told in words', (days, words) => {
  expect(said('she coughs', days)).toBe(`${words}. she coughs`);
});

test('what the parent said before is read first, and what was answered is not', () => {
  const recentTurns = [
    { role: 'user' as const, text: 'he fell' },
    { role: 'assistant' as const, text: 'From how high?' },
  ];
  expect(asRead({ message: 'the table', ageDays: null, recentTurns })).toBe('age unknown. he fell . the table');
});

test('of a long tale the beginning and the end are read', () => {
  const words = Array.from({ length: 200 }, (_, n) => `w${n}`);
  const read = said(words.join(' '));
  expect(read).toContain('w0 ');
  expect(read).toContain(' w199');
  expect(read).not.toContain('w100');
  expect(read.split(' ').length).toBeLessThan(90);
  expect(said(words.slice(0, 80).join(' '))).toContain('w40');
});

test('a message after others is read by itself, too, and one without them once', () => {
  const recentTurns = [{ role: 'user' as const, text: 'he fell' }];
  expect(readings({ message: 'the table', ageDays: null, recentTurns })).toEqual([
    'age unknown. the table',
    'age unknown. he fell . the table',
  ]);
  expect(readings({ message: 'the table', ageDays: null, recentTurns: [] })).toEqual(['age unknown. the table']);
});
