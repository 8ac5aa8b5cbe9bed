import type { CardLevel } from '@nestling/contracts/safety';
import { NEUTRAL_RULE } from '@nestling/contracts/safety/outranks';
import { GRAVITY } from '../decide.ts';
import { RULE_IDS, RULES, type RuleId } from '../rules/index.ts';

/**
 * What the built-in reader makes of a message: how surely something is due soon or before (`soon`), today or before (`amber`), and now
 * (`red`), and how well each rule fits, by its id.
 */
export type Scores = Readonly<Record<string, number>>;

/** Of several readings of one message the greatest of each score. */
export const greatest = (read: readonly Scores[]): Scores =>
  read.reduce((most, one) =>
    Object.fromEntries(Object.entries(most).map(([name, score]) => [name, Math.max(score, one[name] ?? score)])),
  );

/** So much of all the rules must fall to one that its card is taken; else the plain card of the level stands. */
export const FITS = 0.3;

/** The rule that fits best, or the neutral one. A rule that never stands so low would make more of the message than was read in it. */
export function cardThatFits(scores: Scores, level: CardLevel): RuleId | typeof NEUTRAL_RULE {
  const fitting = fittingRule(scores);
  return fitting && GRAVITY[RULES[fitting].lowest] <= GRAVITY[level] ? fitting : NEUTRAL_RULE;
}

function fittingRule(scores: Scores): RuleId | null {
  const known = RULE_IDS.filter((id) => scores[id] !== undefined);
  const [best] = known.sort((one, other) => (scores[other] as number) - (scores[one] as number));
  if (best === undefined) return null;
  const all = known.reduce((sum, id) => sum + Math.exp((scores[id] as number) - (scores[best] as number)), 0);
  return 1 / all >= FITS ? best : null;
}
