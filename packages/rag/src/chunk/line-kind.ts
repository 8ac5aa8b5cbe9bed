import { CLASS_OF, CLOSER, DIGIT, MARK, NEWLINE, SPACE, STOP } from './char-class.ts';

export type LineKind = 'text' | 'heading' | 'item' | 'row';

const MAX_HEADING = 90;
const HASH = 35;
const PIPE = 124;
const BLANK = 32;
const BRACKET = 41;
const COMMA = 44;
const FULL_STOP = 46;
const SEMICOLON = 59;
const BULLETS = new Set([...'-*+\u2022\u2023\u25e6\u25aa\u25cf\u2013\u2014\u00b7'].map((c) => c.charCodeAt(0)));

/** What a heading's words may hold that must be taken out of them. */
const MARKED = /[#*_`]|\s(?!\S)|[^\S ]/;

/**
 * What the line whose first visible unit is at `start` is; `codes` ends in two line ends of its own. Looks ahead a bounded
 * way, so scanning stays linear.
 */
export function lineKind(codes: Uint16Array, start: number, afterBlank: boolean): LineKind {
  const code = codes[start] as number;
  if (code === HASH) return isHashes(codes, start) ? 'heading' : 'text';
  if (code === PIPE) return 'row';
  if (CLASS_OF[code] === DIGIT && isNumber(codes, start)) return 'item';
  if (CLASS_OF[code] === MARK && BULLETS.has(code)) return isSpace(codes, start + 1) ? 'item' : 'text';
  return afterBlank && isPlainHeading(codes, start) ? 'heading' : 'text';
}

/** The words of the heading line at `start`, without marks of Markdown. */
export function headingText(text: string, start: number): string {
  let end = start;
  while (end < text.length && end - start < MAX_HEADING * 2 && CLASS_OF[text.charCodeAt(end)] !== NEWLINE) end++;
  let from = start;
  while (from < end && text.charCodeAt(from) === HASH) from++;
  while (from > start && from < end && text.charCodeAt(from) === BLANK) from++;
  const words = text.slice(from, end);
  if (!MARKED.test(words)) return words;
  return text
    .slice(start, end)
    .replace(/^#+\s*|\s*#*\s*$|[*_`]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isHashes(codes: Uint16Array, start: number): boolean {
  let end = start;
  while (codes[end] === HASH && end - start < 7) end++;
  return end - start <= 6 && isSpace(codes, end);
}

function isNumber(codes: Uint16Array, start: number): boolean {
  let end = start;
  while (end - start < 4 && CLASS_OF[codes[end] as number] === DIGIT) end++;
  const mark = codes[end];
  return end - start < 4 && (mark === FULL_STOP || mark === BRACKET) && isSpace(codes, end + 1);
}

/** A short line between blank lines, opening with a capital or a digit and ending without a stop, with text after it. */
function isPlainHeading(codes: Uint16Array, start: number): boolean {
  const length = codes.length - 2;
  if (!opensHeading(codes[start] as number)) return false;
  const limit = Math.min(length, start + MAX_HEADING);
  let end = start;
  while (end < limit && CLASS_OF[codes[end] as number] !== NEWLINE) {
    if (codes[end] === 9) return false;
    end++;
  }
  if (end >= limit || end - start < 2) return false;
  let last = end - 1;
  while (last > start && isSpace(codes, last)) last--;
  const lastKind = CLASS_OF[codes[last] as number];
  if (lastKind === STOP || lastKind === CLOSER || codes[last] === COMMA || codes[last] === SEMICOLON) return false;
  let next = end + 1;
  while (next < length && next < end + MAX_HEADING && isSpace(codes, next)) next++;
  return CLASS_OF[codes[next] as number] === NEWLINE && next + 1 < length;
}

function opensHeading(code: number): boolean {
  if (code < 128) return (code >= 65 && code <= 90) || CLASS_OF[code] === DIGIT;
  const first = String.fromCharCode(code);
  return first !== first.toLowerCase();
}

function isSpace(codes: Uint16Array, at: number): boolean {
  return CLASS_OF[codes[at] as number] === SPACE;
}
