import type { Features } from '../src/model/features.ts';
import { chance } from './vary.ts';

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
  epochs: number;
  rate: number;
  /** Pull of every weight towards nothing. */
  decay: number;
  seed: number;
}

/** Logistic regression with one output a yes or no, by steps that grow smaller where much was learnt (Adagrad). */
export function learn(examples: readonly Example[], { outputs, slots, epochs, rate, decay, seed }: Pace): Learnt {
  const weights = new Float32Array(slots * outputs);
  const squares = new Float32Array(slots * outputs).fill(0.01);
  const bias = new Float32Array(outputs);
  const next = chance(seed);
  const order = examples.map((_, at) => at);
  const score = new Float32Array(outputs);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const index of order) {
      const { features, targets, weight } = examples[index] as Example;
      const { slots: places, values } = features;
      score.set(bias);
      for (let at = 0; at < places.length; at += 1) {
        const base = (places[at] as number) * outputs;
        const value = values[at] as number;
        for (let out = 0; out < outputs; out += 1)
          score[out] = (score[out] as number) + (weights[base + out] as number) * value;
      }
      for (let out = 0; out < outputs; out += 1) {
        const target = targets[out] as number;
        if (target < 0) {
          score[out] = 0;
          continue;
        }
        score[out] = weight * (1 / (1 + Math.exp(-(score[out] as number))) - target);
        bias[out] = (bias[out] as number) - 0.02 * (score[out] as number);
      }
      for (let at = 0; at < places.length; at += 1) {
        const base = (places[at] as number) * outputs;
        const value = values[at] as number;
        for (let out = 0; out < outputs; out += 1) {
          const place = base + out;
          const step = (score[out] as number) * value + decay * (weights[place] as number);
          if (step === 0) continue;
          squares[place] = (squares[place] as number) + step * step;
          weights[place] = (weights[place] as number) - (rate * step) / Math.sqrt(squares[place] as number);
        }
      }
    }
  }
  return { weights, bias, outputs };
}
