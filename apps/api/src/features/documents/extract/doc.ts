import WordExtractor from 'word-extractor';
import { cleanText } from './clean-text.ts';
import type { Extracted } from './extracted.ts';

/** Word 97-2003. The parser trusts what it reads: only ever called inside the guarded child. */
export async function extractDoc(bytes: Buffer): Promise<Extracted> {
  const document = await new WordExtractor().extract(bytes);
  const parts = [document.getBody(), document.getTextboxes(), document.getFootnotes(), document.getEndnotes()];
  const text = parts.map((part) => paragraphs(cleanText(part))).filter((part) => part !== '');
  return { text: text.join('\n\n'), pageStarts: [], title: null };
}

/** Word ends a paragraph with one line feed; a table cell comes with a tab. */
function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/\t+/g, ' | '))
    .filter((line) => line !== '')
    .join('\n\n');
}
