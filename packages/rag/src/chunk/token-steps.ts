import { CLASSES, CLOSER, DENSE_LETTER, DIGIT, LETTER, LOW_SURROGATE, MARK, SPACE, WIDE } from './char-class.ts';
import { unitsPerToken } from './count-tokens.ts';

/** A step with this bit begins another token. */
export const TOKEN_BIT = 9;
/** Steps from here on met what may end a unit: a stop, a line end, a tab or a second space. */
export const HALT = 2 << TOKEN_BIT;

/**
 * Counts tokens as `runTokens` does, one unit at a time: `step = STEPS[step | kind]`, from 0. A table, because a branch
 * at the end of every word is one the processor guesses wrong.
 */
export const STEPS: Uint16Array = stepTable();

function stepTable(): Uint16Array {
  const kinds = [LETTER, DENSE_LETTER, DIGIT, CLOSER, MARK, WIDE, LOW_SURROGATE, SPACE];
  // Row 0 is the start; every class has a row for each place in a token.
  let row = 1;
  const placesOf = kinds.map((kind) => {
    const size = unitsPerToken(kind);
    return Array.from({ length: Math.max(1, size) }, (_, place) => {
      const begins = size > 0 && place === 0 ? 1 << TOKEN_BIT : 0;
      return (row++ * CLASSES) | begins;
    });
  });
  const steps = new Uint16Array(HALT).fill(HALT);
  const openRuns = (from: number) => {
    for (const [n, kind] of kinds.entries()) steps[from | kind] = placesOf[n]?.[0] ?? HALT;
  };
  openRuns(0);
  for (const [n, places] of placesOf.entries()) {
    const kind = kinds[n] as number;
    for (const [place, from] of places.entries()) {
      openRuns(from);
      steps[from | kind] = kind === SPACE ? HALT : (places[(place + 1) % places.length] as number);
    }
  }
  return steps;
}
