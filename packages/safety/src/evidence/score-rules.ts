import type { Found, Reading } from '../reading/read-message.ts';
import type { Evidence, Rule } from '../rules/define-rule.ts';
import { RULE_IDS, RULES, type RuleId } from '../rules/index.ts';

export interface Support {
  ruleId: RuleId;
  /** 0 to 1: how strongly the words speak for it, before the learnt model is asked. */
  score: number;
  /** A plain act or sign, said of now and not denied, supposed or told of others. */
  isPlain: boolean;
  /** All that speaks for it is long over or told of others. */
  isAway: boolean;
  /** The evidence that was found, in the names of the concepts. */
  reasons: readonly string[];
  /** Where its evidence stands. */
  places: readonly number[];
}

export const WEIGHTS = { plain: 1, signs: 0.5, hints: 0.2 } as const;
/** What is left of evidence that is supposed, long over or told of others. */
export const FRAMED_SHARE = 0.25;
/** What is left of plain evidence whose parts stand far from each other. */
export const APART_SHARE = 0.5;
/** Words between parts of plain evidence. */
export const NEAR = 8;

interface Fit {
  isAway: boolean;
  at: number;
  isFramed: boolean;
  isNear: boolean;
}

/** Every rule that something speaks for and whose age fits, the best supported first. */
export function scoreRules(reading: Reading): Support[] {
  const supports: Support[] = [];
  for (const ruleId of RULE_IDS) {
    const rule: Rule = RULES[ruleId];
    if (!fitsAge(rule, reading.ages)) continue;
    // With an age that the newest message names, what was told before says more than it did.
    const isOfNewAge = !fitsAge(rule, reading.agesBefore);
    let against = 1;
    let isPlain = false;
    let isAway = true;
    const reasons: string[] = [];
    const places: number[] = [];
    for (const kind of ['plain', 'signs', 'hints'] as const) {
      for (const evidence of rule[kind]) {
        const fit = fitOf(evidence, reading, isOfNewAge);
        if (!fit) continue;
        const weight = WEIGHTS[kind] * (fit.isFramed ? FRAMED_SHARE : 1) * (fit.isNear ? 1 : APART_SHARE);
        if (kind === 'plain' && !fit.isFramed && fit.isNear) isPlain = true;
        if (!fit.isAway) isAway = false;
        against *= 1 - weight;
        reasons.push(evidence.join(' + '));
        places.push(fit.at);
      }
    }
    if (reasons.length > 0) supports.push({ ruleId, score: 1 - against, isPlain, isAway, reasons, places });
  }
  return supports.sort((one, two) => two.score - one.score);
}

export function fitsAge(rule: Rule, ages: readonly number[]): boolean {
  if (!rule.ages || ages.length === 0) return true;
  const [from, to] = rule.ages;
  return ages.some((days) => days >= from && days < to);
}

const isFramed = ({ stance }: Found): boolean => stance.isSupposed || stance.isBygone || stance.isElsewhere;

const isToldAway = ({ stance }: Found): boolean => stance.isBygone || stance.isElsewhere;

/** The best way the parts of one piece of evidence stand together; undefined when one is missing or denied, or all were told before (unless `mayBeTold`). */
function fitOf(evidence: Evidence, reading: Reading, mayBeTold: boolean): Fit | undefined {
  const parts: Found[][] = [];
  for (const name of evidence) {
    const places = (reading.found.get(name) ?? []).filter((one) => !one.isDenied);
    if (places.length === 0) return undefined;
    parts.push(places);
  }
  const [first, ...rest] = parts as [Found[], ...Found[][]];
  let best: Fit | undefined;
  for (const anchor of first) {
    let from = anchor.at;
    let to = anchor.end;
    let framed = isFramed(anchor);
    let fresh = anchor.isFresh;
    let near = true;
    let isWhole = true;
    const taken = [anchor];
    for (const places of rest) {
      const part = nearest(places, anchor, taken);
      if (!part) {
        isWhole = false;
        break;
      }
      taken.push(part);
      from = Math.min(from, part.at);
      to = Math.max(to, part.end);
      framed ||= isFramed(part);
      fresh ||= part.isFresh;
      if (part.isFresh === anchor.isFresh && Math.abs(part.clause - anchor.clause) > 1) near = false;
    }
    if (!isWhole || !(fresh || mayBeTold)) continue;
    if (taken.every((one) => one.isFresh) && to - from > NEAR * (evidence.length - 1) + 6) near = false;
    if (!best || (best.isFramed && !framed) || (best.isFramed === framed && !best.isNear && near))
      best = { at: anchor.at, isFramed: framed, isAway: taken.some(isToldAway), isNear: near };
  }
  return best;
}

/** The same words are not two parts ("in his mouth" is no place in the body beside itself). */
function nearest(places: readonly Found[], anchor: Found, taken: readonly Found[]): Found | undefined {
  let best: Found | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const one of places) {
    if (taken.some((other) => one.at === other.at && one.end === other.end)) continue;
    const distance = Math.abs(one.at - anchor.at) + (isFramed(one) ? NEAR : 0);
    if (distance < bestDistance) {
      best = one;
      bestDistance = distance;
    }
  }
  return best;
}
