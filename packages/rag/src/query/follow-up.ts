import { isStopWord, wordsOf } from '../evidence/words.ts';

/** Openings that go on from what was said: "and at night?", "what about crackers?", "no, I mean…". */
const GOES_ON =
  /^(?:and|but|or|so|also|then|ok(?:ay)?|what about|how about|what if|even if|even|why(?: not| is that)?\s*\?*$|how so|how come\s*\?*$|really|is that|are those|does that|tell me more|more|go on|since when|until when|till when|for how long|no[,.]? (?:i (?:mean|meant)|my|his|her)|i mean[t]?|actually|still|instead|otherwise|back to|which ones?|how (?:much|many|often) then)\b/i;
const POINTS_BACK =
  /\b(?:it|its|that|this|those|these|them|they|there|then|one|ones|same|instead|either|too|though|anymore)\b/i;
const REPLACES = /^(?:(?:sorry|no|oh|wait|actually)[,.!]?\s+)*(?:i (?:mean|meant)|not\b)/i;

/** A word that weighs less than this says little about the subject. */
const TELLING = 0.42;
/** Together as much as two rare words: enough to be a subject of its own. */
const OWN_SUBJECT = 1.5;

export type Leaning = {
  /** Goes on from what was said, so that it is read with the page last used as well. */
  leans: boolean;
  /** Says nothing on its own: without what was said before it asks nothing. */
  isEmpty: boolean;
};

/** Whether a message goes on from the one before, by its own telling words; `weightOf` is 0 for common words, 1 for rare ones. */
export function leaningOf(message: string, weightOf: (stem: string) => number): Leaning {
  const weights = [...new Set(wordsOf(message).map(({ stem }) => stem))]
    .filter((stem) => !isStopWord(stem) && !/^\d/.test(stem))
    .map(weightOf)
    .filter((weight) => weight >= TELLING);
  const own = weights.reduce((sum, weight) => sum + weight, 0);
  const isEmpty = own === 0;
  const limit = GOES_ON.test(message.trim()) ? 2 * OWN_SUBJECT : POINTS_BACK.test(message) ? OWN_SUBJECT : TELLING;
  return { leans: isEmpty || own < limit || REPLACES.test(message.trim()), isEmpty };
}
