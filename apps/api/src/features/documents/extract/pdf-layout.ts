import { type Fragment, LIST_MARK, splitTables } from './pdf-table.ts';
import { tableLines } from './table.ts';

/** One piece of a page as pdf.js gives it; `transform[4]`, `[5]` place it, y upwards. */
export type PdfPiece = { str: string; transform: number[]; width?: number; height: number; hasEOL: boolean };
type Line = { text: string; x: number; y: number; height: number; row?: 'first' | 'next' };

const SAME_LINE = 0.6;
const PARAGRAPH_GAP = 1.35;
const HEADING_SIZE = 1.15;
const TITLE_SIZE = 1.6;
const MAX_HEADING = 120;
const LONGEST_WORD = 80;
const MIN_PAGES_FOR_RUNNING_LINES = 4;
/** White space from which two words of a line stand in two columns, in line heights. */
const COLUMN_GAP = 0.9;
/** Width of a letter whose piece does not tell, in line heights. */
const LETTER_WIDTH = 0.5;
const PAGE_NUMBER = /\s*\b(?:page\s*)?\d+(?:\s*(?:\/|of)\s*\d+)?\s*$/i;
const BULLET = /^([\u2022\u2023\u25e6\u25aa\u25cf\u2043*\u2013-]|\(?\d{1,3}[.)]|[a-z][.)])\s+\S/;

/**
 * Pages of pieces -> pages of text: lines joined to paragraphs, headings marked, each row of a table with its column names,
 * running heads and feet left out.
 */
export function layOutPages(pages: PdfPiece[][]): string[] {
  const lines = withoutRunningLines(readPages(pages));
  const body = bodyHeight(lines.flat().filter(({ row }) => row === undefined));
  const words = new Set(lines.flat().flatMap((line) => line.text.toLowerCase().match(/[\p{L}-]+/gu) ?? []));
  return lines.map((page) => joinParagraphs(page, body, words));
}

/** The lines of each page. A table that goes on at the top of the next page keeps its column names. */
function readPages(pages: PdfPiece[][]): Line[][] {
  let open: string[] | undefined;
  return pages.map((pieces) => {
    const stretches = splitTables(readFragments(pieces));
    const lines: Line[] = [];
    for (const [index, { fragments, rows }] of stretches.entries()) {
      if (!rows) lines.push(...joinFragments(fragments));
      else {
        const [names = []] = rows;
        const goesOn = open !== undefined && index <= 1 && open.length === names.length && open.join() !== names.join();
        lines.push(...rowLines(goesOn && open ? [open, ...rows] : rows, fragments, goesOn));
        open = goesOn ? open : names;
      }
      if (!rows && index === stretches.length - 1) open = undefined;
    }
    return lines;
  });
}

function rowLines(rows: string[][], [first]: Fragment[], goesOn: boolean): Line[] {
  const { x = 0, y = 0, height = 0 } = first ?? {};
  return tableLines(rows, goesOn || undefined).map((text, at) => ({
    text,
    x,
    y,
    height,
    row: at === 0 ? 'first' : 'next',
  }));
}

/** Runs of text: a line, or the part of one that stands in a column of its own. */
function readFragments(pieces: PdfPiece[]): Fragment[] {
  const fragments: Fragment[] = [];
  let open: Fragment | undefined;
  const end = () => {
    if (open && open.text.trim() !== '') fragments.push({ ...open, text: open.text.replace(/\s+/g, ' ').trim() });
    open = undefined;
  };
  for (const piece of pieces) {
    const [x = 0, y = 0] = piece.transform.slice(4);
    const isBlank = piece.str.trim() === '';
    if (open && piece.str !== '') {
      const height = Math.max(open.height, piece.height, 1);
      const gap = isBlank ? (piece.width ?? 0) : x - open.end;
      const isAway = Math.abs(y - open.y) > SAME_LINE * height;
      if (isAway || ((gap > COLUMN_GAP * height || gap < -2 * height) && !LIST_MARK.test(open.text.trim()))) end();
    }
    if (!open && isBlank) continue;
    open ??= { text: '', x, y, end: x, height: 0 };
    open.text += piece.str;
    if (!isBlank) {
      open.height = Math.max(open.height, piece.height);
      open.end = x + (piece.width ?? piece.str.length * piece.height * LETTER_WIDTH);
    }
    if (piece.hasEOL) end();
  }
  end();
  return fragments;
}

function joinFragments(fragments: Fragment[]): Line[] {
  const lines: Line[] = [];
  for (const { text, x, y, end, height } of fragments) {
    const last = lines.at(-1);
    const isSameLine =
      last && Math.abs(y - last.y) <= SAME_LINE * Math.max(last.height, height, 1) && x > last.x && end > last.x;
    if (last && isSameLine) {
      last.text += ` ${text}`;
      last.height = Math.max(last.height, height);
    } else lines.push({ text, x, y, height });
  }
  return lines;
}

/**
 * The highest or lowest line of a page that half of the pages repeat (all, where they are few), page numbers aside, belongs
 * to the paper: its words stand once, on the first page, for they may say what the paper is and of when.
 */
function withoutRunningLines(pages: Line[][]): Line[][] {
  if (pages.length < 2) return pages;
  const edges = (page: Line[]) => {
    const byHeight = page.filter(({ row }) => row === undefined).toSorted((a, b) => b.y - a.y);
    return [byHeight[0], byHeight.at(-1)].filter((line) => line !== undefined);
  };
  const keyOf = (line: Line) => `${Math.round(line.y)} ${line.text.replace(/\d+/g, '#')}`;
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(edges(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const needed = pages.length < MIN_PAGES_FOR_RUNNING_LINES ? pages.length : pages.length / 2;
  const seen = new Set<string>();
  return pages.map((page) => {
    const running = new Set(edges(page).filter((line) => (counts.get(keyOf(line)) ?? 0) >= needed));
    return page.flatMap((line) => {
      if (!running.has(line)) return [line];
      const text = line.text.replace(PAGE_NUMBER, '').trim();
      if (text === '' || seen.has(keyOf(line))) return [];
      seen.add(keyOf(line));
      return [{ ...line, text }];
    });
  });
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
  const leading = typicalLeading(lines.filter(({ row }) => row === undefined));
  let text = '';
  let before: Line | undefined;
  for (const line of lines) {
    const mark = headingMark(line, body);
    if (!before) text = mark + line.text;
    else if (line.row === 'next') text += `\n${line.text}`;
    else if (line.row || before.row) text += `\n\n${mark}${line.text}`;
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
  if (line.row || body === 0 || line.text.length > MAX_HEADING || !/\p{L}/u.test(line.text)) return '';
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
