import { expect, test } from 'vitest';
import { inWholeSteps, packHeads, scaleOf } from '../../training/pack.ts';
import { SLOTS } from './features.ts';
import { type Row, unpack } from './unpack.ts';

test('weights come back as whole steps at their slots, near and far, for few outputs and for many', () => {
  let state = 5;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const slots = [...new Set([0, 1, 2, SLOTS - 1, ...Array.from({ length: 3000 }, () => next(SLOTS))])];
  const rowAt = (most: number) => {
    const outputs = [...new Set([next(most), next(most), next(3)])].sort((one, two) => one - two);
    return { outputs, values: outputs.map(() => (next(2) === 0 ? -1 : 1) * (1 + next(15))) };
  };
  const level = new Map<number, Row>();
  const card = new Map<number, Row>();
  for (const slot of slots.sort((one, two) => one - two)) {
    const kind = next(3);
    if (kind !== 0) level.set(slot, rowAt(3));
    if (kind !== 1) card.set(slot, rowAt(103));
  }
  const { packed, rows } = packHeads({ level, card }, 103);
  expect(unpack(packed, rows, 103)).toEqual({ level, card });
});

test('a weight becomes the nearest step, and a feature that says nothing is left out', () => {
  const scale = scaleOf(Float32Array.from([1, -0.52, 0.01]), 7);
  const { rows } = inWholeSteps(
    new Map([
      [7, Float32Array.from([1, -0.52, 0.01])],
      [3, Float32Array.from([0.01, -0.01, 0])],
    ]),
    scale,
    7,
  );
  expect(rows.size).toBe(1);
  const { outputs = [], values = [] } = rows.get(7) ?? {};
  expect([...outputs]).toEqual([0, 1]);
  expect(values.map((value) => value * scale)[1]).toBeCloseTo(-0.52, 1);
});
