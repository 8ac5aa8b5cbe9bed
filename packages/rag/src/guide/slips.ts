import { isOneSlip } from '../evidence/match-terms.ts';

/** What thumbs leave out. */
const SHORT = new Map(
  `shud should|cud could|wud would|wen when|wat what|wot what|coz because|cuz because|bcoz because|plz please|pls please|u you
ur your|thru through|tho though|hv have|gv give|ebf breastfeed|dr doctor|mnths months|mths months|todler toddler|todlers toddlers|babys baby|anymor anymore`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(/\s+(.*)/) as [string, string]),
);
const LEAST_LETTERS = 6;
const LEAST_USED = 3;
const WORD = /[\p{L}’']+/gu;

/**
 * Letters are dropped, doubled and swapped by thumbs; one for another makes another word ("senior", "sensor"), unless it is a vowel
 * deep in a long one ("seperation").
 */
function isOtherWord(word: string, known: string): boolean {
  if (word.length !== known.length) return false;
  const changed = [...word].flatMap((letter, at) => (letter === known[at] ? [] : [at]));
  const [at = 0] = changed;
  return changed.length === 1 && !(word.length >= LONG && isVowel(word[at]) && isVowel(known[at]));
}
const LONG = 8;
const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter);

/** Mends slips of the thumb: a word that the guide never uses, one letter from one that it uses often. */
export function createSlipMender(texts: readonly string[]): (message: string) => string {
  const used = new Map<string, number>();
  for (const text of texts)
    for (const word of text.toLowerCase().match(WORD) ?? []) {
      const times = used.get(word);
      // A copy of its own: what is cut out of a text keeps the whole text in memory.
      used.set(times === undefined ? Array.from(word).join('') : word, (times ?? 0) + 1);
    }
  const byLetter = new Map<string, string[]>();
  for (const [word, count] of used)
    if (count >= LEAST_USED && word.length >= LEAST_LETTERS - 1) {
      const letter = word[0] as string;
      const known = byLetter.get(letter);
      if (known) known.push(word);
      else byLetter.set(letter, [word]);
    }
  const mended = (word: string): string => {
    const lower = word.toLowerCase();
    const short = SHORT.get(lower);
    if (short) return short;
    if (lower.length < LEAST_LETTERS || used.has(lower) || word !== lower) return word;
    const near = (byLetter.get(lower[0] as string) ?? []).filter(
      (one) => isOneSlip(lower, one) && !isOtherWord(lower, one),
    );
    return near.sort((a, b) => (used.get(b) ?? 0) - (used.get(a) ?? 0))[0] ?? word;
  };
  return (message) => message.replace(WORD, mended);
}
