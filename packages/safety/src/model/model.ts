import { RULE_IDS, type RuleId } from '../rules/index.ts';
import { CARD_SLOTS, type Features, SLOTS } from './features.ts';
import { unpack } from './unpack.ts';
import { WEIGHTS } from './weights.ts';

/** How far a level is likely, from 0 to 1. */
export interface Likelihood {
  /** That anything is due. */
  any: number;
  /** That a doctor or a line is due today. */
  today: number;
  /** That it is an emergency. */
  now: number;
}

export const LEVEL_OUTPUTS = 3;
/** A weight is a whole number of these steps of its head's scale. */
export const STEPS = 7;
export const CARD_STEPS = 7;

interface Head {
  weights: Int8Array;
  bias: readonly number[];
  scale: number;
}

let heads: { level: Head; card: Head } | undefined;

/** The weights, unpacked at the first use. */
function unpacked(): { level: Head; card: Head } {
  heads ??= {
    level: { ...WEIGHTS.level, weights: unpack(WEIGHTS.level.packed, SLOTS * LEVEL_OUTPUTS) },
    card: { ...WEIGHTS.card, weights: unpack(WEIGHTS.card.packed, CARD_SLOTS * RULE_IDS.length) },
  };
  return heads;
}

function scoresOf({ weights, bias, scale }: Head, { slots, values }: Features): number[] {
  const outputs = bias.length;
  const sums = new Array<number>(outputs).fill(0);
  for (let at = 0; at < slots.length; at += 1) {
    const base = (slots[at] as number) * outputs;
    const value = values[at] as number;
    for (let out = 0; out < outputs; out += 1)
      sums[out] = (sums[out] as number) + (weights[base + out] as number) * value;
  }
  return sums.map((sum, out) => sum * scale + (bias[out] as number));
}

const likely = (score: number): number => 1 / (1 + Math.exp(-score));

/** How much each further part of a long message counts against it: more is said, and more happens to sound alike. */
const PARTS_SHARE = 3;

/** What the gravest parts of a message come to; of a long one two must speak for it. */
export function likelihood(parts: readonly Features[]): Likelihood {
  const against = PARTS_SHARE * Math.log(Math.max(1, parts.length));
  const scores = parts.map((part) => scoresOf(unpacked().level, part));
  const [any = 0, today = 0, now = 0] = Array.from({ length: LEVEL_OUTPUTS }, (_, out) => {
    const [first = 0, second = first] = scores.map((score) => score[out] as number).sort((one, two) => two - one);
    return likely((first + second) / 2 - against);
  });
  return { any: Math.max(any, today, now), today: Math.max(today, now), now };
}

/** How well each card would fit, to be compared with each other. */
export function cardScores(features: Features): Map<RuleId, number> {
  const scores = scoresOf(unpacked().card, features);
  return new Map(RULE_IDS.map((ruleId, at) => [ruleId, scores[at] as number]));
}
