import { describe, expect, test } from 'vitest';
import { claimsIn, unmatchedClaims } from './claims.ts';

const NO_SPAN = [0, 936] as const;
const texts = (text: string, span: readonly [number, number] = NO_SPAN) =>
  claimsIn(text, span).map((claim) => claim.text);

describe('a figure that a source has to bear out', () => {
  test.each([
    ['Wait three days between new foods.', ['three days']],
    ['Give {120 ml} after 6 months.', ['120 ml', '6 months']],
    ['Most sleep 12 to 16 hours; one in four wakes.', ['12', '16 hours', 'one in four']],
    ['Two weeks are long. Call after an hour.', ['Two weeks', 'an hour']],
    ['Offer it ten to fifteen times.', ['ten', 'fifteen']],
  ])('%s', (text, claims) => expect(texts(text)).toEqual(claims));

  test.each([
    'Use two hands for one baby, and first aid for both.',
    'Three things help, and four small steps.',
    'One day it works. Stand on two feet for one minute.',
    'Say: “In 5 minutes we go, in 3 we put on shoes.”',
  ])('is none in: %s', (text) => expect(texts(text)).toEqual([]));

  test('is not an end of the page’s own ages', () => {
    expect(texts('A baby of 3 to 6 months at 4 months', [12, 24])).toEqual(['4 months']);
    expect(texts('Picky at four and five, not at seven', [208, 311])).toEqual(['seven']);
    expect(texts('At one year', [52, 91])).toEqual([]);
  });
});

test('a claim is borne out by the same amount in any unit, and by no other', () => {
  const left = (text: string, ...notes: string[]) =>
    unmatchedClaims(claimsIn(text, NO_SPAN), notes).map((claim) => claim.text);
  expect(left('From 12 months, under {38 C}.', 'From one year.', 'Below 100.4°F.')).toEqual([]);
  expect(left('From 12 months, under {38 C}.', 'From 2 years.')).toEqual(['12 months', '38 C']);
  expect(left('2 hours in a room, 4 in a bag.', 'A room 2 hours, a cool bag 4 hours.')).toEqual([]);
  expect(left('2 hours in a room, 4 in a bag.', 'A room 2 hours, a cool bag 6 hours.')).toEqual(['4']);
  expect(left('Never before 6 months.')).toEqual(['6 months']);
});
