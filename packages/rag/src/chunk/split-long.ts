import { CLASS_OF, CLOSER, LOW_SURROGATE, NEWLINE, SPACE, STOP, WIDE_STOP } from './char-class.ts';
import { runTokens } from './count-tokens.ts';
import { endsSentence } from './sentence-stop.ts';

/** No class packs more units into a token (see `runTokens`). */
const UNITS_PER_TOKEN = 8;
const CLAUSE_MARKS = new Set([...',;:)\u2014\u060c\u3001\uff0c\uff1b'].map((mark) => mark.charCodeAt(0)));

/**
 * Where to cut a unit that alone is longer than `maxTokens`: after the last sentence in what fits (one that a small
 * letter follows opened no unit), else in the second half of it after the last line break, else after a clause mark,
 * else between words, else (a word longer than everything) at the limit itself, never inside a surrogate pair. Returns
 * the end of the first piece, `> from`.
 */
export function cutLongUnit(codes: Uint16Array, from: number, to: number, maxTokens: number): number {
  let tokens = 0;
  let sentence = -1;
  let line = -1;
  let clause = -1;
  let space = -1;
  let i = from;
  while (i < to) {
    const kind = CLASS_OF[codes[i] as number] as number;
    let end = i + 1;
    // No further than the limit can reach: a run of millions must not be walked once a piece.
    const reach =
      kind === SPACE || kind === NEWLINE ? to : Math.min(to, i + (maxTokens - tokens + 1) * UNITS_PER_TOKEN);
    while (end < reach && CLASS_OF[codes[end] as number] === kind) end++;
    if (i > from && sentenceEndsAt(codes, from, i, kind)) sentence = i;
    if (tokens + runTokens(kind, end - i) > maxTokens) {
      const best = sentence > 0 ? sentence : line > 0 ? line : clause > 0 ? clause : space;
      if (best > from) return best;
      return hardCut(codes, i, end, kind, maxTokens - tokens, from);
    }
    tokens += runTokens(kind, end - i);
    if ((kind === SPACE || kind === NEWLINE) && i > from) {
      space = i;
      if (tokens * 2 >= maxTokens) {
        if (kind === NEWLINE) line = i;
        if (CLAUSE_MARKS.has(codes[i - 1] as number)) clause = i;
      }
    }
    i = end;
  }
  return to;
}

/** Whether a stop and its brackets and quotes end just before `at`, where units of another class begin. */
function sentenceEndsAt(codes: Uint16Array, from: number, at: number, kind: number): boolean {
  if (kind === CLOSER || kind === STOP || kind === WIDE_STOP) return false;
  let stop = at - 1;
  while (stop > from && CLASS_OF[codes[stop] as number] === CLOSER) stop--;
  const stopKind = CLASS_OF[codes[stop] as number];
  if (stopKind !== WIDE_STOP && (stopKind !== STOP || (kind !== SPACE && kind !== NEWLINE))) return false;
  while (stop > from && CLASS_OF[codes[stop - 1] as number] === stopKind) stop--;
  return endsSentence(codes, from, stop);
}

function hardCut(codes: Uint16Array, run: number, end: number, kind: number, room: number, from: number): number {
  let low = run;
  let high = end;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (runTokens(kind, middle - run) <= room) low = middle;
    else high = middle - 1;
  }
  let cut = Math.max(low, from + 1);
  if (CLASS_OF[codes[cut] as number] === LOW_SURROGATE) cut = cut - 1 > from ? cut - 1 : cut + 1;
  return cut;
}
