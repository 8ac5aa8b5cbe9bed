import type { FoundMessage } from '@nestling/contracts/chat';
import type { SignedInCtx } from '../../../platform/context.ts';
import { htmlToText, readAssistantContent } from './assistant-content.ts';
import { searchMessages } from './chat.repo.ts';

const MAX_FOUND = 50;
const AROUND = 60;

/** The person's own messages that hold the words, newest first. */
export async function searchHistory(ctx: SignedInCtx, query: string): Promise<FoundMessage[]> {
  const pattern = `%${query.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  const rows = await searchMessages(ctx.deps.db, ctx.actor.userId, pattern, MAX_FOUND);
  const needle = query.toLowerCase();
  return rows.flatMap((row) => {
    const text = row.role === 'user' ? row.content : htmlToText(readAssistantContent(row.content).content);
    const at = text.toLowerCase().indexOf(needle);
    if (at < 0) return [];
    const start = Math.max(0, at - AROUND);
    const end = Math.min(text.length, at + query.length + AROUND);
    const preview = `${start > 0 ? '…' : ''}${text.slice(start, end).toWellFormed()}${end < text.length ? '…' : ''}`;
    return [
      {
        sessionId: row.session_id,
        sessionName: row.session_name,
        messageId: row.id,
        role: row.role,
        preview,
        createdAt: row.created_at.toISOString(),
      },
    ];
  });
}
