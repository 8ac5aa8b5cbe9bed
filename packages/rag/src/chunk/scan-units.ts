import { CLASS_OF, CLOSER, LETTER, LOW_SURROGATE, NEWLINE, SPACE, STOP, WIDE, WIDE_STOP } from './char-class.ts';
import { runTokens } from './count-tokens.ts';
import { headingText, lineKind } from './line-kind.ts';
import { isAbbreviation } from './sentence-stop.ts';

/** How good a place for a cut the start of a unit is, from never (a heading's own text) to best (a heading). */
export const GLUED = 0;
export const SENTENCE = 1;
export const ROW = 2;
export const LINE = 3;
export const PARAGRAPH = 4;
export const PAGE = 5;
export const HEADING = 6;

/** Columns are told by tabs; nothing else sets them apart from spaces. */
const TAB = 11;
const KIND_OF = CLASS_OF.with(9, TAB);

/** White space this long parts two chunks, or a chunk of few tokens could be of any length. */
const GAP = 256;

/** Sentences, list items, table rows and headings in order: parallel columns, a unit spans `starts[i]` to `ends[i]`. */
export type Units = {
  starts: number[];
  ends: number[];
  tokens: number[];
  strengths: number[];
  headings: { at: number; text: string }[];
};

/** One pass over the text; every decision looks ahead or back a bounded way, so the time is linear. */
export function scanUnits(text: string, pageStarts: readonly number[]): Units {
  const units: Units = { starts: [], ends: [], tokens: [], strengths: [], headings: [] };
  const { length } = text;
  const kinds = kindsOf(text);
  let start = -1;
  let end = 0;
  let tokens = 0;
  let strength = HEADING;
  let newlines = 2;
  let stopped = true;
  let lastKind = '';
  let tabbed = false;
  let nextPage = 0;
  let i = 0;
  while (i < length) {
    let kind = kinds[i] as number;
    if (kind === SPACE || kind === TAB) {
      if (kind === TAB) tabbed = true;
      i++;
      continue;
    }
    if (kind === NEWLINE) {
      newlines++;
      i++;
      continue;
    }
    let opens = -1;
    if (newlines > 0) {
      const lineBlank = newlines > 1;
      const line = lineKind(text, i, lineBlank || lastKind === 'heading');
      if (line === 'heading') {
        opens = HEADING;
        units.headings.push({ at: i, text: headingText(text, i) });
      } else if (lastKind === 'heading') opens = GLUED;
      else if (lineBlank) opens = PARAGRAPH;
      else if (line === 'item') opens = LINE;
      else if (line === 'row' || lastKind === 'row' || tabbed) opens = ROW;
      lastKind = line;
      newlines = 0;
      tabbed = false;
    }
    if (i - end >= GAP) opens = HEADING;
    if (stopped && opens < 0 && !isLower(text, i, kind)) opens = SENTENCE;
    if (nextPage < pageStarts.length && i >= (pageStarts[nextPage] as number)) {
      while (nextPage < pageStarts.length && i >= (pageStarts[nextPage] as number)) nextPage++;
      if (opens > GLUED && opens < PAGE) opens = PAGE;
    }
    if (opens >= 0) {
      if (start >= 0) push(units, start, end, tokens, strength);
      start = i;
      tokens = 0;
      strength = opens;
    }
    stopped = false;
    let from = i;
    // On to the next stop, line end or wider gap: nothing before it can open a unit.
    for (;;) {
      i++;
      while (i < length && kinds[i] === kind) i++;
      tokens += runTokens(kind, i - from);
      end = i;
      if (i >= length || kind === STOP || kind === WIDE_STOP) break;
      let next = kinds[i] as number;
      if (next === SPACE) next = kinds[++i] ?? SPACE;
      if (next === SPACE || next === TAB || next === NEWLINE) break;
      kind = next;
      from = i;
    }
    while (nextPage < pageStarts.length && from >= (pageStarts[nextPage] as number)) nextPage++;
    if (kind !== STOP && kind !== WIDE_STOP) continue;
    const abbreviated = i - from === 1 && text.charCodeAt(from) === 46 && isAbbreviation(text, from, start);
    const wide = kind === WIDE_STOP;
    while (i < length) {
      kind = kinds[i] as number;
      if (kind !== CLOSER && kind !== STOP && kind !== WIDE_STOP) break;
      const run = i;
      while (i < length && kinds[i] === kind) i++;
      tokens += runTokens(kind, i - run);
      end = i;
    }
    stopped =
      !abbreviated &&
      (wide || i >= length || kind === SPACE || kind === TAB || kind === NEWLINE) &&
      !isItemNumber(text, start, from);
  }
  if (start >= 0) push(units, start, end, tokens, strength);
  return units;
}

/** The class of every unit. Numbers in an array are read several times faster than units of a string. */
function kindsOf(text: string): Uint8Array {
  const { length } = text;
  const bytes = Buffer.allocUnsafeSlow(2 * length);
  bytes.write(text, 'utf16le');
  const codes = new Uint16Array(bytes.buffer, bytes.byteOffset, length);
  const kinds = new Uint8Array(length);
  for (let i = 0; i < length; i++) kinds[i] = KIND_OF[codes[i] as number] as number;
  return kinds;
}

function push(units: Units, start: number, end: number, tokens: number, strength: number): void {
  units.starts.push(start);
  units.ends.push(end);
  units.tokens.push(tokens);
  units.strengths.push(strength);
}

function isLower(text: string, at: number, kind: number): boolean {
  if (kind === WIDE || kind === LOW_SURROGATE) return false;
  const code = text.charCodeAt(at);
  if (code < 128) return code >= 97 && code <= 122;
  if (kind !== LETTER) return false;
  const char = text[at] as string;
  return char !== char.toUpperCase();
}

/** The stop after the number that opens a list item. */
function isItemNumber(text: string, start: number, stop: number): boolean {
  if (stop - start > 3) return false;
  for (let i = start; i < stop; i++) {
    const code = text.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return stop > start;
}
