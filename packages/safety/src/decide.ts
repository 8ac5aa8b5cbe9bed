import type { CardLevel } from '@nestling/contracts/safety';
import { NEUTRAL_RULE } from '@nestling/contracts/safety/outranks';
import type { Account } from './evidence/account.ts';
import { fitsAge, type Support, WEIGHTS } from './evidence/score-rules.ts';
import { cardFeaturesOf, featuresOf, plainPartsOf } from './model/features.ts';
import { cardScores, type Likelihood, likelihood } from './model/model.ts';
import { holdsLines } from './neutral-card.ts';
import type { Reading } from './reading/read-message.ts';
import type { Rule } from './rules/define-rule.ts';
import { RULE_IDS, RULES, type RuleId } from './rules/index.ts';

/** Set on messages written for this project, in folds that the model had not seen; see the tests beside. */
export const THRESHOLDS = {
  /** A red card rather than an amber one. */
  now: 0.006,
  /** A red card where a plain act stands for an amber one. */
  nowPlain: 0.005,
  /** A red card even where the best supported rule is never one. */
  surelyNow: 0.04,
  /** An amber card at least. */
  today: 0.23,
  /** A card that says soon. */
  soon: 0.31,
  /** An amber card although all that was found is long over or told of others. */
  away: 0.5,
  /** A red or amber card that no word of its own rule speaks for. */
  unbacked: 0.21,
  /** One calm question. */
  ask: 0.3,
  /** The same four on a later turn of a talk: of what the newest message tells by itself and of what the talk tells with it, midway. */
  nowLater: 0.01,
  todayLater: 0.25,
  soonLater: 0.6,
  askLater: 0.65,
  /** What a message's own words must come to for those said before it to raise a card with it: they had theirs, or none. */
  fresh: 0.08,
  /** Below it a message by itself is no ground for a red or amber card for which no rule finds a word in the whole talk: it is asked. */
  alone: 0.2,
  /** How well the best card must fit; below it nothing is known but how soon help is needed, and the plain card of that level stands. */
  known: -2,
  /** How far the best of the strong red cards must lead the next one; below it none leads and the neutral card stands. */
  lead: 0.5,
  /** How much better than every card of a plain act another that words of now speak for must fit to take their place. */
  beyond: 3,
} as const;

const FIRST = { now: THRESHOLDS.now, today: THRESHOLDS.today, soon: THRESHOLDS.soon };
const LATER = { now: THRESHOLDS.nowLater, today: THRESHOLDS.todayLater, soon: THRESHOLDS.soonLater };

export type Decision =
  | { level: CardLevel; ruleId: RuleId; isPlain: boolean; reasons: readonly string[] }
  | { level: 'emergency'; ruleId: typeof NEUTRAL_RULE; isPlain: boolean; reasons: readonly string[] }
  | { level: 'ask'; reasons: readonly string[] };

/** Which of two levels is the graver; a question is less than any card. */
export const GRAVITY: Record<Decision['level'], number> = { ask: 0, soon: 1, urgent: 2, emergency: 3 };
const LEVELS = ['soon', 'urgent', 'emergency'] as const;

/** What evidence and the learnt second opinion come to: a card, a question, or nothing. */
export function decide(account: Account): Decision | null {
  const { reading, supports, likelihood: chance } = account;
  const plain = supports.filter((support) => support.isPlain);
  const isAway = supports.length > 0 && supports.every((support) => support.isAway);
  if (plain.length === 0 && isMereFever(reading, supports)) return null;
  if (plain.length === 0 && addsNothing(account)) return null;
  const isLater = reading.freshFrom > 0;
  const wanted = levelOf(chance, { isAway, isPlain: plain.length > 0, isLater });
  if (plain.length > 0) {
    const isOneNow = () =>
      plainPartsOf(reading, supports).some((part) => isSurelyNow(likelihood([featuresOf(reading, supports, part)])));
    return plainCard(plain, wanted === 'emergency' || isOneNow() ? 'emergency' : wanted, reading, supports);
  }
  const question: Decision = { level: 'ask', reasons: reasonsOf(supports) };
  const questionIfLikely = asks(chance, isLater) ? question : null;
  if (wanted === null) return isAway ? null : questionIfLikely;
  const needed = wanted === 'emergency' && !isSurelyNow(chance) ? 'urgent' : wanted;
  const ranked = rankCards(reading, supports, (id) => (GRAVITY[RULES[id].highest] < GRAVITY[needed] ? TOO_LOW : 0));
  const ruleId = ranked[0]?.ruleId ?? 'doctor_today';
  const { lowest, highest }: Rule = RULES[ruleId];
  if (wanted !== 'soon' && isReadTogetherOnly(account)) return question;
  const isBacked = wanted === 'soon' || supports.some((support) => support.ruleId === ruleId && !support.isAway);
  if (!isBacked && !standsUnbacked(chance)) return questionIfLikely;
  if (wanted === 'soon' && GRAVITY[lowest] > GRAVITY.soon) return question;
  const level = between(wanted, lowest, highest);
  const reasons = reasonsOf(supports);
  if (level === 'emergency' && noneLeads(ranked)) return { level, ruleId: NEUTRAL_RULE, isPlain: false, reasons };
  if (fits(ranked[0])) return { level, ruleId, isPlain: false, reasons };
  if (wanted === 'emergency') return { level: wanted, ruleId: NEUTRAL_RULE, isPlain: false, reasons };
  return { level: wanted, ruleId: wanted === 'urgent' ? 'doctor_today' : 'doctor_soon', isPlain: false, reasons };
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

/** In a talk: what no rule finds a word for, and only this message and those before it together make likely. */
function isReadTogetherOnly({ reading, supports, ownLikelihood }: Account): boolean {
  if (reading.freshFrom === 0 || supports.some(({ isAway }) => !isAway)) return false;
  return isUnlikelyAlone(ownLikelihood);
}

/** In a talk: a message that tells of nothing grave by itself, and completes nothing. */
function addsNothing({ reading, completesASign, ownLikelihood }: Account): boolean {
  if (reading.freshFrom === 0 || completesASign) return false;
  return saysLittle(ownLikelihood);
}

/** Which cards the plain acts have, how grave they are at least, and what another card must make up to take their place. */
export function besidePlain(plain: readonly Support[], supports: readonly Support[]) {
  const gravest = Math.max(...plain.map(({ ruleId }) => GRAVITY[RULES[ruleId].level]));
  const ids = new Set(
    plain.filter(({ ruleId }) => GRAVITY[RULES[ruleId].highest] >= gravest).map(({ ruleId }) => ruleId),
  );
  const passed = new Set<RuleId | undefined>(plain.map(({ ruleId }) => (RULES[ruleId] as Rule).goesBefore));
  for (const ruleId of passed) if (ruleId) ids.delete(ruleId);
  const backed = new Set(supports.filter(({ isAway }) => !isAway).map(({ ruleId }) => ruleId));
  const lossOf = (id: RuleId): number => {
    if (ids.has(id)) return 0;
    const mayStand = backed.has(id) && GRAVITY[RULES[id].highest] >= gravest && !passed.has(id);
    return mayStand ? THRESHOLDS.beyond : Number.POSITIVE_INFINITY;
  };
  return { ids, gravest, lossOf };
}

/**
 * A plain act has its card, and the second opinion chooses between plain ones and raises the level. Only the card of a rule that the
 * message's own words speak for, of now and of this child, that may stand as high and that fits better by `beyond` takes their place.
 */
function plainCard(
  plain: readonly Support[],
  wanted: CardLevel | null,
  reading: Reading,
  supports: readonly Support[],
): Decision {
  const { ids, gravest, lossOf } = besidePlain(plain, supports);
  const ranked = rankCards(reading, supports, lossOf);
  const ruleId = ranked[0]?.ruleId ?? 'doctor_today';
  const rule: Rule = RULES[ruleId];
  const least = ids.has(ruleId) ? rule.level : rule.lowest;
  const ownLevel = wanted !== null && GRAVITY[wanted] > GRAVITY[least] ? between(wanted, least, rule.highest) : least;
  const level = LEVELS[Math.max(GRAVITY[ownLevel], gravest) - 1] as CardLevel;
  const reasons = reasonsOf(plain);
  if (level === 'emergency' && noneLeads(ranked)) return { level, ruleId: NEUTRAL_RULE, isPlain: true, reasons };
  return { level, ruleId, isPlain: true, reasons };
}

export const saysLittle = ({ any }: Likelihood): boolean => any < THRESHOLDS.fresh;
export const isUnlikelyAlone = ({ any }: Likelihood): boolean => any < THRESHOLDS.alone;
export const asks = ({ any }: Likelihood, isLater: boolean): boolean =>
  any >= (isLater ? THRESHOLDS.askLater : THRESHOLDS.ask);
export const isSurelyNow = ({ now }: Likelihood): boolean => now >= THRESHOLDS.surelyNow;
export const standsUnbacked = ({ today }: Likelihood): boolean => today >= THRESHOLDS.unbacked;

interface Told {
  /** All that was found is long over or told of others. */
  isAway: boolean;
  isPlain: boolean;
  /** Not by the first message of its talk. */
  isLater: boolean;
}

/** What the likelihoods come to, before any card is chosen. */
export function levelOf(
  { any, today, now }: Likelihood,
  { isAway, isPlain, isLater }: Told = { isAway: false, isPlain: false, isLater: false },
): CardLevel | null {
  if (isAway && today < THRESHOLDS.away) return null;
  if (isPlain && now >= THRESHOLDS.nowPlain) return 'emergency';
  const least = isLater ? LATER : FIRST;
  if (today >= least.today) return now >= least.now ? 'emergency' : 'urgent';
  return any >= least.soon ? 'soon' : null;
}

/** `level` within what a rule allows. */
export const between = (level: CardLevel, lowest: CardLevel, highest: CardLevel): CardLevel =>
  LEVELS[Math.min(Math.max(GRAVITY[level], GRAVITY[lowest]), GRAVITY[highest]) - 1] as CardLevel;

/** How much the words of a rule weigh beside the learnt choice. */
const SUPPORT_SHARE = 1;
/** What a card scores that the weights do not know yet: about as much as one that fits well. */
const UNTAUGHT = 3;
/** What a card loses that may not stand as high as the message wants. */
const TOO_LOW = 4;

export interface RankedCard {
  ruleId: RuleId;
  /** The learnt choice and the words together, to be compared with each other. */
  score: number;
  /** An emergency's card that words of now speak for, and whose lines the neutral card has too. */
  isStrong: boolean;
}

/**
 * Every card that fits the age, the best first; by the browser's weights, or by other scores. One that was never taught is in the choice only
 * where words of its own speak for it.
 */
export function rankCards(
  reading: Reading,
  supports: readonly Support[],
  lossOf: (ruleId: RuleId) => number,
  scores: ReadonlyMap<RuleId, number> = cardScores(cardFeaturesOf(reading, supports)),
): readonly RankedCard[] {
  const byRule = new Map(supports.map((support) => [support.ruleId, support]));
  const wordsFor = (ruleId: RuleId): number => byRule.get(ruleId)?.score ?? 0;
  return RULE_IDS.filter((ruleId) => Number.isFinite(lossOf(ruleId)) && fitsAge(RULES[ruleId], reading.ages))
    .filter((ruleId) => scores.has(ruleId) || wordsFor(ruleId) >= WEIGHTS.signs)
    .map((ruleId) => {
      const support = byRule.get(ruleId);
      const { highest, contacts }: Rule = RULES[ruleId];
      const words = wordsFor(ruleId);
      return {
        ruleId,
        score: (scores.get(ruleId) ?? UNTAUGHT) + SUPPORT_SHARE * words - lossOf(ruleId),
        isStrong:
          words >= WEIGHTS.signs && support?.isAway === false && highest === 'emergency' && holdsLines(contacts),
      };
    })
    .sort((one, two) => two.score - one.score);
}

/** Whether the best card is about the matter at all. */
export const fits = (best: RankedCard | undefined): boolean => best !== undefined && best.score >= THRESHOLDS.known;

/** Whether strong rules compete for one message so closely that the first action of either may be about the wrong thing. */
export function noneLeads(ranked: readonly RankedCard[]): boolean {
  const [first, second] = ranked;
  if (!first?.isStrong || !second?.isStrong) return false;
  return first.score - second.score < THRESHOLDS.lead;
}

const reasonsOf = (supports: readonly Support[]): string[] => supports.slice(0, 3).flatMap(({ reasons }) => reasons);
