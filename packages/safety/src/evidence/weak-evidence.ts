import type { Urgent } from '@nestling/contracts/safety';
import { holdsLines } from '../neutral-card.ts';
import { withoutOrders } from '../reading/orders.ts';
import { RULE_IDS, RULES } from '../rules/index.ts';
import type { Account } from './account.ts';
import { evidenceOf } from './evidence-of.ts';

/** From here on the rules hold a card of that level for sure, and nobody takes it away. */
export const SURE = 0.9;

/** A plain act is doubted where the learnt model hears less than this of anything grave in the whole message. */
export const DOUBTED = 0.75;

/**
 * Whether a card that the rules found hangs on words that are often harmless, or need no card as grave: a plain act of which the learnt model
 * hears nothing, or without one a likelihood of its own level below SURE. One beside words that order its reader what to answer is never weak.
 */
export function isWeakEvidence(card: Urgent, account: Account): boolean {
  const { message } = account.input;
  if (withoutOrders(message) !== message.trim()) return false;
  const { isPlain, any, today, now } = evidenceOf(account);
  if (isPlain) return any < DOUBTED && mayBeAsked(card);
  return { emergency: now, urgent: today, soon: any, ask: any }[card.level] < SURE;
}

/** A crisis line or one for abuse is not put behind a question whether it happens now. */
function mayBeAsked({ ruleId }: Urgent): boolean {
  const id = RULE_IDS.find((one) => one === ruleId);
  return id === undefined || holdsLines(RULES[id].contacts);
}
