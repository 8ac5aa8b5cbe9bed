import { stemWord } from './stem-word.ts';

const VOWELS = 'aeiouy';
const ROWS = 'qwertyuiop asdfghjkl zxcvbnm';
/** A letter for a quite other one is seldom a slip: it makes another word ("hunting", "hurting"). */
const OTHER_LETTER = 2.5;

/** What one letter in the place of another costs: keys side by side and vowels are taken for each other. */
function slipCost(one: string, other: string): number {
  if (one === other) return 0;
  const isNear = Math.abs(ROWS.indexOf(one) - ROWS.indexOf(other)) === 1;
  return isNear || (VOWELS.includes(one) && VOWELS.includes(other)) ? 1 : OTHER_LETTER;
}

/** Optimal string alignment distance, given up on above `limit`. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = slipCost(from[row - 1] as string, to[column - 1] as string);
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? limit + 1;
}

const MIN_LENGTH = 4;
const MIN_LENGTH_TWO_SLIPS = 7;
const SHORT = 5;
const MAX_LENGTH = 18;
const MAX_REMEMBERED = 5_000;

/** By first letter and length. */
let byShape = new Map<string, string[]>();
let known = new Set<string>();
let answers = new Map<string, string>();

/** Tell the corrector which words the rules know, and which ordinary stems must never be "mended" into one of them. */
export function teachSpelling(stems: Iterable<string>, written: Iterable<string>, ordinary: Iterable<string>): void {
  lesson = undefined;
  known = new Set([...stems, ...ordinary]);
  byShape = new Map();
  answers = new Map();
  for (const word of new Set([...written, ...stems])) {
    if (word.length < MIN_LENGTH) continue;
    const key = `${word[0]}${word.length}`;
    const bucket = byShape.get(key);
    if (bucket) bucket.push(word);
    else byShape.set(key, [word]);
  }
}

let lesson: (() => void) | undefined;

/** Puts off teaching until the first word is read. */
export function teachWhenAsked(teach: () => void): void {
  lesson = teach;
}

/** The stem of a word as typed; of the nearest known word within one slip (two from seven letters on) where it is none. */
export function stemOf(word: string): string {
  lesson?.();
  const stem = stemWord(word);
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || known.has(stem)) return stem;
  const remembered = answers.get(word);
  if (remembered !== undefined) return remembered;
  if (answers.size >= MAX_REMEMBERED) answers.clear();
  const nearest = nearestTo(word) ?? (stem === word ? undefined : nearestTo(stem));
  const mended = nearest === undefined ? stem : stemWord(nearest);
  answers.set(word, mended);
  return mended;
}

/** Two letters that stand for others make another word ("overcome", "overdose") rather than a slip. */
function hasTwoOtherLetters(word: string, candidate: string): boolean {
  return word.length === candidate.length && [...word].filter((letter, at) => letter !== candidate[at]).length === 2;
}

function nearestTo(word: string): string | undefined {
  if (word.length < MIN_LENGTH) return undefined;
  const limit = word.length >= MIN_LENGTH_TWO_SLIPS ? 2 : 1;
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    // Short words are too alike: one is only mended into a longer one that lost a letter.
    if (
      length < MIN_LENGTH ||
      (word.length < SHORT && length <= word.length) ||
      (length < SHORT && word.length >= length)
    )
      continue;
    for (const candidate of byShape.get(`${word[0]}${length}`) ?? []) {
      const distance = editDistance(word, candidate, Math.min(limit, bestDistance));
      if (distance < bestDistance && !(distance === 2 && hasTwoOtherLetters(word, candidate))) {
        bestDistance = distance;
        best = candidate;
      }
    }
  }
  return best;
}
