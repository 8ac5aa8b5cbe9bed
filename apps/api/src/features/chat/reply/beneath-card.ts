import type { ChatMessage } from '@nestling/contracts/chat';
import type { Urgent } from '@nestling/contracts/safety';
import { type BeneathCard, CARD_TURNS, openCard } from '@nestling/safety';
import type { SignedInCtx } from '../../../platform/context.ts';
import { toCardTurn } from './card-turn.ts';

/** What a reply must not soften: the card above it, and whether a message before had raised it already. */
export function beneathCard(ctx: SignedInCtx, card: Urgent, message: string, before: ChatMessage[]): BeneathCard {
  const open = openCard(before.slice(-CARD_TURNS).map(toCardTurn), ctx.deps.clock());
  return { card, message, wasOpen: open?.ruleId === card.ruleId };
}
