import { plainHeadings } from '../../platform/plain-headings.ts';

/** A part of a text without pages: some screens of reading, as long as a printed sheet or two. */
const PART_LENGTH = 6_000;

/** The text as people read it, page by page; one without pages in parts that end between paragraphs, lines or words. */
export function readerPages(text: string, pageStarts: readonly number[]): string[] {
  const starts = pageStarts.length > 0 ? [0, ...pageStarts.slice(1)] : partStarts(text);
  return starts.map((start, index) => plainHeadings(text.slice(start, starts[index + 1])).trim());
}

function partStarts(text: string): number[] {
  const starts = [0];
  let at = 0;
  while (text.length - at > PART_LENGTH * 1.5) {
    const ahead = text.slice(at + PART_LENGTH / 2, at + PART_LENGTH);
    const cut = ['\n\n', '\n', ' '].map((mark) => ahead.lastIndexOf(mark)).find((place) => place >= 0);
    at += PART_LENGTH / 2 + (cut ?? ahead.length - (ahead.isWellFormed() ? 0 : 1));
    starts.push(at);
  }
  return starts;
}

export type Match = { page: number; start: number; end: number };

/** More would only be counted, never walked through. */
const MOST = 999;

/** Where the typed words stand on the pages, whatever the case, the accents and the line breaks. */
export function findInPages(folded: readonly string[], typed: string): Match[] {
  const words = foldText(typed).trim();
  if (words === '') return [];
  const pattern = new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'g');
  const found: Match[] = [];
  for (const [page, text] of folded.entries()) {
    for (const match of text.matchAll(pattern)) {
      if (found.length >= MOST) return found;
      found.push({ page, start: match.index, end: match.index + match[0].length });
    }
  }
  return found;
}

/** Small letters without accents, each in the place of its own. */
export function foldText(text: string): string {
  const lower = text.replace(/\P{ASCII}/gu, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });
  return lower.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
