import { type AnswerType, answerTypeOf } from './answer-type.ts';
import { relatedStems } from './related-words.ts';
import { stem } from './stem.ts';
import { isStopWord, type Word, wordsOf } from './words.ts';

export type QuestionTerm = { stem: string; weight: number; related: ReadonlySet<string> };
export type Question = { text: string; terms: QuestionTerm[]; type: AnswerType };

/** How common a stem is in the whole library: both numbers count passages. */
export type LibraryStatistics = { passageCount: number; passagesWith: (wordStem: string) => number };

/** Words that say little about the subject of a question, so that sharing them with a passage proves little. */
const WEAK = new Set(
  `baby infant newborn child kid son daughter toddler old year month week day time use used make thing way kind type name people
  person number many much good bad best better long help need want know think go come take give say happen normal start
  new first last small large big high low great old young part place work call different right world call mean cause effect
  role main common example term group area amount level problem issue question answer find found look like feel show become
  keep let put try include important possible able since early late often usually sometimes morning night today now ago age
  worry okay safe advice idea recommend guess seem sure really lot bit little every each one two three result form case
  handle deal cope manage tip trouble struggle wonder
  already sudden suddenly properly constantly loads always everything everyone soon anymore
  stay last stop influence affect exist relate differ increase decrease describe define associate occur study`
    .split(/\s+/)
    .map((word) => stem(word)),
);

/** Words that stand in any talk about children: alone they do not say what a question is about. */
const EVERYDAY = new Set(
  `write ask tell leave bring hold alone wait turn move want friend home house night play scare hate love mind believe watch run
  terrified upset never`
    .split(/\s+/)
    .map((word) => stem(word)),
);

/** Says what a question is about. */
export function isTelling(term: QuestionTerm): boolean {
  return term.weight > WEAK_WEIGHT && !EVERYDAY.has(term.stem);
}

const WEAK_WEIGHT = 0.35;
const NUMBER_WEIGHT = 1.1;

/** Words that only say what kind of answer is wanted ("how long", "what time"); the answer's own kind is judged apart. */
const FRAME =
  /\b(?:how|what|which) (?:often|long|many|much|old|far|tall|high|deep|big|large|wide|heavy|fast|soon|early|late|time|kind|kinds|type|types|sort|age)\b|\bdo i (?:need|have) to\b|\ba (?:little )?bit\b|\b(?:at|for) (?:this|that|his|her|their|my child['’]?s) age\b/gi;
const WARMTH = /\bhow (?:warm|hot|cold)\b/gi;
/** The child's age in the question: "my 2 month old", "at 18 months". Passages rarely give just this number. */
const AGE =
  /\b\p{N}+(?:[.,]\p{N}+)?(?:\s*(?:-|to|or)\s*\p{N}+)?[\s-]*(?:days?|weeks?|wks?|months?|mos?|years?|yrs?)\b(?:[\s-]*olds?\b)?/giu;

type Span = { start: number; end: number };

function spansOf(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

const isInside = (spans: ReadonlyArray<Span>, word: Word) =>
  spans.some((span) => word.start >= span.start && word.end <= span.end);

/** Weight by kind alone: a word the language uses everywhere counts little. */
function priorWeight(word: Word): number {
  if (WEAK.has(word.stem)) return WEAK_WEIGHT;
  if (/^\p{N}/u.test(word.text)) return NUMBER_WEIGHT;
  return 1;
}

/** Inverse document frequency on 0.3..1 (1: in no passage at all), so that a word in every passage still counts a little. */
function rarity(wordStem: string, statistics: LibraryStatistics | undefined): number {
  if (!statistics || statistics.passageCount < 1) return 1;
  const found = statistics.passagesWith(wordStem);
  const idf = Math.log(1 + statistics.passageCount / (found + 0.5)) / Math.log(1 + statistics.passageCount / 0.5);
  return 0.3 + 0.7 * Math.min(1, idf);
}

/** The words of a question that a passage must answer to, each with its weight, and the kind of answer it asks for. */
export function readQuestion(text: string, statistics?: LibraryStatistics): Question {
  const terms = new Map<string, QuestionTerm>();
  const words = wordsOf(text);
  const frames = spansOf(FRAME, text);
  const weak = [...spansOf(AGE, text), ...spansOf(WARMTH, text)];
  for (const word of words) {
    if (isStopWord(word.stem) || terms.has(word.stem) || isInside(frames, word)) continue;
    const prior = isInside(weak, word) ? WEAK_WEIGHT : priorWeight(word);
    const weight = prior * rarity(word.stem, statistics);
    terms.set(word.stem, { stem: word.stem, weight, related: relatedStems(word.stem) });
  }
  return { text, terms: [...terms.values()], type: answerTypeOf(text) };
}
