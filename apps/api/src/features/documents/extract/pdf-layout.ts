/** One piece of a page as pdf.js gives it; `transform[4]`, `[5]` place it, y upwards. */
export type PdfPiece = { str: string; transform: number[]; height: number; hasEOL: boolean };
type Line = { text: string; x: number; y: number; height: number };

const SAME_LINE = 0.6;
const PARAGRAPH_GAP = 1.35;
const HEADING_SIZE = 1.15;
const TITLE_SIZE = 1.6;
const MAX_HEADING = 120;
const LONGEST_WORD = 80;
const MIN_PAGES_FOR_RUNNING_LINES = 4;
const BULLET = /^([\u2022\u2023\u25e6\u25aa\u25cf\u2043*\u2013-]|\(?\d{1,3}[.)]|[a-z][.)])\s+\S/;

/** Pages of pieces -> pages of text: lines joined to paragraphs, headings marked, running heads and feet left out. */
export function layOutPages(pages: PdfPiece[][]): string[] {
  const lines = withoutRunningLines(pages.map(readLines));
  const body = bodyHeight(lines.flat());
  const words = new Set(lines.flat().flatMap((line) => line.text.toLowerCase().match(/[\p{L}-]+/gu) ?? []));
  return lines.map((page) => joinParagraphs(page, body, words));
}

function readLines(pieces: PdfPiece[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  const end = () => {
    if (line && line.text.trim() !== '') lines.push({ ...line, text: line.text.replace(/\s+/g, ' ').trim() });
    line = undefined;
  };
  for (const piece of pieces) {
    const [x = 0, y = 0] = piece.transform.slice(4);
    if (line && piece.str !== '' && Math.abs(y - line.y) > SAME_LINE * Math.max(line.height, piece.height, 1)) end();
    if (!line) line = { text: '', x, y, height: 0 };
    line.text += piece.str;
    if (piece.str.trim() !== '') line.height = Math.max(line.height, piece.height);
    if (piece.hasEOL) end();
  }
  end();
  return lines;
}

/** A first or last line that half of the pages repeat, page numbers aside, belongs to the paper and not to the text. */
function withoutRunningLines(pages: Line[][]): Line[][] {
  if (pages.length < MIN_PAGES_FOR_RUNNING_LINES) return pages;
  const keyOf = (line: Line | undefined) => line && `${Math.round(line.y)} ${line.text.replace(/\d+/g, '#')}`;
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set([keyOf(page[0]), keyOf(page.at(-1))]))
      if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isRunning = (line: Line) => (counts.get(keyOf(line) ?? '') ?? 0) >= pages.length / 2;
  return pages.map((page) => page.filter((line, at) => !((at === 0 || at === page.length - 1) && isRunning(line))));
}

/** The height in which most of the text is set. */
function bodyHeight(lines: Line[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const height = Math.round(line.height * 2) / 2;
    weights.set(height, (weights.get(height) ?? 0) + line.text.length);
  }
  let best = 0;
  for (const [height, weight] of weights) if (weight > (weights.get(best) ?? 0)) best = height;
  return best;
}

function joinParagraphs(lines: Line[], body: number, words: Set<string>): string {
  const leading = typicalLeading(lines);
  let text = '';
  let before: Line | undefined;
  for (const line of lines) {
    const mark = headingMark(line, body);
    if (!before) text = mark + line.text;
    else if (startsParagraph(line, before, leading, body)) text += `\n\n${mark}${line.text}`;
    else if (BULLET.test(line.text)) text += `\n${line.text}`;
    else text = joinLine(text, line.text, words);
    before = line;
  }
  return text;
}

function startsParagraph(line: Line, before: Line, leading: number, body: number): boolean {
  const gap = before.y - line.y;
  const isHeadingChange = headingMark(line, body) !== headingMark(before, body);
  if (isHeadingChange) return true;
  const isNewColumn = gap < 0;
  if (isNewColumn) return /[.!?:]["')\]\u201d]?$/.test(before.text) || !/^\p{Ll}/u.test(line.text);
  return gap > leading * PARAGRAPH_GAP;
}

/** The median distance of neighbouring lines, jumps between columns and sections aside. */
function typicalLeading(lines: Line[]): number {
  const gaps: number[] = [];
  for (let at = 1; at < lines.length; at += 1) {
    const [above, below] = [lines[at - 1], lines[at]];
    const gap = above && below ? above.y - below.y : 0;
    if (above && gap > 0 && gap < above.height * 2.2) gaps.push(gap);
  }
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? (lines[0]?.height ?? 10) * 1.25;
}

function headingMark(line: Line, body: number): string {
  if (body === 0 || line.text.length > MAX_HEADING || !/\p{L}/u.test(line.text)) return '';
  if (line.height >= body * TITLE_SIZE) return '# ';
  return line.height >= body * HEADING_SIZE ? '## ' : '';
}

/** A word cut by the line's end is joined; its hyphen stays where the document spells the word with one elsewhere. */
function joinLine(text: string, next: string, words: Set<string>): string {
  const cut = /(\p{L}+)-$/u.exec(text.slice(-LONGEST_WORD));
  const rest = /^\p{Ll}+/u.exec(next)?.[0];
  if (!cut || !rest) return `${text} ${next}`;
  return words.has(`${cut[1]}-${rest}`.toLowerCase()) ? text + next : text.slice(0, -1) + next;
}
