import type { ChatMessage } from '@nestling/contracts/chat';
import type { SignedInCtx } from '../../../platform/context.ts';
import { findMessage } from '../sessions/chat.repo.ts';

/** The parent's message that a reply answers; undefined when it or the reply is gone. */
export async function findAskedMessage(
  { deps, actor }: SignedInCtx,
  replyId: number,
): Promise<ChatMessage | undefined> {
  const reply = await findMessage(deps.db, actor.userId, replyId);
  return reply?.replyTo == null ? undefined : findMessage(deps.db, actor.userId, reply.replyTo);
}
