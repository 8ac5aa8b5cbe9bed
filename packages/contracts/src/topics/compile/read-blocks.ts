import type { Problem } from './problem.ts';

/** A paragraph or step; `source` is the id in square brackets at its end. */
export type RawPart = { text: string; isStep: boolean; source?: string; line: number };

const STEP = /^(?:(\d{1,2})[.)]|[-*])\s+/;
const MARK = /\s*\[([a-z0-9-]+\/[a-z0-9-]+)\]\s*$/;
/** Texts are read aloud, quoted and shown on cards: they hold words, steps and slots, and no other Markdown. */
const FOREIGN_MARKS = /\*\*|__|`|<\/?[a-z]|\]\(|^#|https?:\/\//im;

/** Paragraphs stand apart by a blank line; "1.", "2." or "-" begins a step; any other line goes on with the one before. */
export function readBlocks(file: string, text: string, firstLine: number): { parts: RawPart[]; problems: Problem[] } {
  const parts: RawPart[] = [];
  let isOpen = false;
  let steps = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const words = line.trim();
    const last = isOpen ? parts.at(-1) : undefined;
    const step = STEP.exec(words);
    // A sentence that ends with a number may begin a line: "12. Then" is a step only in its turn.
    const isNext = step && (step[1] === undefined || Number(step[1]) === steps + 1) && (!last || last.isStep);
    if (words === '') isOpen = false;
    else if (step && isNext) {
      steps += 1;
      parts.push({ text: words.slice(step[0].length), isStep: true, line: firstLine + index });
      isOpen = true;
    } else if (last) last.text += ` ${words}`;
    else {
      steps = 0;
      parts.push({ text: words, isStep: false, line: firstLine + index });
      isOpen = true;
    }
  }
  for (const part of parts) {
    const mark = MARK.exec(part.text);
    if (!mark) continue;
    part.source = mark[1] ?? '';
    part.text = part.text.slice(0, mark.index);
  }
  const problems = parts.flatMap(({ text: words, line }) =>
    textProblems(words).map((message) => ({ file, line, message })),
  );
  return { parts, problems };
}

function textProblems(text: string): string[] {
  const found: string[] = [];
  if (text.trim() === '') found.push('a source stands alone: put it at the end of its paragraph or step');
  if (/[[\]]/.test(text)) found.push('a source id stands in square brackets at the very end of a paragraph or step');
  if (/[{}]/.test(text.replace(/\{[^{}\n]+\}/g, ''))) found.push('a brace is not closed');
  if (/^[^“]*”|“[^”]*(?:“|$)/.test(text)) found.push('a quotation mark has no partner in this paragraph or step');
  const foreign = FOREIGN_MARKS.exec(text);
  if (foreign) found.push(`only words, steps and slots may stand in a text, not "${foreign[0]}"`);
  return found;
}

export function plainText(...blocks: { text: string }[][]): string {
  return blocks.flatMap((parts) => parts.map(({ text }) => text)).join(' ');
}
