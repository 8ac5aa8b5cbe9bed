import { expect, test } from 'vitest';
import { packCard } from '../../training/pack-card.ts';
import { SLOTS } from './features.ts';
import { unpackCard } from './unpack-card.ts';

const RULES = ['burn', 'croup', 'rash'];
const HEAD = {
  scale: 0.0125,
  bias: [-7.25, 0, -3.5],
  rows: new Map([
    [0, { outputs: [0, 2], values: [127, -127] }],
    [1, { outputs: [1], values: [-1] }],
    [300, { outputs: [0, 1, 2], values: [3, -3, 64] }],
    [SLOTS - 1, { outputs: [2], values: [1] }],
  ]),
};

test('weights come back as they were written', () => {
  expect(unpackCard(packCard(RULES, HEAD), RULES)).toEqual(HEAD);
});

test('those of other rules, or of the same in another order, are refused', () => {
  const bytes = packCard(RULES, HEAD);
  expect(() => unpackCard(bytes, ['croup', 'burn', 'rash'])).toThrow('other rules');
  expect(() => unpackCard(bytes, RULES.slice(0, 2))).toThrow('other rules');
});

test('rules that were added behind them wait to be taught', () => {
  expect(unpackCard(packCard(RULES, HEAD), [...RULES, 'wound'])).toEqual(HEAD);
});

test('a file that is cut off, or none, is refused', () => {
  const bytes = packCard(RULES, HEAD);
  expect(() => unpackCard(bytes.subarray(0, -1), RULES)).toThrow();
  expect(() => unpackCard(new Uint8Array(), RULES)).toThrow();
});
