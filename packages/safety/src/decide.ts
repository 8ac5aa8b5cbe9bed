import type { CardLevel } from '@nestling/contracts/safety';
import { fitsAge, type Support, scoreRules, WEIGHTS } from './evidence/score-rules.ts';
import { cardFeaturesOf, featuresOf, partsOf } from './model/features.ts';
import { cardScores, type Likelihood, likelihood } from './model/model.ts';
import type { Reading } from './reading/read-message.ts';
import type { Rule } from './rules/define-rule.ts';
import { RULE_IDS, RULES, type RuleId } from './rules/index.ts';

/** Set on messages written for this project, in folds that the model had not seen; see the tests beside. */
export const THRESHOLDS = {
  /** A red card rather than an amber one. */
  now: 0.03,
  /** A red card even where the best supported rule is never one. */
  surelyNow: 0.2,
  /** An amber card at least. */
  today: 0.4,
  /** A card that says soon. */
  soon: 0.525,
  /** An amber card although all that was found is long over or told of others. */
  away: 0.82,
  /** A red or amber card that no word of its own rule speaks for. */
  unbacked: 0.5,
  /** One calm question. */
  ask: 0.5,
} as const;

export type Decision =
  | { level: CardLevel; ruleId: RuleId; isPlain: boolean; reasons: readonly string[] }
  | { level: 'ask'; reasons: readonly string[] };

const GRAVITY: Record<CardLevel, number> = { soon: 1, urgent: 2, emergency: 3 };
const LEVELS = ['soon', 'urgent', 'emergency'] as const;

/** What evidence and the learnt second opinion come to: a card, a question, or nothing. */
export function decide(reading: Reading): Decision | null {
  const supports = scoreRules(reading);
  const chance = likelihood(partsOf(reading).map((part) => featuresOf(reading, supports, part)));
  const plain = supports.filter((support) => support.isPlain);
  const isAway = supports.length > 0 && supports.every((support) => support.isAway);
  if (plain.length === 0 && isMereFever(reading, supports)) return null;
  const wanted = isAway && chance.today < THRESHOLDS.away ? null : levelOf(chance);
  if (plain.length > 0) return plainCard(plain, wanted, reading, supports);
  if (wanted === null)
    return chance.any >= THRESHOLDS.ask && !isAway ? { level: 'ask', reasons: reasonsOf(supports) } : null;
  const needed = wanted === 'emergency' && chance.now < THRESHOLDS.surelyNow ? 'urgent' : wanted;
  const ruleId = bestCard(reading, supports, (id) => GRAVITY[RULES[id].highest] >= GRAVITY[needed]);
  const { lowest, highest }: Rule = RULES[ruleId];
  const isBacked = wanted === 'soon' || supports.some((support) => support.ruleId === ruleId && !support.isAway);
  if (!isBacked && chance.today < THRESHOLDS.unbacked)
    return chance.any >= THRESHOLDS.ask ? { level: 'ask', reasons: reasonsOf(supports) } : null;
  if (wanted === 'soon' && GRAVITY[lowest] > GRAVITY.soon) return { level: 'ask', reasons: reasonsOf(supports) };
  return { level: between(wanted, lowest, highest), ruleId, isPlain: false, reasons: reasonsOf(supports) };
}

/** Days of age from which a fever below 40 °C that has nothing beside it can be watched at home (NHS, AAP). */
export const SIX_MONTHS = 184;

function isMereFever({ found, ages }: Reading, supports: readonly Support[]): boolean {
  const isLow = found.has('hot') && !found.has('veryHot') && !found.has('fiveDays');
  return (
    isLow &&
    ages.length > 0 &&
    ages.every((days) => days >= SIX_MONTHS) &&
    supports.every(({ score }) => score < WEIGHTS.signs)
  );
}

/** A plain act keeps its card: the second opinion may choose between plain ones and raise the level, no more. */
function plainCard(
  plain: readonly Support[],
  wanted: CardLevel | null,
  reading: Reading,
  supports: readonly Support[],
): Decision {
  const gravest = Math.max(...plain.map(({ ruleId }) => GRAVITY[RULES[ruleId].level]));
  const ids = new Set(
    plain.filter(({ ruleId }) => GRAVITY[RULES[ruleId].highest] >= gravest).map(({ ruleId }) => ruleId),
  );
  for (const { ruleId } of plain) ids.delete((RULES[ruleId] as Rule).goesBefore as RuleId);
  const ruleId = bestCard(reading, supports, (id) => ids.has(id));
  const rule: Rule = RULES[ruleId];
  const level =
    wanted !== null && GRAVITY[wanted] > GRAVITY[rule.level] ? between(wanted, rule.lowest, rule.highest) : rule.level;
  return {
    level: LEVELS[Math.max(GRAVITY[level], gravest) - 1] as CardLevel,
    ruleId,
    isPlain: true,
    reasons: reasonsOf(plain),
  };
}

/** What the likelihoods come to by themselves. */
export function levelOf({ any, today, now }: Likelihood): CardLevel | null {
  if (today >= THRESHOLDS.today) return now >= THRESHOLDS.now ? 'emergency' : 'urgent';
  return any >= THRESHOLDS.soon ? 'soon' : null;
}

const between = (level: CardLevel, lowest: CardLevel, highest: CardLevel): CardLevel =>
  LEVELS[Math.min(Math.max(GRAVITY[level], GRAVITY[lowest]), GRAVITY[highest]) - 1] as CardLevel;

/** How much the words of a rule weigh beside the learnt choice. */
const SUPPORT_SHARE = 3;

function bestCard(reading: Reading, supports: readonly Support[], isFit: (ruleId: RuleId) => boolean): RuleId {
  const scores = cardScores(cardFeaturesOf(reading, supports));
  const byRule = new Map(supports.map((support) => [support.ruleId, support.score]));
  let best: RuleId = 'doctor_today';
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const ruleId of RULE_IDS) {
    if (!isFit(ruleId) || !fitsAge(RULES[ruleId], reading.ages)) continue;
    const score = (scores.get(ruleId) ?? 0) + SUPPORT_SHARE * (byRule.get(ruleId) ?? 0);
    if (score > bestScore) {
      best = ruleId;
      bestScore = score;
    }
  }
  return best;
}

const reasonsOf = (supports: readonly Support[]): string[] => supports.slice(0, 3).flatMap(({ reasons }) => reasons);
