import { CLOSER, KIND_OF, LETTER, NEWLINE, SPACE, STOP, TAB, WIDE_STOP } from './char-class.ts';
import { runTokens } from './count-tokens.ts';
import { lineKind } from './line-kind.ts';
import { endsSentence } from './sentence-stop.ts';
import { HALT, NO_UNIT, STEPS, TOKEN_BIT } from './token-steps.ts';
import { UnitList } from './unit-list.ts';

/** How good a place for a cut the start of a unit is, from never (a heading's own text) to best (a heading). */
export const GLUED = 0;
export const SENTENCE = 1;
export const ROW = 2;
export const LINE = 3;
export const PARAGRAPH = 4;
export const PAGE = 5;
export const HEADING = 6;

/** White space this long parts two chunks, or a chunk of few tokens could be of any length. */
const GAP = 256;

/**
 * `units`: sentences, list items, table rows and headings in order; `headings`: where the headings are; `codes`: the
 * text's UTF-16 units and two line ends.
 */
export type Scan = { codes: Uint16Array; units: UnitList; headings: number[] };

/** One pass over the text; every decision looks ahead or back a bounded way, so the time is linear. */
export function scanUnits(text: string, pageStarts: readonly number[]): Scan {
  const { length } = text;
  const units = new UnitList(length >> 6);
  const headings: number[] = [];
  const codes = codesOf(text);
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
    let kind = KIND_OF[codes[i] as number] as number;
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
      const line = lineKind(codes, i, lineBlank || lastKind === 'heading');
      if (line === 'heading') {
        opens = HEADING;
        headings.push(i);
      } else if (lastKind === 'heading') opens = GLUED;
      else if (lineBlank) opens = PARAGRAPH;
      else if (line === 'item') opens = LINE;
      else if (line === 'row' || lastKind === 'row' || tabbed) opens = ROW;
      lastKind = line;
      newlines = 0;
      tabbed = false;
    }
    if (i - end >= GAP) opens = HEADING;
    if (stopped && opens < 0 && !isLower(codes[i] as number, kind)) opens = SENTENCE;
    if (nextPage < pageStarts.length && i >= (pageStarts[nextPage] as number)) {
      while (nextPage < pageStarts.length && i >= (pageStarts[nextPage] as number)) nextPage++;
      if (opens > GLUED && opens < PAGE) opens = PAGE;
    }
    if (opens >= 0) {
      if (start >= 0) units.add(start, end, tokens, strength);
      start = i;
      tokens = 0;
      strength = opens;
    }
    stopped = false;
    const from = i;
    // On to the next stop, line end or wider gap: nothing before it can open a unit.
    let step = 0;
    let next = 0;
    for (;;) {
      const first = KIND_OF[codes[i] as number] as number;
      const second = KIND_OF[codes[i + 1] as number] as number;
      next = STEPS[step | (first << 4) | second] as number;
      if (next >= HALT) break;
      tokens += next >> TOKEN_BIT;
      step = next;
      i += 2;
    }
    kind = KIND_OF[codes[i] as number] as number;
    next = STEPS[step | (kind << 4) | NO_UNIT] as number;
    if (next < HALT) {
      tokens += next >> TOKEN_BIT;
      kind = KIND_OF[codes[++i] as number] as number;
    }
    const stop = i;
    const wide = kind === WIDE_STOP;
    const atStop = wide || kind === STOP;
    if (!atStop) end = KIND_OF[codes[i - 1] as number] === SPACE ? i - 1 : i;
    if (nextPage < pageStarts.length && stop >= (pageStarts[nextPage] as number)) {
      const last = atStop ? stop : runStart(codes, from, end);
      while (nextPage < pageStarts.length && last >= (pageStarts[nextPage] as number)) nextPage++;
    }
    if (!atStop) continue;
    while (kind === CLOSER || kind === STOP || kind === WIDE_STOP) {
      const run = i++;
      while (i < length && KIND_OF[codes[i] as number] === kind) i++;
      tokens += runTokens(kind, i - run);
      kind = KIND_OF[codes[i] as number] as number;
    }
    end = i;
    stopped = (wide || kind === SPACE || kind === TAB || kind === NEWLINE) && endsSentence(codes, start, stop);
  }
  if (start >= 0) units.add(start, end, tokens, strength);
  return { codes, units, headings };
}

/** The text's units and two line ends after them, so that a step of two may reach past the last. Numbers in an array are read several times faster than those of a string. */
function codesOf(text: string): Uint16Array {
  const { length } = text;
  const bytes = Buffer.allocUnsafeSlow(2 * length + 4);
  bytes.write(text, 'utf16le');
  const codes = new Uint16Array(bytes.buffer, bytes.byteOffset, length + 2);
  codes.fill(10, length);
  return codes;
}

/** Where the last run of one class before `end` begins. */
function runStart(codes: Uint16Array, from: number, end: number): number {
  let at = end - 1;
  const kind = KIND_OF[codes[at] as number];
  while (at > from && KIND_OF[codes[at - 1] as number] === kind) at--;
  return at;
}

function isLower(code: number, kind: number): boolean {
  if (code < 128) return code >= 97 && code <= 122;
  if (kind !== LETTER) return false;
  const char = String.fromCharCode(code);
  return char !== char.toUpperCase();
}
