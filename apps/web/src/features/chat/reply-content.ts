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

/** The options of a reply that its own list does not offer already where it `canAnswer`: see AnswerHtml. */
export function optionsBelow(message: ChatMessage | undefined, canAnswer: boolean): readonly string[] {
  const options = message?.options ?? [];
  const reading = message && readReplyContent(message);
  if (!canAnswer || options.length === 0 || reading?.kind !== 'answer') return options;
  const page = new DOMParser().parseFromString(reading.answer.content, 'text/html');
  const listed = new Set(Array.from(page.querySelectorAll('li > strong:first-child'), (name) => name.textContent));
  return options.filter((option) => !listed.has(option));
}
