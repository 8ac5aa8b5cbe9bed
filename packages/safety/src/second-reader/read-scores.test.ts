import { describe, expect, test } from 'vitest';
import { RULE_IDS, RULES } from '../rules/index.ts';
import { cardThatFits, FITS, greatest } from './read-scores.ts';

/** One rule takes this share of all of them. */
const fits = (id: string, share: number) => ({
  ...Object.fromEntries(RULE_IDS.map((one) => [one, Math.log((1 - share) / (RULE_IDS.length - 1))])),
  [id]: Math.log(share),
});

describe('the card that the built-in reader names', () => {
  test('is that of the rule that fits, and the neutral one below its share', () => {
    expect(cardThatFits(fits('choking', FITS + 0.01), 'emergency')).toBe('choking');
    expect(cardThatFits(fits('choking', FITS - 0.01), 'emergency')).toBe('neutral');
    expect(cardThatFits({}, 'emergency')).toBe('neutral');
  });

  test('is of no rule that would make more of it than was read', () => {
    expect(RULES.poison.lowest).toBe('emergency');
    expect(cardThatFits(fits('poison', 0.9), 'urgent')).toBe('neutral');
  });
});

test('of several readings each score is the greatest', () => {
  expect(greatest([{ soon: -2, red: -1 }])).toEqual({ soon: -2, red: -1 });
  expect(
    greatest([
      { soon: -2, red: 3 },
      { soon: 1, red: -4 },
    ]),
  ).toEqual({ soon: 1, red: 3 });
});
