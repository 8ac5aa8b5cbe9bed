import { RULE_IDS, type RuleId } from '../rules/index.ts';
import type { Features } from './features.ts';
import { LEVEL_OUTPUTS, type Row, unpack } from './unpack.ts';
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

export interface Head {
  rows: ReadonlyMap<number, Row>;
  bias: readonly number[];
  scale: number;
}

let heads: { level: Head; card: Head } | undefined;

/** The weights, unpacked at the first use. */
function unpacked(): { level: Head; card: Head } {
  if (heads) return heads;
  const { level, card } = unpack(WEIGHTS.packed, WEIGHTS.rows, WEIGHTS.card.bias.length);
  heads = { level: { ...WEIGHTS.level, rows: level }, card: { ...WEIGHTS.card, rows: card } };
  return heads;
}

function scoresOf({ rows, bias, scale }: Head, { slots, values }: Features): number[] {
  const sums = new Array<number>(bias.length).fill(0);
  for (let at = 0; at < slots.length; at += 1) {
    const row = rows.get(slots[at] as number);
    if (!row) continue;
    const value = values[at] as number;
    for (let one = 0; one < row.outputs.length; one += 1) {
      const out = row.outputs[one] as number;
      sums[out] = (sums[out] as number) + (row.values[one] as number) * value;
    }
  }
  return sums.map((sum, out) => sum * scale + (bias[out] as number));
}

const likely = (score: number): number => 1 / (1 + Math.exp(-score));

/** How much each further part of a long message counts against it: more is said, and more happens to sound alike. */
const PARTS_SHARE = 1.5;

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

const oddsOf = (chance: number): number => Math.log(chance / (1 - chance));

const ofEach = (of: (level: keyof Likelihood) => number): Likelihood => ({
  any: of('any'),
  today: of('today'),
  now: of('now'),
});

/** Midway between two likelihoods, by their odds. */
export const midway = (one: Likelihood, other: Likelihood): Likelihood =>
  ofEach((level) => likely((oddsOf(one[level]) + oddsOf(other[level])) / 2));

/** The graver of two likelihoods, level by level. */
export const graver = (one: Likelihood, other: Likelihood): Likelihood =>
  ofEach((level) => Math.max(one[level], other[level]));

/**
 * How well each card would fit, to be compared with each other; by the few weights that the browser has, or by others. A rule that was
 * added behind those that the weights were taught has no score.
 */
export function cardScores(features: Features, head: Head = unpacked().card): Map<RuleId, number> {
  const scores = scoresOf(head, features);
  return new Map(RULE_IDS.slice(0, scores.length).map((ruleId, at) => [ruleId, scores[at] as number]));
}
