import type { CardLevel } from '@nestling/contracts/safety';
import { NEUTRAL_RULE } from '@nestling/contracts/safety/outranks';
import { GRAVITY } from '../decide.ts';
import { RULE_IDS, RULES, type RuleId } from '../rules/index.ts';
import type { Opinion } from './weigh-opinion.ts';

/**
 * What the built-in reader makes of a message: how surely something is due soon or before, today or before, and now, and how well each
 * rule fits, by its id.
 */
export type Scores = Readonly<Record<string, number>>;

/**
 * So likely a level must be. `redByCard` is enough for red where the rule that fits is never less, for what that says to do is right
 * at once and nothing milder would be.
 */
export const SURE = { soon: 0.9, amber: 0.8, red: 0.7, redByCard: 0.5 };
/** So much of all the rules must fall to one that its card is taken; else the plain card of the level stands. */
export const FITS = 0.3;

/** The opinion of the built-in reader; null where it has none. */
export function readScores(scores: Scores): Opinion | null {
  const fitting = fittingRule(scores);
  const level = levelOf(scores, fitting);
  if (level === null) return null;
  // A rule that never stands so low would make more of the message than was read in it.
  const card = fitting && GRAVITY[RULES[fitting].lowest] <= GRAVITY[level] ? fitting : NEUTRAL_RULE;
  return { happening: 'now', who: 'child', level, card };
}

function levelOf(scores: Scores, fitting: RuleId | null): CardLevel | null {
  const likely = (name: 'soon' | 'amber' | 'red') => 1 / (1 + Math.exp(-(scores[name] ?? Number.NEGATIVE_INFINITY)));
  if (likely('amber') < SURE.amber) return likely('soon') >= SURE.soon ? 'soon' : null;
  const isOnlyRed = fitting !== null && RULES[fitting].lowest === 'emergency';
  return likely('red') >= (isOnlyRed ? SURE.redByCard : SURE.red) ? 'emergency' : 'urgent';
}

function fittingRule(scores: Scores): RuleId | null {
  const known = RULE_IDS.filter((id) => scores[id] !== undefined);
  const [best] = known.sort((one, other) => (scores[other] as number) - (scores[one] as number));
  if (best === undefined) return null;
  const all = known.reduce((sum, id) => sum + Math.exp((scores[id] as number) - (scores[best] as number)), 0);
  return 1 / all >= FITS ? best : null;
}
