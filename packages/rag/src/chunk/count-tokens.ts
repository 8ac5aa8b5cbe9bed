import { CLASS_OF, DENSE_LETTER, DIGIT, LETTER, LOW_SURROGATE, NEWLINE, SPACE, WIDE } from './char-class.ts';

/** How many units of one class in a row make a token; 0 when they cost nothing. */
export function unitsPerToken(kind: number): number {
  if (kind === LETTER) return 7;
  if (kind === SPACE || kind === NEWLINE || kind === LOW_SURROGATE) return 0;
  if (kind === DENSE_LETTER || kind === DIGIT) return 3;
  return kind === WIDE ? 1 : 2;
}

/** Tokens that a run of `length` units of one class costs. */
export function runTokens(kind: number, length: number): number {
  const size = unitsPerToken(kind);
  return size === 0 ? 0 : ((length + size - 1) / size) | 0;
}

/**
 * Estimated tokens of a text: one for up to 7 Latin letters, 3 letters of other alphabets, 3 digits, 2 marks of one
 * class, or one character of a script without spaces. A fixed rule instead of one model's vocabulary, so that the
 * count is the same for every provider.
 */
export function countTokens(text: string, from = 0, to: number = text.length): number {
  let tokens = 0;
  let i = from;
  while (i < to) {
    const kind = CLASS_OF[text.charCodeAt(i)] as number;
    let end = i + 1;
    while (end < to && CLASS_OF[text.charCodeAt(end)] === kind) end++;
    tokens += runTokens(kind, end - i);
    i = end;
  }
  return tokens;
}
