import type { Urgent } from '@nestling/contracts/safety';
import { afterEach, expect, test, vi } from 'vitest';
import { cardTurns } from './card-turns.ts';
import {
  afterSent,
  afterUnsent,
  gravestOf,
  loadUnsentCards,
  saveUnsentCards,
  type UnsentCard,
  withStored,
} from './unsent-card.ts';

const left = (
  sessionId: number | undefined,
  text: string,
  level: Urgent['level'] = 'emergency',
  at = '2026-11-22T00:00:00Z',
): UnsentCard => ({ sessionId, text, card: { ruleId: text, level } as Urgent, at });

const choking = left(1, 'she is choking');
const rash = left(undefined, 'she has a rash', 'soon', '2026-11-22T00:05:00Z');

/** What a browser keeps for a tab; `isFull` refuses whatever is to be kept more. */
function keep({ isFull = false } = {}): Map<string, string> {
  const held = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, text);
    },
    removeItem: (key: string) => held.delete(key),
  });
  return held;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

test('of several the gravest is shown, a later one only where it is as grave', () => {
  expect(gravestOf([choking, rash])).toBe(choking);
  expect(gravestOf([rash, choking])).toBe(choking);
  const bleeding = left(1, 'he is bleeding');
  expect(gravestOf([choking, bleeding])).toBe(bleeding);
  expect(gravestOf([])).toBeUndefined();
});

test('the rules read all of them with the next message, and the gravest stays open under a later one', () => {
  const turns = cardTurns([], [choking, rash]);
  expect(turns.map(({ text }) => text)).toEqual(['she is choking', '', 'she has a rash', '']);
  expect(turns.at(-1)).toMatchObject({ role: 'assistant', at: rash.at, urgent: choking.card });
});

test('what was read with a message that was sent is done with, and nothing else', () => {
  const elsewhere = left(2, 'he fell');
  expect(afterSent([choking, elsewhere, rash], [choking, rash])).toEqual([elsewhere]);
  expect(afterSent([choking, rash], [])).toEqual([choking, rash]);
});

test('a message that could not be sent takes none away but its own first try', () => {
  expect(afterUnsent([choking], rash)).toEqual([choking, rash]);
  const again = left(1, 'she is choking', 'emergency', '2026-11-22T00:09:00Z');
  expect(afterUnsent([choking, rash], again)).toEqual([rash, again]);
  const milder = left(1, 'she is choking', 'soon', '2026-11-22T00:09:00Z');
  expect(afterUnsent([choking], milder)).toEqual([choking, milder]);
});

test('they are kept over a reload, and those that another view of the page has kept are not lost', () => {
  keep();
  expect(saveUnsentCards(1, [choking])).toBe(true);
  expect(loadUnsentCards(1)).toEqual([choking]);
  expect(loadUnsentCards(2)).toEqual([]);
  expect(withStored([rash], loadUnsentCards(1))).toEqual([rash, choking]);
  expect(withStored([choking], loadUnsentCards(1))).toEqual([choking]);
});

test('a browser that is full or keeps nothing takes no card away', () => {
  keep({ isFull: true });
  expect(saveUnsentCards(1, [choking])).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  expect(saveUnsentCards(1, [])).toBe(false);
  expect(withStored([choking], loadUnsentCards(1))).toEqual([choking]);
});

test('the card that an earlier version kept is taken over once, and its words are not left behind', () => {
  const held = keep();
  held.set('nestling-card-1', JSON.stringify(choking));
  held.set('nestling-cards-1', JSON.stringify([rash]));
  expect(loadUnsentCards(1)).toEqual([choking, rash]);
  expect([...held.keys()]).toEqual(['nestling-cards-1']);
  expect(loadUnsentCards(1)).toEqual([choking, rash]);
});
