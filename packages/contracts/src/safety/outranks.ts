import type { Urgent } from './urgent.schema.ts';

/** The rule of the card that says less: something may be grave and no rule knows what. Free of zod for the browser. */
export const NEUTRAL_RULE = 'neutral';

/** What may take the place of what: a question about now goes before what can wait for a day. */
const RANK = ['emergency', 'urgent', 'ask', 'soon'] as const satisfies readonly Urgent['level'][];

/** Whether `card` may stand in the place of `other`: it is graver, or as grave and not the neutral one, which says less. */
export function outranks(card: Urgent, other: Urgent | null): boolean {
  if (other === null) return true;
  const lower = RANK.indexOf(card.level) - RANK.indexOf(other.level);
  return lower < 0 || (lower === 0 && (card.ruleId !== NEUTRAL_RULE || other.ruleId === NEUTRAL_RULE));
}
