import { isOneSlip } from '../evidence/match-terms.ts';
import { type Numbers, toNumbers } from './lists.ts';
import { numberOf, type StringTable, textAt, toTable } from './string-table.ts';

/** What thumbs leave out. */
const SHORT = new Map(
  `shud should|cud could|wud would|wen when|wat what|wot what|coz because|cuz because|bcoz because|plz please|pls please|u you
ur your|thru through|tho though|hv have|gv give|ebf breastfeed|dr doctor|mnths months|mths months|todler toddler|todlers toddlers|babys baby|anymor anymore
nite night|nites nights|evry every|nealy nearly|abt about|bc because|becuase because|cos because|tmrw tomorrow|hrs hours|mins minutes|wks weeks
yrs years|bday birthday|alot lots|dnt don't|wiv with|skool school|sumtimes sometimes|somthing something|shouldnt shouldn't|havent haven't`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(/\s+(.*)/) as [string, string]),
);
const OUR_SON = /\b(my|our) sun\b/gi;
const SOUND_ALIKE = [
  ['ea', 'ee'],
  ['ee', 'ea'],
  ['ie', 'ei'],
  ['ei', 'ie'],
] as const;
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

/** The words that the guide uses, and how often. */
export type UsedWords = { words: StringTable; times: Numbers };

export function countWords(texts: readonly string[]): UsedWords {
  const used = new Map<string, number>();
  for (const text of texts)
    for (const word of text.toLowerCase().match(WORD) ?? []) used.set(word, (used.get(word) ?? 0) + 1);
  return { words: toTable([...used.keys()]), times: toNumbers([...used.values()]) };
}

/** Mends slips of the thumb: a word that the guide never uses, one letter from one that it uses often. */
export function createSlipMender({ words, times }: UsedWords): (message: string) => string {
  let byLetter: Map<string, number[]> | undefined;
  const mended = (word: string): string => {
    const lower = word.toLowerCase();
    const short = SHORT.get(lower);
    if (short) return short;
    if (lower.length < LEAST_LETTERS || word !== lower || numberOf(words, lower) !== undefined) return word;
    // "Bleads" sounds like "bleeds", though "beads" is nearer by its letters.
    const sounded = SOUND_ALIKE.map(([one, other]) => lower.replace(one, other)).find(
      (text) => text !== lower && (times[numberOf(words, text) ?? -1] ?? 0) > 0,
    );
    if (sounded) return sounded;
    byLetter ??= oftenUsed({ words, times });
    let best: { text: string; times: number } | undefined;
    for (const n of byLetter.get(lower[0] as string) ?? []) {
      const often = times[n] as number;
      if (best && often <= best.times) continue;
      const text = textAt(words, n);
      if (isOneSlip(lower, text) && !isOtherWord(lower, text)) best = { text, times: often };
    }
    return best?.text ?? word;
  };
  return (message) => message.replace(OUR_SON, '$1 son').replace(WORD, mended);
}

/** The words to which a slip is mended, by their first letter. */
function oftenUsed({ words, times }: UsedWords): Map<string, number[]> {
  const often = Array.from(times.keys()).filter(
    (n) => (times[n] as number) >= LEAST_USED && textAt(words, n).length >= LEAST_LETTERS - 1,
  );
  return Map.groupBy(often, (n) => textAt(words, n)[0] as string);
}
