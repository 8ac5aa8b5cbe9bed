import type { ChatMessage, RateReplyInput } from '@nestling/contracts/chat';
import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findMessage } from './chat.repo.ts';
import { updateRating } from './rating.repo.ts';

/** What the parent says of a whole reply of theirs; `isHelpful` null takes it back. */
export async function rateReply(ctx: SignedInCtx, { messageId, isHelpful, why }: RateReplyInput): Promise<ChatMessage> {
  const { db } = ctx.deps;
  const message = await findMessage(db, ctx.actor.userId, messageId);
  if (message?.role !== 'assistant') throw new DomainError('not_found', 'There is no such reply');
  if (message.status !== 'complete') throw new DomainError('conflict', 'This reply is not whole');
  const told = isHelpful === null ? '' : why;
  await updateRating(db, messageId, { isHelpful, why: told });
  const { replyTo: _, rating: __, ...reply } = message;
  return isHelpful === null ? reply : { ...reply, rating: { isHelpful, why: told } };
}
