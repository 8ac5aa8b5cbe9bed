import type { Urgent } from '@nestling/contracts/safety';
import { withoutOrders } from '../reading/orders.ts';
import type { Account } from './account.ts';
import { evidenceOf } from './evidence-of.ts';

/** From here on the rules hold a card of that level for sure, and nobody takes it away. */
export const SURE = 0.9;

/**
 * Whether a card that the rules found hangs on words that are often harmless, or need no card as grave: no plain act, and a likelihood of its
 * own level below SURE. One beside words that order its reader what to answer is never weak.
 */
export function isWeakEvidence(card: Urgent, account: Account): boolean {
  const { message } = account.input;
  if (withoutOrders(message) !== message.trim()) return false;
  const { isPlain, any, today, now } = evidenceOf(account);
  return !isPlain && { emergency: now, urgent: today, soon: any, ask: any }[card.level] < SURE;
}
