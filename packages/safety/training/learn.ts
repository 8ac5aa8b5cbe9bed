import type { Features } from '../src/model/features.ts';

export interface Example {
  features: Features;
  /** For each output 1, 0, or -1 where it says nothing. */
  targets: Float32Array;
  weight: number;
}

export interface Learnt {
  weights: Float32Array;
  bias: Float32Array;
  outputs: number;
}

export interface Pace {
  outputs: number;
  slots: number;
  /** Pull of every weight towards nothing. */
  pull: number;
  steps: number;
  /** What was learnt before; else nothing. */
  from?: Learnt;
  /** Weights that stay as `from` has them, marked with 1. */
  held?: Uint8Array;
}

interface Sums {
  loss: number;
  slope: Float64Array;
}

/** Steps that the search remembers. */
const MEMORY = 6;
/** A step must lessen the loss by this share of what its slope promises. */
const ENOUGH = 1e-4;

/** Logistic regression with one output a yes or no, by L-BFGS over all examples at once: the same examples give the same weights. */
export function learn(examples: readonly Example[], { outputs, slots, pull, steps, from, held }: Pace): Learnt {
  const size = slots * outputs;
  const lossAt = (at: Float64Array): Sums => sumLoss(examples, at, { outputs, size, pull, held });
  let point = new Float64Array(size + outputs);
  if (from) point.set([...from.weights, ...from.bias]);
  let here = lossAt(point);
  const moves: { step: Float64Array; turn: Float64Array; scale: number }[] = [];
  for (let round = 0; round < steps; round += 1) {
    const way = downhill(here.slope, moves);
    const promise = dot(way, here.slope);
    let length = moves.length === 0 ? 1 / Math.max(1, Math.sqrt(dot(here.slope, here.slope))) : 1;
    let next = moved(point, way, length);
    let there = lossAt(next);
    for (let tries = 0; tries < 12 && there.loss > here.loss + ENOUGH * length * promise; tries += 1) {
      length /= 2;
      next = moved(point, way, length);
      there = lossAt(next);
    }
    if (there.loss >= here.loss) break;
    const step = next.map((value, at) => value - (point[at] as number));
    const turn = there.slope.map((value, at) => value - (here.slope[at] as number));
    const along = dot(step, turn);
    if (along > 1e-10) moves.push({ step, turn, scale: 1 / along });
    if (moves.length > MEMORY) moves.shift();
    point = next;
    here = there;
  }
  return {
    weights: Float32Array.from(point.subarray(0, size)),
    bias: Float32Array.from(point.subarray(size)),
    outputs,
  };
}

function sumLoss(
  examples: readonly Example[],
  at: Float64Array,
  { outputs, size, pull, held }: { outputs: number; size: number; pull: number; held: Uint8Array | undefined },
): Sums {
  const slope = new Float64Array(at.length);
  const score = new Float64Array(outputs);
  let loss = 0;
  for (const { features, targets, weight } of examples) {
    const { slots: places, values } = features;
    for (let out = 0; out < outputs; out += 1) score[out] = at[size + out] as number;
    for (let one = 0; one < places.length; one += 1) {
      const base = (places[one] as number) * outputs;
      const value = values[one] as number;
      for (let out = 0; out < outputs; out += 1)
        score[out] = (score[out] as number) + (at[base + out] as number) * value;
    }
    for (let out = 0; out < outputs; out += 1) {
      const target = targets[out] as number;
      const sum = score[out] as number;
      if (target < 0) {
        score[out] = 0;
        continue;
      }
      loss += weight * (Math.log1p(Math.exp(-Math.abs(sum))) + Math.max(sum, 0) - target * sum);
      score[out] = weight * (1 / (1 + Math.exp(-sum)) - target);
      slope[size + out] = (slope[size + out] as number) + (score[out] as number);
    }
    for (let one = 0; one < places.length; one += 1) {
      const base = (places[one] as number) * outputs;
      const value = values[one] as number;
      for (let out = 0; out < outputs; out += 1)
        slope[base + out] = (slope[base + out] as number) + (score[out] as number) * value;
    }
  }
  for (let one = 0; one < size; one += 1) {
    const weight = at[one] as number;
    loss += 0.5 * pull * weight * weight;
    slope[one] = held?.[one] === 1 ? 0 : (slope[one] as number) + pull * weight;
  }
  return { loss, slope };
}

function downhill(
  slope: Float64Array,
  moves: readonly { step: Float64Array; turn: Float64Array; scale: number }[],
): Float64Array {
  const way = slope.map((value) => -value);
  const shares: number[] = [];
  for (const { step, turn, scale } of moves.toReversed()) {
    const share = scale * dot(step, way);
    shares.push(share);
    addTo(way, turn, -share);
  }
  const last = moves.at(-1);
  if (last) {
    const factor = 1 / (last.scale * dot(last.turn, last.turn));
    for (let at = 0; at < way.length; at += 1) way[at] = (way[at] as number) * factor;
  }
  for (const { step, turn, scale } of moves) addTo(way, step, (shares.pop() as number) - scale * dot(turn, way));
  return way;
}

function moved(point: Float64Array, way: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const next = Float64Array.from(point);
  addTo(next, way, length);
  return next;
}

function addTo(sum: Float64Array, more: Float64Array, times: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + times * (more[at] as number);
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
