import type { ChatMessage } from '@nestling/contracts/chat';
import type { SignedInCtx } from '../../../platform/context.ts';
import { htmlToText, readAssistantContent } from './assistant-content.ts';
import { getMessages, getSession } from './sessions.ts';

/** A conversation as Markdown, with the sources of every answer. */
export async function exportSession(
  ctx: SignedInCtx,
  sessionId: number,
): Promise<{ filename: string; markdown: string }> {
  const session = await getSession(ctx, sessionId);
  const messages = await getMessages(ctx, sessionId);
  const parts = messages.map((message) => {
    if (message.role === 'user') return `## You, ${message.createdAt}\n\n${message.content}`;
    const { content, sources = [], urgent } = readAssistantContent(message.content);
    const card = urgent ? `> **${urgent.title}** ${urgent.action}\n\n` : '';
    const list = sources.map(
      (source, index) =>
        `${index + 1}. ${source.filename}${source.page ? `, page ${source.page}` : ''}${source.url ? ` (${source.url})` : ''}`,
    );
    return `## Nestling, ${message.createdAt}\n\n${card}${htmlToText(content)}${list.length > 0 ? `\n\nSources:\n${list.join('\n')}` : ''}${ratingText(message.rating)}`;
  });
  const filename = `${
    session.name
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .trim()
      .slice(0, 60) || 'chat'
  }.md`;
  return { filename, markdown: `# ${session.name}\n\n${parts.join('\n\n')}\n` };
}

function ratingText(rating: ChatMessage['rating']): string {
  if (!rating) return '';
  return `\n\nMarked ${rating.isHelpful ? 'helpful' : 'not helpful'}${rating.why ? `: ${rating.why}` : ''}`;
}
