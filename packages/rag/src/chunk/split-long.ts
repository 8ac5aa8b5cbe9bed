import { CLASS_OF, LOW_SURROGATE, NEWLINE, SPACE } from './char-class.ts';
import { runTokens } from './count-tokens.ts';

/** No class packs more units into a token (see `runTokens`). */
const UNITS_PER_TOKEN = 8;
const CLAUSE_MARKS = ',;:)\u2014\u060c\u3001\uff0c\uff1b';

/**
 * Where to cut a sentence that alone is longer than `maxTokens`: after the last line break in the second half of what
 * fits, else after a clause mark, else between words, else (a word longer than everything) at the limit itself, never
 * inside a surrogate pair. Returns the end of the first piece, `> from`.
 */
export function cutLongUnit(text: string, from: number, to: number, maxTokens: number): number {
  let tokens = 0;
  let line = -1;
  let clause = -1;
  let space = -1;
  let i = from;
  while (i < to) {
    const kind = CLASS_OF[text.charCodeAt(i)] as number;
    let end = i + 1;
    // No further than the limit can reach: a run of millions must not be walked once a piece.
    const reach =
      kind === SPACE || kind === NEWLINE ? to : Math.min(to, i + (maxTokens - tokens + 1) * UNITS_PER_TOKEN);
    while (end < reach && CLASS_OF[text.charCodeAt(end)] === kind) end++;
    if (tokens + runTokens(kind, end - i) > maxTokens) {
      const best = line > 0 ? line : clause > 0 ? clause : space;
      if (best > from) return best;
      return hardCut(text, i, end, kind, maxTokens - tokens, from);
    }
    tokens += runTokens(kind, end - i);
    if ((kind === SPACE || kind === NEWLINE) && i > from) {
      space = i;
      if (tokens * 2 >= maxTokens) {
        if (kind === NEWLINE) line = i;
        if (CLAUSE_MARKS.includes(text[i - 1] as string)) clause = i;
      }
    }
    i = end;
  }
  return to;
}

function hardCut(text: string, run: number, end: number, kind: number, room: number, from: number): number {
  let low = run;
  let high = end;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (runTokens(kind, middle - run) <= room) low = middle;
    else high = middle - 1;
  }
  let cut = Math.max(low, from + 1);
  if (cut < text.length && CLASS_OF[text.charCodeAt(cut)] === LOW_SURROGATE) cut = cut - 1 > from ? cut - 1 : cut + 1;
  return cut;
}
