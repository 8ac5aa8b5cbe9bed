import WordExtractor from 'word-extractor';
import { cleanText } from './clean-text.ts';
import type { Extracted } from './extracted.ts';
import { tableLines } from './table.ts';

/** Word 97-2003. The parser trusts what it reads: only ever called inside the guarded child. */
export async function extractDoc(bytes: Buffer): Promise<Extracted> {
  const document = await new WordExtractor().extract(bytes);
  const parts = [document.getBody(), document.getTextboxes(), document.getFootnotes(), document.getEndnotes()];
  const text = parts.map((part) => paragraphs(cleanText(part))).filter((part) => part !== '');
  return { text: text.join('\n\n'), pageStarts: [], title: null };
}

/** Word ends a paragraph with one line feed; the cells of a table's row come with tabs between them. */
function paragraphs(text: string): string {
  const blocks: string[] = [];
  let rows: string[][] = [];
  const endTable = () => {
    if (rows.length > 0) blocks.push(tableLines(rows).join('\n'));
    rows = [];
  };
  for (const line of text.split('\n')) {
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.filter((cell) => cell !== '').length > 1) rows.push(cells.at(-1) === '' ? cells.slice(0, -1) : cells);
    else if (line.trim() !== '') {
      endTable();
      blocks.push(line.trim());
    }
  }
  endTable();
  return blocks.join('\n\n');
}
