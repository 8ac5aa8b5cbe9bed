/** "zero" to "nineteen": the place in the list is the value. */
export const WORDS_TO_NINETEEN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const UNITS: Record<string, number> = {
  ...Object.fromEntries(WORDS_TO_NINETEEN.map((word, value) => [word, value])),
  oh: 0,
};
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** "one" to "ninety nine" as a part of a pattern; `readSpokenNumber` tells their values. */
export const SPOKEN_BELOW_HUNDRED = `(?:${Object.keys(TENS).join('|')})(?:[ -](?:${WORDS_TO_NINETEEN.slice(1, 10).join('|')})\\b)?|${WORDS_TO_NINETEEN.slice(1).join('|')}`;

const own = (table: Record<string, number>, word: string | undefined): number | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;

export interface SpokenNumber {
  value: number;
  /** How many words it took. */
  length: number;
}

function readWhole(words: readonly string[], at: number): SpokenNumber | undefined {
  const tens = own(TENS, words[at]);
  if (tens !== undefined) {
    const unit = own(UNITS, words[at + 1]);
    return unit !== undefined && unit > 0 && unit < 10 ? { value: tens + unit, length: 2 } : { value: tens, length: 1 };
  }
  const unit = own(UNITS, words[at]);
  return unit === undefined ? undefined : { value: unit, length: 1 };
}

function readHundreds(words: readonly string[], at: number): SpokenNumber | undefined {
  const first = words[at];
  // "It's hundred and three": the article is often left out.
  if (first === 'hundred' && words[at + 1] === 'and') {
    const rest = readWhole(words, at + 2);
    if (rest && rest.value < 10) return { value: 100 + rest.value, length: 2 + rest.length };
  }
  const lead = first === 'a' ? 1 : own(UNITS, first);
  if (lead !== undefined && words[at + 1] === 'hundred') {
    let next = at + 2;
    if (words[next] === 'and') next += 1;
    const rest = readWhole(words, next);
    return rest && rest.value < 100
      ? { value: lead * 100 + rest.value, length: next + rest.length - at }
      : { value: lead * 100, length: 2 };
  }
  // "one oh three", "one o two", "one hundred" spoken to a phone.
  if (first === 'one' && (words[at + 1] === 'oh' || words[at + 1] === 'o')) {
    const rest = readWhole(words, at + 2);
    if (rest && rest.value < 10) return { value: 100 + rest.value, length: 3 };
  }
  return undefined;
}

/** "thirty-nine", "thirty eight point five", "a hundred and two", "one oh three" at a place in the words. */
export function readSpokenNumber(words: readonly string[], at: number): SpokenNumber | undefined {
  const whole = readHundreds(words, at) ?? readWhole(words, at);
  if (!whole) return undefined;
  const after = at + whole.length;
  if (words[after] === 'point') {
    const tenth = own(UNITS, words[after + 1]);
    if (tenth !== undefined && tenth < 10) return { value: whole.value + tenth / 10, length: whole.length + 2 };
  }
  return whole;
}
