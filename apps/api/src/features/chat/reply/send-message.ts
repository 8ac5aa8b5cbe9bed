import type { ChatMessage, SendMessageInput } from '@nestling/contracts/chat';
import { CARD_TURNS } from '@nestling/safety';
import { inTransaction } from '../../../db/transaction.ts';
import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { MAX_UNFINISHED, tooManyReplies } from '../../../platform/reply-turns.ts';
import { writeAssistantContent } from '../sessions/assistant-content.ts';
import { addMessage, countUnfinished, findSentMessage, listMessages } from '../sessions/chat.repo.ts';
import { sessionNameFrom } from '../sessions/name-session.ts';
import { lockSession, updateSessionName } from '../sessions/session.repo.ts';
import { CHAT_NOT_FOUND } from '../sessions/sessions.ts';
import { cardOfBoth, readAhead } from './built-in-reader.ts';
import { findCardFamily } from './card-family.ts';
import { toCardInput } from './card-turn.ts';
import { takeMessage } from './message-quota.ts';
import { LEASE_MS } from './reply-lease.ts';
import { startReply } from './start-reply.ts';

/** `messagesLeft`: how many the parent may still send within the day, said when they come to an end. */
export type Sent = { userMessage: ChatMessage; reply: ChatMessage; messagesLeft?: number };

/**
 * Stores the parent's message and an unfinished reply that already carries the urgent card that rules and built-in reader come to, in
 * one transaction, then starts writing the reply apart from the request. The same clientId again answers what is stored.
 */
export async function sendMessage(ctx: SignedInCtx, sessionId: number, input: SendMessageInput): Promise<Sent> {
  const { db, clock, replies } = ctx.deps;
  let isReserved = false;
  const quota = await takeMessage(ctx);
  const ahead = await readAhead(ctx, sessionId, input.message);
  const sent = await inTransaction(db, async (trx) => {
    const session = await lockSession(trx, ctx.actor.userId, sessionId);
    if (!session) throw new DomainError('not_found', CHAT_NOT_FOUND);
    const earlier = input.clientId
      ? await findSentMessage(trx, ctx.actor.userId, sessionId, input.clientId)
      : undefined;
    if (earlier) return { ...earlier, isNew: false, urgent: null, isRead: false };
    if (!isReserved) replies.turns.reserve(ctx.actor.userId);
    isReserved = true;
    if ((await countUnfinished(trx, ctx.actor.userId, clock())) >= MAX_UNFINISHED) throw tooManyReplies();
    const history = await listMessages(trx, ctx.actor.userId, sessionId, { limit: CARD_TURNS });
    const family = await findCardFamily(ctx, trx);
    const { card: urgent, isRead } = cardOfBoth(toCardInput(ctx, family, input.message, history), ahead);
    const userMessage = await addMessage(trx, {
      sessionId,
      userId: ctx.actor.userId,
      role: 'user',
      content: input.message,
      clientId: input.clientId,
    });
    const content = writeAssistantContent({ content: '', ...(urgent ? { urgent } : {}) });
    const leaseUntil = new Date(clock().getTime() + LEASE_MS);
    const reply = await addMessage(trx, {
      sessionId,
      userId: ctx.actor.userId,
      role: 'assistant',
      content,
      status: 'generating',
      replyTo: userMessage.id,
      leaseUntil,
    });
    if (!session.isNamed && !history.some((message) => message.role === 'user')) {
      await updateSessionName(trx, ctx.actor.userId, sessionId, sessionNameFrom(input.message));
    }
    return { userMessage, reply, isNew: true, urgent, isRead };
  }).catch(async (error) => {
    if (isReserved) replies.turns.cancel(ctx.actor.userId);
    await quota.giveBack();
    throw error;
  });
  if (sent.isNew && sent.urgent) ctx.deps.metrics.carded(sent.urgent.level);
  if (sent.isNew) startReply(ctx, sessionId, sent.reply.id, sent.isRead);
  else {
    // Sent by another tab while this one waited.
    if (isReserved) replies.turns.cancel(ctx.actor.userId);
    await quota.giveBack();
  }
  return { userMessage: sent.userMessage, reply: sent.reply, ...quota.warning };
}
