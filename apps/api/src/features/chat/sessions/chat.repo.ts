import type { ChatMessage, MessageStatus } from '@nestling/contracts/chat';
import type { Page } from '@nestling/contracts/paging';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { MESSAGE_COLUMNS } from '../../../db/message-columns.ts';
import { keepSources, withoutDeletedQuotes } from '../../../db/quoted-answers.repo.ts';
import type { DB } from '../../../db/schema.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readAssistantContent } from './assistant-content.ts';

type MessageRow = Pick<
  Selectable<DB['messages']>,
  'id' | 'session_id' | 'role' | 'content' | 'status' | 'created_at' | 'is_helpful' | 'rating_why'
>;

const toMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  sessionId: row.session_id,
  role: row.role,
  content: row.content,
  status: row.status as MessageStatus,
  createdAt: row.created_at.toISOString(),
  ...optionsIn(row),
  ...(row.is_helpful === null ? {} : { rating: { isHelpful: row.is_helpful, why: row.rating_why } }),
});

/** Specification §3: a message on the client may have options. They are kept with the content they belong to. */
function optionsIn({ role, status, content }: MessageRow): { options?: string[] } {
  if (role !== 'assistant' || status !== 'complete' || !content.includes('"options"')) return {};
  const { options } = readAssistantContent(content);
  return options ? { options } : {};
}

/** In the order they were written in; of a page the newest. */
export async function listMessages(
  db: Db,
  userId: number,
  sessionId: number,
  { before, limit }: Page = {},
): Promise<ChatMessage[]> {
  let query = ownMessages(db, userId).where('messages.session_id', '=', sessionId);
  if (before !== undefined) query = query.where('messages.id', '<', before);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.orderBy('messages.id', 'desc').execute();
  return rows.map(toMessage).reverse();
}

export async function findMessage(
  db: Db,
  userId: number,
  messageId: number,
): Promise<(ChatMessage & { replyTo: number | null }) | undefined> {
  const row = await ownMessages(db, userId)
    .select('messages.reply_to')
    .where('messages.id', '=', messageId)
    .executeTakeFirst();
  return row && { ...toMessage(row), replyTo: row.reply_to };
}

export async function findSentMessage(
  db: Db,
  userId: number,
  sessionId: number,
  clientId: string,
): Promise<{ userMessage: ChatMessage; reply: ChatMessage } | undefined> {
  const sent = await ownMessages(db, userId)
    .where('messages.session_id', '=', sessionId)
    .where('messages.client_id', '=', clientId)
    .executeTakeFirst();
  if (!sent) return undefined;
  const reply = await findReplyTo(db, userId, sent.id);
  return reply && { userMessage: toMessage(sent), reply };
}

/** The reply to a message, as far as it is written; beneath a card the card stands in it from the first moment. */
export async function findReplyTo(db: Db, userId: number, messageId: number): Promise<ChatMessage | undefined> {
  const row = await ownMessages(db, userId).where('messages.reply_to', '=', messageId).executeTakeFirst();
  return row && toMessage(row);
}

type NewMessage = {
  sessionId: number;
  /** The session's owner. */
  userId: number;
  role: 'user' | 'assistant';
  content: string;
  status?: MessageStatus;
  clientId?: string;
  replyTo?: number;
  leaseUntil?: Date;
};

export async function addMessage(db: Db, message: NewMessage): Promise<ChatMessage> {
  const row = await db
    .insertInto('messages')
    .values({
      session_id: message.sessionId,
      user_id: message.userId,
      role: message.role,
      content: message.content,
      status: message.status ?? 'complete',
      client_id: message.clientId ?? null,
      reply_to: message.replyTo ?? null,
      lease_until: message.leaseUntil ?? null,
    })
    .returning(MESSAGE_COLUMNS)
    .executeTakeFirstOrThrow();
  return toMessage(row);
}

/** Saves a growing reply; undefined when it is gone (its chat was deleted) or no longer being written. */
export async function saveGrowingReply(
  db: Db,
  replyId: number,
  content: string,
  leaseUntil: Date,
): Promise<{ isStopRequested: boolean } | undefined> {
  const row = await inTransaction(db, async (trx) => {
    const kept = await withoutDeletedQuotes(trx, content);
    const saved = await trx
      .updateTable('messages')
      .set({ content: kept, lease_until: leaseUntil })
      .where('id', '=', replyId)
      .where('status', '=', 'generating')
      .returning('is_stop_requested')
      .executeTakeFirst();
    if (saved) await keepSources(trx, replyId, kept);
    return saved;
  });
  return row && { isStopRequested: row.is_stop_requested };
}

export async function finishReply(
  db: Db,
  replyId: number,
  content: string,
  status: MessageStatus,
): Promise<ChatMessage | undefined> {
  const row = await inTransaction(db, async (trx) => {
    const kept = await withoutDeletedQuotes(trx, content);
    const saved = await trx
      .updateTable('messages')
      .set({ content: kept, status, lease_until: null, is_stop_requested: false })
      .where('id', '=', replyId)
      .where('status', '=', 'generating')
      .returning(MESSAGE_COLUMNS)
      .executeTakeFirst();
    if (saved) await keepSources(trx, replyId, kept);
    return saved;
  });
  return row && toMessage(row);
}

export async function requestStop(db: Db, replyId: number): Promise<void> {
  await db
    .updateTable('messages')
    .set({ is_stop_requested: true })
    .where('id', '=', replyId)
    .where('status', '=', 'generating')
    .execute();
}

/** Puts an ended reply back to being written; undefined when it is being written already. */
export async function restartReply(
  db: Db,
  replyId: number,
  content: string,
  leaseUntil: Date,
): Promise<ChatMessage | undefined> {
  const row = await db
    .updateTable('messages')
    .set({ content, status: 'generating', lease_until: leaseUntil, is_stop_requested: false })
    .where('id', '=', replyId)
    .where('status', 'in', ['interrupted', 'failed', 'stopped'])
    .returning(MESSAGE_COLUMNS)
    .executeTakeFirst();
  return row && toMessage(row);
}

/** How many replies of a person are being written or wait for it, by whatever process. */
export async function countUnfinished(db: Db, userId: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'generating')
    .where('lease_until', '>', now)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Marks replies whose writer is gone; with `now` undefined, every unfinished one (a single process that just started). */
export async function markInterrupted(db: Db, now: Date | undefined): Promise<number> {
  const result = await db
    .updateTable('messages')
    .set({ status: 'interrupted', lease_until: null })
    // A sweep waits for nobody: what is held now is looked at by the next one.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('messages')
        .select('id')
        .where('status', '=', 'generating')
        .$if(now !== undefined, (query) => query.where('lease_until', '<', now as Date))
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** `pattern` is a LIKE pattern already escaped. */
export async function searchMessages(db: Db, userId: number, pattern: string, limit: number) {
  return ownMessages(db, userId)
    .innerJoin('chat_sessions', 'chat_sessions.id', 'messages.session_id')
    .select('chat_sessions.name as session_name')
    .where('messages.content', 'ilike', pattern)
    .orderBy('messages.id', 'desc')
    .limit(limit)
    .execute();
}

function ownMessages(db: Db, userId: number) {
  return db.selectFrom('messages').select(MESSAGE_COLUMNS).where('messages.user_id', '=', userId);
}
