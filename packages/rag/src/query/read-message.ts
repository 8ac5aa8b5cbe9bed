import type { AgeSpan } from '../guide/age-gap.ts';
import { ageAskedAbout, ageOfQuestion } from './ages.ts';
import { withoutChild } from './child-words.ts';
import { leaningOf } from './follow-up.ts';
import { type Talk, talkOf } from './talk.ts';

export type Conversation = {
  childName: string | null;
  /** The child's age by the profile. */
  childWeeks: number | null;
  /** What the parent wrote before, oldest first. */
  questions: readonly string[];
  /** The title of the guide's page that the last reply rested on. */
  lastPage: string | null;
  /** How telling a word is in the guide: 0 for a common one, 1 for a rare one. */
  weightOf: (stem: string) => number;
};

/**
 * `text` is what is asked without the child's name and age, ready to be compared; `inContext` the same behind what was spoken
 * of. `goesOn`: the message goes on from that; `isEmpty`: without it the message asks nothing. `words` are the parent's own,
 * for documents.
 */
export type ReadQuestion = {
  kind: 'question';
  text: string;
  inContext: string | null;
  goesOn: boolean;
  isEmpty: boolean;
  age: AgeSpan | null;
  words: string;
};
export type ReadMessage = { kind: 'talk'; talk: Talk } | ReadQuestion;

const LONGEST_CONTEXT = 160;

/** What a message is: talk that has an answer of its own, or a question, read with what was spoken of before. */
export function readMessage(message: string, conversation: Conversation): ReadMessage {
  const { childName, childWeeks, questions, lastPage, weightOf } = conversation;
  const last = questions.findLast((one) => talkOf(one) === undefined && !isAgeAlone(one)) ?? null;
  const talk = talkOf(message);
  if (talk) return { kind: 'talk', talk };
  if (isAgeAlone(message) && last) {
    const age = ageGivenBy(message, questions) ?? childWeeks;
    const text = comparable(last, childName);
    return {
      kind: 'question',
      text,
      inContext: null,
      goesOn: false,
      isEmpty: false,
      age: age === null ? null : { start: age, end: age },
      words: withoutName(last, childName),
    };
  }
  const text = comparable(message, childName);
  const { leans, isEmpty } = leaningOf(text, weightOf);
  const before = lastPage ?? last;
  const goesOn = leans && before !== null;
  const named = ageAskedAbout(message);
  // Another child spoken of stays the one that is meant while the talk goes on.
  const carried = goesOn && named === undefined ? ageCarried(questions) : undefined;
  const age = carried === undefined ? ageOfQuestion(message, childWeeks) : { start: carried, end: carried };
  const context = before && comparable(before, childName).slice(0, LONGEST_CONTEXT);
  return {
    kind: 'question',
    text,
    inContext: context ? `${context}: ${text}` : null,
    goesOn,
    isEmpty,
    age,
    words: withoutName(goesOn && last ? `${last} ${message}` : message, childName),
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

const AGE_ALONE =
  /^(?:(?:sorry|no|oh|wait|actually|i (?:mean|meant)|he|she|they|my|his|her|our|the|is|are|was|only|just|['’]s|about|nearly|almost|old|and a half|brother|sister|son|daughter|baby|child|one|other|not|hes|shes|half|or|and)[\s,.!'’]*|\d{1,2}(?:[.,]\d)?\s?|(?:days?|weeks?|wks?|months?|mths?|mnths?|mos?|years?|yrs?|y|m|yo|olds?)[\s,.!?-]*|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[\s,.!-]*)+$/i;

/** "3 weeks", "no, I mean his brother, he is 4", "9" then "years": the age of whom was asked about, and no more. */
function isAgeAlone(message: string): boolean {
  const text = message.trim();
  return (
    text.length < 60 &&
    AGE_ALONE.test(text) &&
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|years?|months?|weeks?)\b/i.test(
      text,
    )
  );
}

function ageGivenBy(message: string, questions: readonly string[]): number | undefined {
  const named = ageAskedAbout(message);
  if (named !== undefined) return named;
  const [, number] = /(\d{1,2})/.exec(message) ?? [];
  if (number) return Math.floor(Number(number) * (365.25 / 7));
  // The unit alone, after its number: "9", "years".
  return ageAskedAbout(`${questions.at(-1) ?? ''} ${message}`.trim());
}

/** The age that the last question named, itself or through those it leans on. */
function ageCarried(questions: readonly string[]): number | undefined {
  for (const question of questions.slice(-2).reverse()) {
    const named = ageAskedAbout(question);
    if (named !== undefined) return named;
  }
  return undefined;
}
