import { WORDS_TO_NINETEEN } from '@nestling/contracts/text/figures';
import { stem } from './stem.ts';

export type Word = { text: string; stem: string; start: number; end: number };

const WORD = /\p{N}+(?:[.,:]\p{N}+)*|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

const NUMBER_WORDS = new Map(WORDS_TO_NINETEEN.map((word, value) => [word, String(value)]));
for (const [word, value] of [
  ['once', '1'],
  ['twice', '2'],
  ['twenty', '20'],
  ['thirty', '30'],
  ['forty', '40'],
  ['fifty', '50'],
  ['hundred', '100'],
] as const)
  NUMBER_WORDS.set(word, value);

/** Spelled-out numbers as digits, accents and possessives off, lower case. */
function normalise(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’](s|re|ve|ll|d|m)$/, '')
    .replace(/^won['’]t$/, 'wont')
    .replace(/n['’]t$/, 'n');
  return NUMBER_WORDS.get(plain) ?? plain.replace(/(?<=\d),(?=\d{3})/g, '');
}

const stems = new Map<string, string>();
const CACHE_LIMIT = 20_000;

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = ownCopy(stem(normalise(word)));
  if (stems.size >= CACHE_LIMIT) stems.clear();
  stems.set(ownCopy(word), made);
  return made;
}

/** What is cut out of a text keeps the whole text in memory as long as it lives; a copy of its own does not. */
function ownCopy(word: string): string {
  return Array.from(word).join('');
}

/** The words of a text as stems, in order. */
export function stemsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(stemOf);
}

/** The words of a text with their places (UTF-16 offsets), in order. Hyphenated words count as several. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    words.push({ text: match[0], stem: stemOf(match[0]), start, end: start + match[0].length });
  }
  return words;
}

const STOP_WORDS = `a about above after again against all also am an and any are aren as at be because been before being below
between both but by can cannot could couldn d did didn do does doesn doing don down during each either else ever few for from
further get gets getting got had hadn has hasn have haven having he her here hers herself him himself his how i if in into is
isn it its itself just let ll m made make may me might mightn more most much many must mustn my myself no nor not now of off
ok okay on only onto or other our ours ourselves out over own please s same shan she should shouldn so some such t than that
the their theirs them themselves then there these they this those through to too under until up upon us very via was wasn we
were weren what whatever when where whether which while who whom whose why will with within without won would wouldn you your
yours yourself yourselves wont dont doesnt didnt isnt arent wasnt cant couldnt shouldnt wouldnt havent hasnt im ive hes shes theyre whats thats tell something anything someone anyone thing things really still yet hi hello hey thank thanks`;
const STOP_STEMS = new Set(STOP_WORDS.split(/\s+/).map((word) => stem(word)));
// "won" is the winning, "made" the making; only the contraction "won't" is a stop word.
for (const kept of ['win', 'lead']) STOP_STEMS.delete(kept);

export function isStopWord(wordStem: string): boolean {
  return STOP_STEMS.has(wordStem);
}
