import { describe, expect, test } from 'vitest';
import { RULE_IDS, RULES } from '../rules/index.ts';
import { FITS, readScores, SURE } from './read-scores.ts';

const scoreOf = (likelihood: number) => Math.log(likelihood / (1 - likelihood));
const LITTLE = 0.01;
/** What a reader thinks of a level, and of nothing else than that. */
const thinks = (soon: number, amber: number, red: number, cards: Record<string, number> = {}) =>
  readScores({ soon: scoreOf(soon), amber: scoreOf(amber), red: scoreOf(red), ...cards });
/** One rule takes this share of all of them. */
const fits = (id: string, share: number) => ({
  ...Object.fromEntries(RULE_IDS.map((one) => [one, Math.log((1 - share) / (RULE_IDS.length - 1))])),
  [id]: Math.log(share),
});

describe('an opinion of the built-in reader', () => {
  test.each([
    ['soon', SURE.soon, (by: number) => thinks(SURE.soon + by, LITTLE, LITTLE), null, 'soon'],
    ['amber', SURE.amber, (by: number) => thinks(0.99, SURE.amber + by, LITTLE), 'soon', 'urgent'],
    ['red', SURE.red, (by: number) => thinks(0.99, 0.99, SURE.red + by), 'urgent', 'emergency'],
    [
      'red of a rule that is never less',
      SURE.redByCard,
      (by: number) => thinks(0.99, 0.99, SURE.redByCard + by, fits('poison', 0.9)),
      'urgent',
      'emergency',
    ],
  ] as const)('is %s from a likelihood of %f on', (_, _limit, thinking, below, above) => {
    expect(thinking(-0.01)?.level ?? null).toBe(below);
    expect(thinking(0.01)?.level).toBe(above);
  });

  test('is none of a message that says little, and none without scores', () => {
    expect(thinks(LITTLE, LITTLE, LITTLE, fits('choking', 0.99))).toBeNull();
    expect(readScores({})).toBeNull();
  });

  test('is never red where today is not sure, whatever is thought of now', () => {
    expect(thinks(0.99, SURE.amber - 0.01, 0.99)?.level).toBe('soon');
  });

  test('names the rule that fits, and none below its share', () => {
    expect(thinks(0.99, 0.99, 0.99, fits('choking', FITS + 0.01))?.card).toBe('choking');
    expect(thinks(0.99, 0.99, 0.99, fits('choking', FITS - 0.01))?.card).toBe('neutral');
  });

  test('names no rule that would make more of it than was read', () => {
    expect(RULES.poison.lowest).toBe('emergency');
    expect(thinks(0.99, 0.99, SURE.redByCard - 0.01, fits('poison', 0.9))).toMatchObject({
      level: 'urgent',
      card: 'neutral',
    });
  });
});
