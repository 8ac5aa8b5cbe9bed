import { expect, test } from 'vitest';
import { pack, packRows } from '../../training/pack.ts';
import { SLOTS } from './features.ts';
import { unpack } from './unpack.ts';

test('weights come back as whole steps at their slots, near and far, for few outputs and for many', () => {
  let state = 5;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const slots = [...new Set([0, 1, 2, SLOTS - 1, ...Array.from({ length: 3000 }, () => next(SLOTS))])];
  const rows = slots
    .sort((one, two) => one - two)
    .map((slot) => {
      const outputs = [...new Set([next(103), next(103), next(3)])].sort((one, two) => one - two);
      return { slot, row: { outputs, values: outputs.map(() => (next(2) === 0 ? -1 : 1) * (1 + next(15))) } };
    });
  const back = unpack(packRows(rows), rows.length);
  expect([...back].map(([slot, row]) => ({ slot, row }))).toEqual(rows);
});

test('a weight becomes the nearest step, and a feature that says nothing is left out', () => {
  const { packed, rows, scale } = pack(
    new Map([
      [7, Float32Array.from([1, -0.52, 0.01])],
      [3, Float32Array.from([0.01, -0.01, 0])],
    ]),
    7,
  );
  expect(rows).toBe(1);
  expect(scale).toBeGreaterThan(0);
  const { outputs = [], values = [] } = unpack(packed, rows).get(7) ?? {};
  expect([...outputs]).toEqual([0, 1]);
  expect(values.map((value) => value * scale)[1]).toBeCloseTo(-0.52, 1);
});
