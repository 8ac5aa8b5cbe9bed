import { IRREGULAR } from './irregular-words.ts';

const stems = new Map<string, string>();
const MAX_REMEMBERED = 20_000;

/** A single consonant after a single vowel: English would have doubled it, had the word no "e" ("hoped", "hopped"). */
const DROPPED_E = /^[^aeiou]+[aeiou][^aeiouwxy]$/;
const withE = (stem: string): string => (stem.length === 3 && DROPPED_E.test(stem) ? `${stem}e` : stem);

function cutEnding(word: string): string {
  if (word.length < 4) return word;
  let stem = word.length > 7 && word.endsWith('ings') ? word.slice(0, -1) : word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (stem.endsWith('ied') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (stem.endsWith('ing') && stem.length > 5) stem = withE(stem.slice(0, -3));
  else if (stem.endsWith('ed') && !stem.endsWith('eed') && stem.length > 4) stem = withE(stem.slice(0, -2));
  else if (stem.endsWith('es') && stem.length > 4) stem = withE(stem.slice(0, -2));
  else if (stem.endsWith('s') && !stem.endsWith('ss') && !stem.endsWith('us') && !stem.endsWith('is'))
    stem = stem.slice(0, -1);
  const last = stem.at(-1) ?? '';
  if (stem.length > 3 && last === stem.at(-2) && last !== 'e' && last !== 'o') stem = stem.slice(0, -1);
  // "care" is no car, "note" is not "not".
  if (stem.length > 4 && stem.endsWith('e') && !stem.endsWith('ee')) stem = stem.slice(0, -1);
  return stem;
}

/** One form for the inflections of a word ("swallowed", "swallowing" -> "swallow"). Patterns and messages go through the same function. */
export function stemWord(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = Object.hasOwn(IRREGULAR, word) ? (IRREGULAR[word] as string) : cutEnding(word);
  // "choke" and "choking" must meet whichever table they came through.
  const settled = Object.hasOwn(IRREGULAR, word) && stem !== word ? cutEnding(stem) : stem;
  const result = Object.hasOwn(IRREGULAR, word) && stem === word ? word : settled;
  if (stems.size < MAX_REMEMBERED) stems.set(word, result);
  return result;
}
