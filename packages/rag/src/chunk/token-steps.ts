import { CLOSER, DENSE_LETTER, DIGIT, LETTER, LOW_SURROGATE, MARK, SPACE, WIDE } from './char-class.ts';
import { unitsPerToken } from './count-tokens.ts';

/** From this bit on a step says how many tokens it begins. */
export const TOKEN_BIT = 13;
/** Steps from here on met what may end a unit: a stop, a line end, a tab or a second space. */
export const HALT = 1 << 15;
/** In place of the second unit of a step. */
export const NO_UNIT = 15;

type Step = { place: number; tokens: number };

const KINDS = [LETTER, DENSE_LETTER, DIGIT, CLOSER, MARK, WIDE, LOW_SURROGATE, SPACE];

/**
 * Counts tokens as `runTokens` does, two units a step: `step = STEPS[step | (first << 4) | second]`, from 0.
 * A table, because a branch at the end of every word is one the processor guesses wrong.
 */
export const STEPS: Uint16Array = stepTable();

function stepTable(): Uint16Array {
  const { places, next } = singleSteps();
  const steps = new Uint16Array(HALT).fill(HALT);
  const step = ({ place, tokens }: Step) => (tokens << TOKEN_BIT) | (place << 8);
  for (let place = 0; place < places; place++) {
    for (const first of KINDS) {
      const one = next(place, first);
      if (!one) continue;
      // The same wherever the step before began tokens, so that nobody has to take those bits off.
      for (let before = 0; before <= 2; before++) {
        const from = step({ place, tokens: before }) | (first << 4);
        steps[from | NO_UNIT] = step(one);
        for (const second of KINDS) {
          const two = next(one.place, second);
          if (two) steps[from | second] = step({ place: two.place, tokens: one.tokens + two.tokens });
        }
      }
    }
  }
  return steps;
}

/** Place 0 is the start; every class has a place for each of its units in a token. */
function singleSteps() {
  let places = 1;
  const firstOf = new Map(
    KINDS.map((kind) => {
      const first = places;
      places += Math.max(1, unitsPerToken(kind));
      return [kind, first];
    }),
  );
  const next = (place: number, kind: number): Step | null => {
    const size = unitsPerToken(kind);
    const first = firstOf.get(kind) as number;
    const inRun = place >= first && place < first + Math.max(1, size);
    if (kind === SPACE && inRun) return null;
    const to = inRun && place + 1 < first + size ? place + 1 : first;
    return { place: to, tokens: size > 0 && to === first ? 1 : 0 };
  };
  return { places, next };
}
