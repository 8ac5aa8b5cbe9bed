import type { ReplyEvent } from '@nestling/contracts/chat';
import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { RunningReply } from '../../../platform/replies.ts';
import { readAssistantContent } from '../sessions/assistant-content.ts';
import { findMessage, markInterrupted } from '../sessions/chat.repo.ts';

const TOO_MANY_WATCHED = 'Too many answers are being watched at once. Please try again in a moment.';
export const MESSAGE_NOT_FOUND = 'This message does not exist';

/** The reply as it grows, then its end. Works for a reply this process writes, one another replica writes, and a finished one. */
export async function* watchReply(
  ctx: SignedInCtx,
  replyId: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<ReplyEvent> {
  const message = await findMessage(ctx.deps.db, ctx.actor.userId, replyId);
  if (message?.role !== 'assistant') throw new DomainError('not_found', MESSAGE_NOT_FOUND);
  const { running } = ctx.deps.replies;
  const { userId } = ctx.actor;
  await ctx.deps.limits.take('watch', userId);
  const release = await ctx.deps.slots.take('watch', userId);
  if (!release) throw new DomainError('too_many', TOO_MANY_WATCHED, { retryAfterSeconds: 5 });
  try {
    const written = running.get(replyId);
    if (written && message.status === 'generating') yield* watchHere(written, signal);
    else yield* watchStored(ctx, replyId, signal);
  } finally {
    // Whoever has their answer does not wait for this.
    void release();
  }
}

async function* watchHere(running: RunningReply, signal: AbortSignal | undefined): AsyncGenerator<ReplyEvent> {
  let pending: ReplyEvent | undefined = running.latest;
  let wake = () => {};
  const listener = (event: ReplyEvent) => {
    pending = event;
    wake();
  };
  const onAbort = () => wake();
  running.listeners.add(listener);
  signal?.addEventListener('abort', onAbort);
  try {
    while (!signal?.aborted) {
      if (!pending)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const event = pending;
      pending = undefined;
      if (!event) continue;
      yield event;
      if (event.type === 'done') return;
    }
  } finally {
    running.listeners.delete(listener);
    signal?.removeEventListener('abort', onAbort);
  }
}

async function* watchStored(
  ctx: SignedInCtx,
  replyId: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<ReplyEvent> {
  let shown: string | undefined;
  while (!signal?.aborted) {
    // Waited for from before it is read, so that nothing said in between is missed.
    const next = ctx.deps.replySignals.next(replyId, signal);
    const message = await findMessage(ctx.deps.db, ctx.actor.userId, replyId);
    if (!message) return;
    const { replyTo: _, ...chatMessage } = message;
    if (message.status !== 'generating') {
      yield { type: 'done', message: chatMessage };
      return;
    }
    if (message.content !== shown) {
      shown = message.content;
      const content = readAssistantContent(message.content);
      yield {
        type: 'update',
        html: content.content,
        sources: content.sources ?? [],
        ...(content.urgent ? { urgent: content.urgent } : {}),
      };
    }
    await markInterrupted(ctx.deps.db, ctx.deps.clock());
    await next;
  }
}
