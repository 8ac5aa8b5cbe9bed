import { CLASS_OF, NEWLINE, SPACE } from './char-class.ts';
import { countTokens } from './count-tokens.ts';
import { headingText } from './line-kind.ts';
import { GLUED, HEADING, type Scan, SENTENCE, scanUnits } from './scan-units.ts';
import { cutLongUnit } from './split-long.ts';
import { UnitList } from './unit-list.ts';

/** `text === source.slice(charStart, charEnd)`; offsets are UTF-16 units; `page` counts from 1. */
export type Chunk = {
  ordinal: number;
  charStart: number;
  charEnd: number;
  text: string;
  tokenCount: number;
  heading: string | null;
  page: number | null;
};

/** `pageStarts`: ascending offsets at which the document's pages begin. */
export type ChunkOptions = { maxTokens?: number; pageStarts?: readonly number[] };

export const DEFAULT_MAX_TOKENS = 400;
/** A heading opens a new chunk once the current one has this share of the limit. */
const HEADING_FILL = 0.25;
/** A full chunk is cut at its strongest boundary after this share of the limit. */
const MIN_FILL = 0.5;

/**
 * Splits a text into chunks of at most `maxTokens` (see `countTokens`) along headings, pages, paragraphs, list items,
 * table rows and sentences, in that order of preference. A sentence is cut only when it alone is longer than the
 * limit: at a line break, else a clause mark, else a space in it. Offsets that white space leaves
 * out between chunks are in no chunk.
 */
export function chunkText(text: string, options: ChunkOptions = {}): Chunk[] {
  const maxTokens = Math.max(1, options.maxTokens ?? DEFAULT_MAX_TOKENS);
  const pageStarts = options.pageStarts ?? [];
  const scan = scanUnits(text, pageStarts);
  const units = withoutLongUnits(text, scan, maxTokens);
  const chunks: Chunk[] = [];
  const place = placer(text, scan.headings, pageStarts);
  const { count } = units;
  let first = 0;
  while (first < count) {
    const next = chunkEnd(units, first, maxTokens);
    const charStart = units.starts[first] as number;
    const charEnd = units.ends[next - 1] as number;
    let tokenCount = 0;
    for (let i = first; i < next; i++) tokenCount += units.tokens[i] as number;
    chunks.push({
      ordinal: chunks.length,
      charStart,
      charEnd,
      text: text.slice(charStart, charEnd),
      tokenCount,
      ...place(charStart),
    });
    first = next;
  }
  return chunks;
}

function chunkEnd(units: UnitList, first: number, maxTokens: number): number {
  const { count } = units;
  let tokens = 0;
  let best = -1;
  let bestStrength = GLUED;
  for (let i = first; i < count; i++) {
    const strength = units.strengths[i] as number;
    if (i > first) {
      if (strength === HEADING && tokens >= maxTokens * HEADING_FILL) return i;
      if (tokens >= maxTokens * MIN_FILL && strength >= bestStrength && strength > GLUED) {
        best = i;
        bestStrength = strength;
      }
      if (tokens + (units.tokens[i] as number) > maxTokens) return best > 0 ? best : lastLoose(units, first, i);
    }
    tokens += units.tokens[i] as number;
  }
  return count;
}

/** The last cut before `end` that leaves a heading with its text, or `end` when there is none. */
function lastLoose(units: UnitList, first: number, end: number): number {
  for (let i = end; i > first; i--) if (units.strengths[i] !== GLUED) return i;
  return end;
}

function withoutLongUnits(text: string, { codes, units }: Scan, maxTokens: number): UnitList {
  let longest = 0;
  for (let i = 0; i < units.count; i++) longest = Math.max(longest, units.tokens[i] as number);
  if (longest <= maxTokens) return units;
  const out = new UnitList(2 * units.count);
  for (let i = 0; i < units.count; i++) {
    let from = units.starts[i] as number;
    const to = units.ends[i] as number;
    let strength = units.strengths[i] as number;
    if ((units.tokens[i] as number) <= maxTokens) {
      out.add(from, to, units.tokens[i] as number, strength);
      continue;
    }
    while (from < to) {
      const cut = cutLongUnit(codes, from, to, maxTokens);
      const end = trimEnd(text, from, cut);
      out.add(from, end, countTokens(text, from, end), strength);
      from = skipSpace(text, cut, to);
      strength = SENTENCE;
    }
  }
  return out;
}

function trimEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from + 1 && isBlank(text, end - 1)) end--;
  return end;
}

function skipSpace(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isBlank(text, at)) at++;
  return at;
}

function isBlank(text: string, at: number): boolean {
  const kind = CLASS_OF[text.charCodeAt(at)];
  return kind === SPACE || kind === NEWLINE;
}

/** Heading and page in force at ascending offsets. */
function placer(text: string, headings: readonly number[], pageStarts: readonly number[]) {
  let passed = 0;
  let heading: string | null = null;
  let page = 0;
  return (at: number): { heading: string | null; page: number | null } => {
    const before = passed;
    while (passed < headings.length && (headings[passed] as number) <= at) passed++;
    if (passed > before) heading = headingText(text, headings[passed - 1] as number) || null;
    while (page < pageStarts.length && (pageStarts[page] as number) <= at) page++;
    return { heading, page: pageStarts.length > 0 ? Math.max(1, page) : null };
  };
}
