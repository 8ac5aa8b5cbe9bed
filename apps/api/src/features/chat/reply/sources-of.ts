import type { ChatSource } from '@nestling/contracts/chat';
import type { Evidence } from '@nestling/rag/evidence';

const PREVIEW_LENGTH = 280;

/** What the parent sees of a passage; `[n]` in the answer is the n-th of these. */
export function toChatSource({ passage, similarity, text, start }: Evidence): ChatSource {
  const id = passage.key.slice(passage.key.indexOf(':') + 1);
  return {
    type: passage.kind,
    similarity: Math.min(1, Math.max(0, similarity)),
    filename: passage.title,
    preview: previewOf(text, start > 0),
    ...(passage.documentId === undefined ? {} : { documentId: passage.documentId }),
    ...(passage.chunkId === undefined ? {} : { chunkId: passage.chunkId }),
    ...(passage.kind === 'guide' ? { topicId: id } : {}),
    ...(passage.kind === 'conversation' ? { messageId: Number(id) } : {}),
    ...(passage.page == null ? {} : { page: passage.page }),
    ...(passage.url === undefined ? {} : { url: passage.url }),
  };
}

function previewOf(text: string, isCutBefore: boolean): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const cut = flat.length > PREVIEW_LENGTH ? `${flat.slice(0, PREVIEW_LENGTH).replace(/\s\S*$/, '')}…` : flat;
  return `${isCutBefore ? '…' : ''}${cut}`.toWellFormed();
}
