import type { CardLevel } from '@nestling/contracts/safety';
import { besidePlain, between, type Decision, fits, noneLeads, rankCards, standsUnbacked } from './decide.ts';
import type { Account } from './evidence/account.ts';
import { cardFeaturesOf } from './model/features.ts';
import { cardScores, type Head } from './model/model.ts';
import type { Rule } from './rules/define-rule.ts';
import { RULES, type RuleId } from './rules/index.ts';

export type { Head } from './model/model.ts';
export { unpackCard } from './model/unpack-card.ts';

/** What puts the card in the place of that which the browser's weights have chosen. */
export interface CardChooser {
  choose: <Found extends Decision>(found: Found, account: Account) => Found;
  /** The same, with what the built-in reader makes of each rule, by its id. */
  withRead: (read: Readonly<Record<string, number>>) => CardChooser;
}

/** How much the built-in reader's score of a card says beside the learnt choice: chosen on half of the messages measured. */
const READ_SHARE = 0.6;

export function createCardChooser(head: Head, read: Readonly<Record<string, number>> = {}): CardChooser {
  const scoresOf = ({ reading, supports }: Account) =>
    new Map(
      [...cardScores(cardFeaturesOf(reading, supports), head)].map(
        ([ruleId, score]) => [ruleId, score + READ_SHARE * (read[ruleId] ?? 0)] as const,
      ),
    );
  return {
    choose: (found, account) => chooseCard(found, account, scoresOf),
    withRead: (scores) => createCardChooser(head, scores),
  };
}

/**
 * What was decided, with the card that more weights than the browser has find best for it. The level stands, and so does all that binds
 * the choice: a plain act's card gives way only by `THRESHOLDS.beyond`, and no card stands that may not at this level.
 */
function chooseCard<Found extends Decision>(
  found: Found,
  account: Account,
  scoresOf: (account: Account) => ReadonlyMap<RuleId, number>,
): Found {
  if (found.level === 'ask') return found;
  const { level } = found;
  const { reading, supports } = account;
  const plain = supports.filter((support) => support.isPlain);
  const lossOf = plain.length > 0 ? besidePlain(plain, supports).lossOf : lossByWords(level, account);
  const ranked = rankCards(
    reading,
    supports,
    (id) => (standsAt(level, id) ? lossOf(id) : Number.POSITIVE_INFINITY),
    scoresOf(account),
  );
  const [best] = ranked;
  if (!best || (plain.length === 0 && !fits(best))) return found;
  if (level === 'emergency' && noneLeads(ranked)) return found;
  return { ...found, ruleId: best.ruleId };
}

function standsAt(level: CardLevel, id: RuleId): boolean {
  const { lowest, highest }: Rule = RULES[id];
  return between(level, lowest, highest) === level;
}

/** Red or amber needs words of now for its card, or a likelihood that stands without. */
function lossByWords(level: CardLevel, { supports, likelihood }: Account): (id: RuleId) => number {
  if (level === 'soon' || standsUnbacked(likelihood)) return () => 0;
  const backed = new Set(supports.filter(({ isAway }) => !isAway).map(({ ruleId }) => ruleId));
  return (id) => (backed.has(id) ? 0 : Number.POSITIVE_INFINITY);
}
