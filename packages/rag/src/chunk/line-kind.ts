import { CLASS_OF, CLOSER, DIGIT, NEWLINE, SPACE, STOP } from './char-class.ts';

export type LineKind = 'text' | 'heading' | 'item' | 'row';

const MAX_HEADING = 90;
const HASH = 35;
const PIPE = 124;
const BULLETS = new Set([...'-*+\u2022\u2023\u25e6\u25aa\u25cf\u2013\u2014\u00b7'].map((c) => c.charCodeAt(0)));

/** What the line whose first visible unit is at `start` is. Looks ahead a bounded way, so scanning stays linear. */
export function lineKind(text: string, start: number, afterBlank: boolean): LineKind {
  const code = text.charCodeAt(start);
  if (code === HASH) return hashes(text, start) > 0 ? 'heading' : 'text';
  if (code === PIPE) return 'row';
  if (BULLETS.has(code)) return isSpace(text, start + 1) ? 'item' : 'text';
  if (CLASS_OF[code] === DIGIT && numberedItem(text, start)) return 'item';
  return afterBlank && plainHeading(text, start) ? 'heading' : 'text';
}

/** The words of the heading line at `start`, without marks of Markdown. */
export function headingText(text: string, start: number): string {
  let end = start;
  while (end < text.length && end - start < MAX_HEADING * 2 && CLASS_OF[text.charCodeAt(end)] !== NEWLINE) end++;
  return text
    .slice(start, end)
    .replace(/^#+\s*|\s*#*\s*$|[*_`]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function hashes(text: string, start: number): number {
  let end = start;
  while (text.charCodeAt(end) === HASH && end - start < 7) end++;
  const level = end - start;
  return level <= 6 && isSpace(text, end) ? level : 0;
}

function numberedItem(text: string, start: number): boolean {
  let end = start;
  while (end - start < 4 && CLASS_OF[text.charCodeAt(end)] === DIGIT) end++;
  const mark = text[end];
  return end - start < 4 && (mark === '.' || mark === ')') && isSpace(text, end + 1);
}

/** A short line between blank lines, opening with a capital or a digit and ending without a stop, with text after it. */
function plainHeading(text: string, start: number): boolean {
  const first = text[start] as string;
  if (CLASS_OF[first.charCodeAt(0)] !== DIGIT && first === first.toLowerCase()) return false;
  const limit = Math.min(text.length, start + MAX_HEADING);
  let end = start;
  let last = start;
  while (end < limit) {
    const kind = CLASS_OF[text.charCodeAt(end)];
    if (kind === NEWLINE) break;
    if (text.charCodeAt(end) === 9) return false;
    if (kind !== SPACE) last = end;
    end++;
  }
  if (end >= limit || end - start < 2) return false;
  const lastKind = CLASS_OF[text.charCodeAt(last)];
  if (lastKind === STOP || lastKind === CLOSER || ',;'.includes(text[last] as string)) return false;
  let next = end + 1;
  while (next < text.length && next < end + MAX_HEADING && CLASS_OF[text.charCodeAt(next)] === SPACE) next++;
  return CLASS_OF[text.charCodeAt(next)] === NEWLINE && next + 1 < text.length;
}

function isSpace(text: string, at: number): boolean {
  return at < text.length && CLASS_OF[text.charCodeAt(at)] === SPACE;
}
