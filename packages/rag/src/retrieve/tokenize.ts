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

/** Words of a text in reading order: lower-cased, without diacritics; scripts without spaces as pairs of characters. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return (lower.match(ASCII_WORD) ?? []).map(shorten);
  const words: string[] = [];
  for (const word of lower.normalize('NFKD').match(WORD) ?? []) {
    const plain = word.replace(MARKS, '');
    if (UNSPACED.test(plain)) pushPairs(words, plain);
    else if (plain !== '') words.push(shorten(plain));
  }
  return words;
}

/** The Snowball stem of an English word; empty for a stop word. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = STOP_WORDS.has(word) ? '' : stem(word);
  if (stems.size >= CACHE_LIMIT) stems.clear();
  stems.set(word, made);
  return made;
}

/** Stems of a text's words in reading order, stop words left out. */
export function tokenize(text: string): string[] {
  return wordsOf(text)
    .map(stemOf)
    .filter((term) => term !== '');
}

function shorten(word: string): string {
  return word.length > MAX_WORD ? word.slice(0, MAX_WORD) : word;
}

function pushPairs(words: string[], run: string): void {
  const chars = [...run];
  if (chars.length === 1) words.push(run);
  for (let i = 0; i + 1 < chars.length; i++) words.push(`${chars[i]}${chars[i + 1]}`);
}

const GRAM = 4;

/** Four-letter runs inside a stem; a shorter one is its own run. */
export function grams(term: string): string[] {
  if (term.length <= GRAM) return [term];
  const out: string[] = [];
  for (let i = 0; i + GRAM <= term.length; i++) out.push(term.slice(i, i + GRAM));
  return out;
}

export function gramCount(term: string): number {
  return term.length <= GRAM ? 1 : term.length - GRAM + 1;
}
