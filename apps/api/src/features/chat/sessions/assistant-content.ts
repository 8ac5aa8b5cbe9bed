import { type AssistantContent, assistantContent } from '@nestling/contracts/chat';

/** Stored assistant content is JSON text; anything else is shown as the plain text it is. */
export function readAssistantContent(stored: string): AssistantContent {
  try {
    const parsed = assistantContent.safeParse(JSON.parse(stored));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: plain text.
  }
  return { content: stored };
}

export function writeAssistantContent(content: AssistantContent): string {
  return JSON.stringify(content);
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of sanitized HTML, a line for each block. */
export function htmlToText(html: string): string {
  return html
    .replace(/<\/(p|li|h[1-6]|blockquote|tr)>|<br ?\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
