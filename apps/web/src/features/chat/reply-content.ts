import type { AssistantContent, ChatMessage } from '@nestling/contracts/chat';

export type ReplyContent = { kind: 'answer'; answer: AssistantContent } | { kind: 'plain'; text: string };

/** Specification §2: assistant content that does not parse as JSON is shown as plain text. */
export function readReplyContent(message: Pick<ChatMessage, 'content'>): ReplyContent {
  try {
    const parsed: unknown = JSON.parse(message.content);
    if (typeof parsed === 'object' && parsed !== null && 'content' in parsed && typeof parsed.content === 'string')
      return { kind: 'answer', answer: parsed as AssistantContent };
  } catch {
    // Not JSON: plain text.
  }
  return { kind: 'plain', text: message.content };
}
