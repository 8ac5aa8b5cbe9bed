import { LONGEST_RUN, runSign, VALUE_ZERO } from '../src/model/unpack.ts';

/** Weights beyond this share of all are cut to it: a few great ones would leave no steps for the rest. */
const CUT = 0.999;

/** Weights as whole numbers of a step, a sign for each and for runs of zeros: text that packs well. */
export function pack(weights: Float32Array, steps: number): { packed: string; scale: number } {
  const sizes = Float32Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort();
  const most = sizes[Math.floor((sizes.length - 1) * CUT)] ?? 1;
  const scale = Number((most / steps).toPrecision(4));
  const signs: string[] = [];
  let zeros = 0;
  for (const weight of weights) {
    const whole = Math.max(-steps, Math.min(steps, Math.round(weight / scale)));
    if (whole === 0) {
      zeros += 1;
      continue;
    }
    for (; zeros > 0; zeros -= Math.min(zeros, LONGEST_RUN)) signs.push(runSign(Math.min(zeros, LONGEST_RUN)));
    signs.push(String.fromCharCode(VALUE_ZERO + whole));
  }
  return { packed: signs.join(''), scale };
}
