import { expect, test } from 'vitest';
import { isKept } from './keep-answers.ts';
import { type KeptAnswer, mergeKept } from './kept-answers.ts';

const chat = (sessionId: number, at: number): KeptAnswer => ({
  key: [['chat', 'messages'], { input: { sessionId }, type: 'query' }],
  data: `${sessionId} at ${at}`,
  at,
});

test('of two answers to one call the newer one stays, whichever was there first', () => {
  expect(mergeKept([chat(1, 5)], [chat(1, 7)])).toEqual([chat(1, 7)]);
  expect(mergeKept([chat(1, 7)], [chat(1, 5)])).toEqual([chat(1, 7)]);
});

test('the ten chats that were seen last are kept, and everything else', () => {
  const journey: KeptAnswer = { key: [['journey', 'timeline'], { type: 'query' }], data: {}, at: 0 };
  const chats = Array.from({ length: 14 }, (_, index) => chat(index, index + 1));
  const merged = mergeKept([journey, ...chats.slice(0, 7)], chats.slice(7));
  expect(merged).toContainEqual(journey);
  expect(merged.filter((answer) => answer !== journey)).toEqual(chats.slice(4).toReversed());
});

test('documents, members and searches are never kept', () => {
  expect(isKept([['chat', 'messages'], {}])).toBe(true);
  for (const path of [
    ['documents', 'personal'],
    ['documents', 'text'],
    ['members', 'list'],
    ['chat', 'search'],
  ])
    expect(isKept([path, {}])).toBe(false);
});
