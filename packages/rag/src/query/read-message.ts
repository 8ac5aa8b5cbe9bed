import type { AgeSpan } from '../guide/age-gap.ts';
import { ageGivenBy, correctsAge, isAgeAlone } from './age-alone.ts';
import { ageAskedAbout, ageOfQuestion } from './ages.ts';
import { type AskedPart, askedPart } from './asked-part.ts';
import { withoutChild } from './child-words.ts';
import { leaningOf } from './follow-up.ts';
import { otherChildAlone, withoutOtherChild } from './other-child.ts';
import { type Talk, talkOf } from './talk.ts';

export type Conversation = {
  childName: string | null;
  /** The child's age by the profile. */
  childWeeks: number | null;
  /** What the parent wrote before, oldest first. */
  questions: readonly string[];
  /** The title of the guide's page that the last reply rested on. */
  lastPage: string | null;
  /** The question that the guide's page of the talk was given for; undefined where there is no such page. */
  began?: string | undefined;
  /** How telling a word is in the guide: 0 for a common one, 1 for a rare one. */
  weightOf: (stem: string) => number;
  /** Mends slips of the thumb. */
  mended: (message: string) => string;
  today?: Date;
};

/** An age that is given alone: the app took another before (`isCorrected`), or took the number for years (`isUnitGuessed`). */
export type AgeUnderstood = { weeks: number; isCorrected: boolean; isUnitGuessed: boolean };

/**
 * `text` is what is asked without the child's name and age, ready to be compared; `inContext` the same behind what was spoken
 * of, `inTalk` behind the question that began its subject. `isElliptic`: it names a thing or a case and no more ("and at night?"). `goesOn`: the message goes on from that, `pointsBack` by a word for it, `asksBeside` of another case of it; `isEmpty`: without it the message asks nothing;
 * `isTale`: it tells more of that, or of something else. `part`: which part of what was said it asks for, `told`: what it says beside
 * that. `words` are the parent's own, for documents.
 */
export type ReadQuestion = {
  kind: 'question';
  text: string;
  inContext: string | null;
  inTalk: string | null;
  /** The parent's message before, ready to be compared. */
  before: string | null;
  isElliptic: boolean;
  isNarrowing: boolean;
  goesOn: boolean;
  pointsBack: boolean;
  asksBeside: boolean;
  isEmpty: boolean;
  isTale: boolean;
  part: AskedPart | null;
  told: string;
  /** Only another age for the question before. */
  isAgeAlone: boolean;
  understood: AgeUnderstood | null;
  age: AgeSpan | null;
  words: string;
};
export type ReadMessage = { kind: 'talk'; talk: Talk } | ReadQuestion;

const LONGEST_CONTEXT = 160;
/** What a brother or sister did or says is told of the child that is asked about. */
const OF_OTHERS: ReadonlySet<AskedPart> = new Set(['others', 'familySays']);

/** What a message is: talk that has an answer of its own, or a question, read with what was spoken of before. */
export function readMessage(raw: string, conversation: Conversation): ReadMessage {
  const {
    childName,
    childWeeks,
    questions,
    lastPage,
    began: given,
    weightOf,
    mended,
    today = new Date(),
  } = conversation;
  const isName = (word: string) => weightOf(word.toLowerCase()) === 1;
  const message = mended(raw);
  const talk = talkOf(message) ?? talkOf(raw);
  if (talk) return { kind: 'talk', talk };
  const leaning = (one: string) => {
    const plain = withoutOtherChild(one, { isName }).text;
    return leaningOf(comparable(plain, childName), { told: comparable(askedPart(plain).told, childName), weightOf });
  };
  const asked = questions.filter((one) => talkOf(one) === undefined && !isAgeAlone(one));
  const last = asked.at(-1) ?? null;
  const { text: ofChild, isOther } = withoutOtherChild(message, { isName });
  const whole = askedPart(message);
  const { part, told } = whole.part !== null && OF_OTHERS.has(whole.part) ? whole : askedPart(ofChild);
  const { leans, pointsBack, asksBeside, isElliptic, isNarrowing, isEmpty, isTale } = leaning(message);
  const began = mended(given ?? asked.findLast((one) => !leaning(mended(one)).leans) ?? asked[0] ?? '');
  const named = ageAskedAbout(message, today);
  if (last !== null && (isAgeAlone(ofChild) || (isEmpty && part === null && named !== undefined))) {
    const question = asked.findLast((one) => !leaning(mended(one)).leans) ?? last;
    const { weeks, unit } = ageGivenBy(message, questions, childWeeks !== null);
    if (unit === 'asked') return { kind: 'talk', talk: 'ageUnit' };
    const isOfAnother = isOther || OTHER_CHILD.test(message.replace(NOT_A, ''));
    const understood =
      weeks === undefined
        ? null
        : { weeks, isCorrected: !isOfAnother && correctsAge(raw), isUnitGuessed: unit === 'guessed' };
    return askedAgain(mended(question), { weeks: weeks ?? childWeeks, understood, childName });
  }
  const text = comparable(ofChild, childName);
  const before = lastPage ?? last;
  const goesOn = leans && before !== null;
  const otherAlone = before === null ? undefined : otherChildAlone(message);
  // Another child spoken of stays the one that is meant while the talk goes on.
  const carried = named === undefined ? ageCarried(message, questions, { goesOn, childName }) : undefined;
  // Of another child whose age is not told none is known.
  const known = isOther && SAYS_WHICH.test(message) ? null : childWeeks;
  const age = carried === undefined ? ageOfQuestion(message, known, today) : { start: carried, end: carried };
  const context = before && comparable(before, childName).slice(0, LONGEST_CONTEXT);
  return {
    kind: 'question',
    text,
    inContext: context ? `${context}: ${text}` : null,
    inTalk: context && began ? `${comparable(began, childName).slice(0, LONGEST_CONTEXT)}: ${text}` : null,
    before: last && comparable(last, childName),
    isElliptic,
    isNarrowing,
    goesOn,
    pointsBack,
    asksBeside,
    isEmpty,
    isTale,
    part: otherAlone ?? part,
    told: otherAlone ? '' : comparable(told, childName),
    isAgeAlone: false,
    understood: null,
    age,
    words: withoutName(goesOn && last ? `${last} ${message}` : message, childName),
  };
}

/** The last question, of a child of another age. */
function askedAgain(
  last: string,
  {
    weeks,
    understood,
    childName,
  }: { weeks: number | null; understood: AgeUnderstood | null; childName: string | null },
): ReadQuestion {
  const text = comparable(last, childName);
  return {
    kind: 'question',
    text,
    inContext: null,
    inTalk: null,
    before: null,
    isElliptic: false,
    isNarrowing: false,
    goesOn: false,
    pointsBack: false,
    asksBeside: false,
    isEmpty: false,
    isTale: false,
    part: null,
    told: text,
    isAgeAlone: true,
    understood,
    age: weeks === null ? null : { start: weeks, end: weeks },
    words: withoutName(last, childName),
  };
}

/** A message as phrasings are compared with it: any word for the child the same, no age, lower case. */
export function comparable(message: string, childName: string | null): string {
  return withoutChild(message, childName).toLowerCase();
}

function withoutName(text: string, childName: string | null): string {
  const name = childName?.trim().split(/\s+/)[0];
  return name && name.length > 1
    ? text
        .split(/\s+/)
        .filter((word) => word.replace(/['’]s$|[.,!?;:]+$/g, '') !== name)
        .join(' ')
    : text;
}

/** "He's not a baby" is the same child. */
const NOT_A = /\bnot an? \w+\b/i;
const OTHER_CHILD =
  /\b(?:brother|sister|sibling|older|oldest|eldest|younger|youngest|other (?:son|daughter|child|kid|one|boy|girl)|not an? \w+)\b|\b(?:about|and) \p{Lu}\p{Ll}+\b/u;
/** An eldest or a youngest is of another age; of a brother or a friend by name it may be nearly the same. */
const SAYS_WHICH = /\b(?:older|oldest|eldest|bigger|big|younger|youngest|little|baby)\b/i;
/** Who is meant, and not whose: "his sister" is she. */
const SAYS_HE = /\b(?:he|him|brother|son|boy)\b/i;
const SAYS_SHE = /\b(?:she|sister|daughter|girl)\b|\bher\b(?! \w)/i;
const BACK = 4;

/**
 * The age that an earlier question named: of whatever it asked while the message goes on from that; of another child for as long as
 * "he" or "she" can be that child.
 */
function ageCarried(
  message: string,
  questions: readonly string[],
  { goesOn, childName }: { goesOn: boolean; childName: string | null },
): number | undefined {
  const names = (text: string) => childName !== null && withoutName(text, childName) !== text;
  if (names(message)) return undefined;
  const recent = questions.slice(-BACK).reverse();
  const at = recent.findIndex((one) => ageAskedAbout(one) !== undefined || names(one));
  const naming = recent[at];
  const weeks = naming === undefined ? undefined : ageAskedAbout(naming);
  if (naming === undefined || weeks === undefined) return undefined;
  const isHe = SAYS_HE.test(message) || /\bhis\b/i.test(message);
  const isShe = SAYS_SHE.test(message) || /\bher\b/i.test(message);
  const isOther = OTHER_CHILD.test(naming);
  // What was corrected once stays so.
  if (!isOther && isAgeAlone(naming) && correctsAge(naming)) return weeks;
  // "Her brother is 6": she is not the one of six.
  if (isOther && ((isHe && isOnly(naming, SAYS_SHE, SAYS_HE)) || (isShe && isOnly(naming, SAYS_HE, SAYS_SHE))))
    return undefined;
  if (goesOn && at < 2) return weeks;
  if (!isOther) return undefined;
  return (isHe && SAYS_HE.test(naming)) || (isShe && SAYS_SHE.test(naming)) || (!isHe && !isShe && (goesOn || at === 0))
    ? weeks
    : undefined;
}

const isOnly = (text: string, one: RegExp, other: RegExp) => one.test(text) && !other.test(text);
