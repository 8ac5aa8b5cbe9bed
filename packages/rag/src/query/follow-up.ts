import { isTelling, readQuestion } from '../evidence/question.ts';

/** Openings that go on from what was said: "and at night?", "what about crackers?", "no, I mean…". */
const GOES_ON =
  /^(?:and|but|or|so|also|then|ok(?:ay)?|what about|how about|what if|even if|even|why(?: not| is that)?\s*\?*$|how so|how come\s*\?*$|really|is that|are those|does that|tell me more|more|go on|since when|until when|till when|for how long|no[,.]? (?:i (?:mean|meant)|my|his|her)|i mean[t]?|actually|still|instead|otherwise|which ones?|how (?:much|many|often) then)\b/i;
const POINTS_BACK = /\b(?:it|its|that|this|those|these|them|they|there|then|one|ones|instead|either|too|though)\b/i;
/** "Is it ok to swaddle": the word points to what comes. */
const EMPTY_IT =
  /\b(?:is|was|would|isn['’]?t) (?:it|that|this) (?:\w+ )?\w+ (?:to|that|if|when|for)\b|\bit(?:['’]s| is) (?:\w+ )?\w+ (?:to|that)\b|\b(?:could|can|might|may|should|would|must) it be\b/gi;
/** "No fever", "only at night", "just on weekends": an answer, or a narrower case of what was asked. */
const NARROWS =
  /^(?:(?:and|but|well|it['’]?s|that['’]?s|my child is)[,\s]+)*(?:no|not|only|just|mostly|mainly|never|always|sometimes|without|except|with|at|for|in the|during|after|before|on|every)\b/i;
const SHORT = 6;
const REPLACES = /^(?:(?:sorry|no|oh|wait|actually)[,.!]?\s+)*(?:i (?:mean|meant)|not\b)/i;

/** How much a telling word counts at least, however common it is in the guide. */
const LEAST = 0.25;
/** As much as two rather rare words, or three common ones: a subject of its own. */
const OWN_SUBJECT = 1.1;
/** "She threw up twice", "he seems fine though": goes on with what is told, or begins anew. */
const TELLS =
  /^(?:(?:and|but|so|now|also|then)\s+)?(?:my child|they|we|i|it|my (?:husband|wife|partner|mum|mom|mother)|the)\s+(?!have\b.*\?)/i;
const ASKS = /\?|^(?:who|what|when|where|which|why|how|is|are|can|could|should|do|does|did|will|would|may)\b/i;
const SHORT_TALE = 8;

export type Leaning = {
  /** Points to what was said by a word for it. */
  pointsBack: boolean;
  /** Asks of another side or case of what was said: "and at night?", "only at daycare". */
  asksBeside: boolean;
  /** Names a thing or a case and says nothing of it: "and at night?", "which cream". */
  isElliptic: boolean;
  /** Only narrows what was asked: "no fever", "only before school". */
  isNarrowing: boolean;
  /** Goes on from what was said, so that it is read with the page last used as well. */
  leans: boolean;
  /** Says nothing on its own: without what was said before it asks nothing. */
  isEmpty: boolean;
  /** Tells more of the same story, or of another one: read both ways. */
  isTale: boolean;
};

/**
 * Whether a message goes on from the one before, by its own telling words; `weightOf` is 0 for common words, 1 for rare ones. `told`:
 * the message without the words that only ask for a part of what was said.
 */
export function leaningOf(
  message: string,
  { told, weightOf }: { told: string; weightOf: (stem: string) => number },
): Leaning {
  const text = message.trim();
  const own = readQuestion(told)
    .terms.filter((term) => isTelling(term) && !/^\d/.test(term.stem))
    .reduce((sum, { stem }) => sum + Math.max(LEAST, weightOf(stem)), 0);
  const isEmpty = own === 0;
  const goesOn = GOES_ON.test(text);
  const pointsBack = POINTS_BACK.test(text.replace(EMPTY_IT, ' '));
  const narrows = NARROWS.test(text) && text.split(/\s+/).length <= SHORT && !ASKS.test(text);
  const limit = goesOn ? 2 * OWN_SUBJECT : pointsBack || narrows ? OWN_SUBJECT : 0;
  return {
    pointsBack,
    asksBeside: goesOn || narrows,
    isNarrowing: narrows,
    isElliptic: isElliptic(text, goesOn || narrows || pointsBack),
    leans: isEmpty || own < limit || REPLACES.test(text),
    isEmpty,
    isTale: TELLS.test(text) && !ASKS.test(text) && text.split(/\s+/).length <= SHORT_TALE,
  };
}

const LEAD =
  /^(?:(?:and|but|or|so|also|then|ok(?:ay)?|well|no|yes|what about|how about|actually|one more thing|sorry)[\s,.!]+)+/i;
const SAYS_SOMETHING =
  /\b(?:i|we|he|she|they|it|you|my child|who|what|when|where|why|how|is|are|was|were|be|been|am|do|does|did|has|have|had|can|could|should|would|will|won['’]?t|must|may)\b/i;
const WHICH_THING = /^(?:which|what kind of|what sort of)\s+\w+(?:\s+\w+)?[?.!\s]*$/i;
const FEW = 4;
/** So many telling words are a subject of their own. */
const TOO_MANY = 2;

function isElliptic(text: string, goesOn: boolean): boolean {
  const rest = text.replace(LEAD, '').trim();
  if (WHICH_THING.test(rest)) return true;
  const hasLead = rest.length < text.length;
  return (
    (hasLead || goesOn) &&
    rest.split(/\s+/).length <= FEW &&
    !SAYS_SOMETHING.test(rest) &&
    readQuestion(rest).terms.filter(isTelling).length <= TOO_MANY
  );
}
