import type { QuestionTerm } from './question.ts';
import { wordsOf } from './words.ts';

/** The distinct stems of a text. */
export type StemSet = ReadonlySet<string>;

export function stemsOf(...texts: ReadonlyArray<string | null | undefined>): StemSet {
  const stems = new Set<string>();
  for (const text of texts) for (const word of wordsOf(text ?? '')) stems.add(word.stem);
  return stems;
}

const RELATED_CREDIT = 0.8;
const WORD_FAMILY_CREDIT = 0.7;
const TYPO_CREDIT = 0.7;

/** How well a text answers to one term, 0..1: the word itself, a word of the same meaning, of the same family, or a slip of the pen. */
export function termMatch(term: QuestionTerm, stems: StemSet): number {
  if (stems.has(term.stem)) return 1;
  for (const related of term.related) if (stems.has(related)) return RELATED_CREDIT;
  if (term.stem.length < 5 || /\d/.test(term.stem)) return 0;
  let best = 0;
  for (const candidate of stems) {
    if (Math.abs(candidate.length - term.stem.length) > 5) continue;
    if (isSameFamily(term.stem, candidate)) return WORD_FAMILY_CREDIT;
    if (best === 0 && isOneSlip(term.stem, candidate)) best = TYPO_CREDIT;
  }
  return best;
}

/** "invent" and "inventor", "colon" and "colony" apart: a shared beginning of five letters that is most of the longer word. */
function isSameFamily(a: string, b: string): boolean {
  if (b.length < 5 || a.slice(0, 5) !== b.slice(0, 5)) return false;
  let shared = 5;
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared += 1;
  return shared >= 0.65 * Math.max(a.length, b.length);
}

/** One letter added, dropped, changed or two neighbours swapped, in words of six letters or more with the same first letter. */
export function isOneSlip(a: string, b: string): boolean {
  if (a.length < 6 || b.length < 5 || a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const restA = a.slice(start, endA);
  const restB = b.slice(start, endB);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/** Share of the question's weight that the term matches cover, 0..1. */
export function coverage(terms: ReadonlyArray<QuestionTerm>, matches: ReadonlyArray<number>): number {
  let covered = 0;
  let total = 0;
  for (const [index, term] of terms.entries()) {
    total += term.weight;
    covered += term.weight * (matches[index] ?? 0);
  }
  return total === 0 ? 0 : covered / total;
}
