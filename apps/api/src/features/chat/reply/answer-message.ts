import type { ChatMessage, ChatSource, MessageStatus } from '@nestling/contracts/chat';
import type { Urgent } from '@nestling/contracts/safety';
import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readAssistantContent } from '../sessions/assistant-content.ts';
import { findMessage } from '../sessions/chat.repo.ts';
import { CHAT_NOT_FOUND } from '../sessions/sessions.ts';
import { cardHtml, dangerSignsHtml } from './card-html.ts';
import { watchReply } from './watch-reply.ts';

/** A message with a card is answered within 2 s: this leaves room for storing it and for the last look at the reply. */
const CARD_WAIT_MS = 1_000;

export type MessageAnswer = {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  response: string;
  sources: ChatSource[];
  urgent?: Urgent;
  notice?: string;
  options?: string[];
  status?: MessageStatus;
  createdAt: string;
};

/**
 * What a documented client gets for a message: the finished reply. One that has a card gets the card first, and is not
 * kept waiting: where the reply is not finished soon, its `status` says so and the history shows it grow.
 */
export async function answerMessage(ctx: SignedInCtx, reply: ChatMessage): Promise<MessageAnswer> {
  const hasCard = readAssistantContent(reply.content).urgent !== undefined;
  await waitForEnd(ctx, reply.id, hasCard);
  const written = await findMessage(ctx.deps.db, ctx.actor.userId, reply.id);
  if (!written) throw new DomainError('not_found', CHAT_NOT_FOUND);
  const { content: html, sources, notice, options, dangerSigns, urgent } = readAssistantContent(written.content);
  if (written.status === 'failed' && !urgent)
    throw new DomainError('unavailable', 'Failed to send message', { retryAfterSeconds: 5 });
  const isWriting = written.status === 'generating';
  const parts = [
    urgent ? cardHtml(urgent) : '',
    isWriting ? '' : html,
    dangerSigns ? dangerSignsHtml(dangerSigns) : '',
  ];
  const content = parts.join('');
  return {
    id: written.id,
    role: written.role,
    content,
    response: content,
    sources: isWriting ? [] : (sources ?? []),
    ...(urgent ? { urgent } : {}),
    ...(notice ? { notice } : {}),
    ...(options && !isWriting ? { options } : {}),
    ...(written.status === 'complete' ? {} : { status: written.status }),
    createdAt: written.createdAt,
  };
}

/** Until the reply is finished; with a card not much longer than this, and with one raised meanwhile no longer at all. */
async function waitForEnd(ctx: SignedInCtx, replyId: number, hasCard: boolean): Promise<void> {
  const limit = hasCard ? AbortSignal.timeout(ctx.deps.cardWaitMs ?? CARD_WAIT_MS) : undefined;
  for await (const event of watchReply(ctx, replyId, limit))
    if (event.type === 'done' || (!hasCard && event.urgent)) return;
}
