import type { Urgent } from '@nestling/contracts/safety';
import type { SafetyInput } from '../assess-safety.ts';
import { withoutOrders } from '../reading/orders.ts';
import { evidenceOf } from './evidence-of.ts';

/** From here on the rules hold a card for sure, and nobody takes it away. */
export const SURE = 0.9;

/**
 * Whether a card that the rules found hangs on words that are often harmless: no plain act, and a likelihood below SURE. One beside words
 * that order its reader what to answer is never weak.
 */
export function isWeakEvidence(card: Urgent, input: SafetyInput): boolean {
  if (withoutOrders(input.message) !== input.message.trim()) return false;
  const { isPlain, any, today } = evidenceOf(input);
  return !isPlain && (card.level === 'emergency' || card.level === 'urgent' ? today : any) < SURE;
}
