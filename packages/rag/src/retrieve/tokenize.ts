import { stem } from 'porter2';
import { STOP_WORDS } from './stop-words.ts';

const MAX_WORD = 40;
const CACHE_LIMIT = 60_000;
const MARKS = /\p{M}+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the plain seven-bit range is what is asked for
const ASCII = /^[\x00-\x7f]*$/;
const ASCII_WORD = /[a-z0-9]+/g;

const stems = new Map<string, string>();

/**
 * Index terms of a text in reading order: lower-cased words without diacritics, stop words left out, English words as
 * Snowball stems; scripts without spaces as pairs of characters.
 */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) {
    for (const word of lower.match(ASCII_WORD) ?? []) pushTerm(terms, word);
    return terms;
  }
  for (const word of lower.normalize('NFKD').match(WORD) ?? []) {
    const plain = word.replace(MARKS, '');
    if (UNSPACED.test(plain)) pushPairs(terms, plain);
    else pushTerm(terms, plain);
  }
  return terms;
}

function pushTerm(terms: string[], word: string): void {
  const known = stems.get(word);
  if (known !== undefined) {
    if (known !== '') terms.push(known);
    return;
  }
  const term = STOP_WORDS.has(word) ? '' : stem(word.length > MAX_WORD ? word.slice(0, MAX_WORD) : word);
  if (stems.size >= CACHE_LIMIT) stems.clear();
  stems.set(word, term);
  if (term !== '') terms.push(term);
}

function pushPairs(terms: string[], run: string): void {
  const chars = [...run];
  if (chars.length === 1) terms.push(run);
  for (let i = 0; i + 1 < chars.length; i++) terms.push(`${chars[i]}${chars[i + 1]}`);
}

const GRAM = 4;

/** Four-letter runs inside a term; a shorter term is its own gram. */
export function grams(term: string): string[] {
  if (term.length <= GRAM) return [term];
  const out: string[] = [];
  for (let i = 0; i + GRAM <= term.length; i++) out.push(term.slice(i, i + GRAM));
  return out;
}

export function gramCount(term: string): number {
  return term.length <= GRAM ? 1 : term.length - GRAM + 1;
}
