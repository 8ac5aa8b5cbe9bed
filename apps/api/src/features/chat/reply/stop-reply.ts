import type { ChatMessage } from '@nestling/contracts/chat';
import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readAssistantContent, writeAssistantContent } from '../sessions/assistant-content.ts';
import { findMessage, requestStop, restartReply } from '../sessions/chat.repo.ts';
import { LEASE_MS } from './reply-lease.ts';
import { startReply } from './start-reply.ts';
import { MESSAGE_NOT_FOUND } from './watch-reply.ts';

/** From any tab and any replica: the writer sees the request at its next save; one in this process stops at once. */
export async function stopReply(ctx: SignedInCtx, replyId: number): Promise<void> {
  const reply = await getReply(ctx, replyId);
  if (reply.status !== 'generating') return;
  await requestStop(ctx.deps.db, replyId);
  ctx.deps.replies.running.get(replyId)?.abort.abort('stopped');
}

/** Writes an interrupted, failed or stopped reply anew; the urgent card stays. */
export async function retryReply(ctx: SignedInCtx, replyId: number): Promise<ChatMessage> {
  const reply = await getReply(ctx, replyId);
  const { urgent } = readAssistantContent(reply.content);
  const content = writeAssistantContent({ content: '', ...(urgent ? { urgent } : {}) });
  const { turns } = ctx.deps.replies;
  turns.reserve(ctx.actor.userId);
  try {
    const leaseUntil = new Date(ctx.deps.clock().getTime() + LEASE_MS);
    const restarted = await restartReply(ctx.deps.db, replyId, content, leaseUntil);
    if (!restarted) throw new DomainError('conflict', 'This reply is complete or already being written');
    startReply(ctx, restarted.sessionId, replyId);
    return restarted;
  } catch (error) {
    turns.cancel(ctx.actor.userId);
    throw error;
  }
}

async function getReply(ctx: SignedInCtx, replyId: number) {
  const reply = await findMessage(ctx.deps.db, ctx.actor.userId, replyId);
  if (reply?.role !== 'assistant' || reply.replyTo === null) throw new DomainError('not_found', MESSAGE_NOT_FOUND);
  return reply;
}
