import type { ChatMessage, RateReplyInput } from '@nestling/contracts/chat';
import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findMessage, updateRating } from './chat.repo.ts';

/** What the parent says of a whole reply of theirs; `isHelpful` null takes it back. */
export async function rateReply(ctx: SignedInCtx, { messageId, isHelpful, why }: RateReplyInput): Promise<ChatMessage> {
  const { db } = ctx.deps;
  const message = await findMessage(db, ctx.actor.userId, messageId);
  if (message?.role !== 'assistant') throw new DomainError('not_found', 'There is no such reply');
  if (message.status !== 'complete') throw new DomainError('conflict', 'This reply is not whole');
  return updateRating(db, messageId, { isHelpful, why: isHelpful === null ? '' : why });
}
