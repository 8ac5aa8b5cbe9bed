import type { Urgent } from '@nestling/contracts/safety';
import { expect, test } from 'vitest';
import { afterMessage, type UnsentCard } from './unsent-card.ts';

const left = (sessionId: number | undefined, text: string): UnsentCard => ({
  sessionId,
  text,
  card: { ruleId: 'choking' } as Urgent,
  at: '2026-11-22T00:00:00Z',
});

test('the card of a message that could not be sent stays in its chat, whatever is sent in another', () => {
  const choking = left(1, 'she is choking');
  expect(afterMessage([choking], 2, undefined)).toEqual([choking]);
  expect(afterMessage([choking], 2, left(2, 'he fell'))).toEqual([choking, left(2, 'he fell')]);
});

test('it is done with once a message is sent in its chat, and a later card there takes its place', () => {
  const choking = left(1, 'she is choking');
  expect(afterMessage([choking], 1, undefined)).toEqual([]);
  expect(afterMessage([choking], 1, left(1, 'still choking'))).toEqual([left(1, 'still choking')]);
});

test('one that belongs to no chat is shown in each, and is done with when a message is sent in any', () => {
  expect(afterMessage([left(undefined, 'she is choking')], 2, undefined)).toEqual([]);
  expect(afterMessage([left(1, 'a')], undefined, left(undefined, 'b'))).toEqual([left(1, 'a'), left(undefined, 'b')]);
});
