import type { ChatMessage, ChatSession, CreateSessionInput } from '@nestling/contracts/chat';
import { MESSAGES_PAGE } from '@nestling/contracts/chat/rules';
import type { Page } from '@nestling/contracts/paging';
import { inTransaction } from '../../../db/transaction.ts';
import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeAssistantContent } from './assistant-content.ts';
import { addMessage, listMessages } from './chat.repo.ts';
import { renderMarkdown } from './render-markdown.ts';
import { addSession, findSession, removeSession, removeUnusedSessions, updateSessionName } from './session.repo.ts';

export const CHAT_NOT_FOUND = 'This chat does not exist';

const UNUSED_KEPT_MS = 24 * 60 * 60_000;

/** Specification §3: a session without a name is 'Chat {local date-time}', in the parent's zone and way of writing. */
export function defaultSessionName(at: Date, { timeZone, locale }: Pick<SignedInCtx, 'timeZone' | 'locale'>): string {
  return `Chat ${at.toLocaleString(locale ?? 'en-US', { timeZone: timeZone ?? 'UTC' })}`;
}

export async function createSession(ctx: SignedInCtx, input: CreateSessionInput): Promise<ChatSession> {
  ctx.deps.builtInReader.begin?.();
  const now = ctx.deps.clock();
  const name = input.name ?? defaultSessionName(now, ctx);
  return inTransaction(ctx.deps.db, async (trx) => {
    const session = await addSession(trx, ctx.actor.userId, name, input.name != null);
    // Nobody comes back to a chat that was opened another day and never written in.
    await removeUnusedSessions(trx, ctx.actor.userId, new Date(now.getTime() - UNUSED_KEPT_MS));
    for (const message of input.messages ?? []) {
      const content =
        message.role === 'user'
          ? message.content
          : writeAssistantContent({ content: renderMarkdown(message.content, 0) });
      await addMessage(trx, { sessionId: session.id, userId: ctx.actor.userId, role: message.role, content });
    }
    return session;
  });
}

export async function renameSession(ctx: SignedInCtx, sessionId: number, name: string): Promise<ChatSession> {
  const session = await updateSessionName(ctx.deps.db, ctx.actor.userId, sessionId, name);
  if (!session) throw new DomainError('not_found', CHAT_NOT_FOUND);
  return session;
}

/** Removes the chat, its messages and, with them, what could be remembered from it; a reply being written stops. */
export async function deleteSession(ctx: SignedInCtx, sessionId: number): Promise<void> {
  const { db, replies } = ctx.deps;
  const messages = await getMessages(ctx, sessionId);
  await inTransaction(db, (trx) => removeSession(trx, ctx.actor.userId, sessionId));
  for (const message of messages) replies.running.get(message.id)?.abort.abort('deleted');
}

export async function getSession(ctx: SignedInCtx, sessionId: number): Promise<ChatSession> {
  const session = await findSession(ctx.deps.db, ctx.actor.userId, sessionId);
  if (!session) throw new DomainError('not_found', CHAT_NOT_FOUND);
  return session;
}

export async function getMessages(ctx: SignedInCtx, sessionId: number, page: Page = {}): Promise<ChatMessage[]> {
  await getSession(ctx, sessionId);
  return listMessages(ctx.deps.db, ctx.actor.userId, sessionId, page);
}

/** The page of a chat that ends before a message, and whether it has still earlier ones. */
export async function getEarlierMessages(
  ctx: SignedInCtx,
  { sessionId, before }: { sessionId: number; before: number },
): Promise<{ messages: ChatMessage[]; hasEarlier: boolean }> {
  const found = await getMessages(ctx, sessionId, { before, limit: MESSAGES_PAGE + 1 });
  return { messages: found.slice(-MESSAGES_PAGE), hasEarlier: found.length > MESSAGES_PAGE };
}
