import type { Passage } from '../ports.ts';
import { hasFixedForm, holdsAnswer } from './answer-type.ts';
import { type KnownQuestion, matchKnownQuestions } from './known-questions.ts';
import { coverage, type StemSet, stemsOf, termMatch } from './match-terms.ts';
import { isTelling, type Question } from './question.ts';
import { type SentenceSpan, sentencesOf } from './sentences.ts';
import { isStopWord, wordsOf } from './words.ts';

/** `relevance` orders sentences within one question (about 0..1.4); `holdsAnswer`: something of the asked kind is in it. */
export type ScoredSentence = SentenceSpan & { relevance: number; holdsAnswer: boolean };

export type ScoredPassage = {
  sentences: ScoredSentence[];
  /** The relevance of the best sentence by its words alone. */
  fit: number;
  /** Share of the question covered by the whole passage with its title and heading, 0..1. */
  coverage: number;
  /** The same for the best three neighbouring sentences. */
  windowCoverage: number;
  /** Share of the question that title, heading and the likest of the passage's own questions cover, 0..1. */
  titleCoverage: number;
  /** Whether title, heading or the likest known question hold a telling word of the question. */
  namesSubject: boolean;
  /** The largest share of the question that one sentence covers with two telling words at least, 0..1. */
  sentenceCoverage: number;
  /** How alike the question and the likest of the passage's own questions are, 0..1. */
  likeness: number;
};

/** What a term counts that stands beside the sentence, elsewhere in the passage, or in its title only. */
const NEIGHBOUR_CREDIT = 0.5;
const PASSAGE_CREDIT = 0.3;
const TITLE_CREDIT = 0.4;
const PAIR_BONUS = 0.15;
const ANSWER_BONUS = 0.25;
const OPENING_BONUS = 0.4;
const MISSING_FORM_PENALTY = 0.15;

export function scorePassage(question: Question, passage: Passage): ScoredPassage {
  const spans = sentencesOf(passage.text);
  const bags = spans.map((span) => stemsOf(span.text));
  const title = stemsOf(passage.title, passage.heading);
  const known: KnownQuestion = matchKnownQuestions(question, passage.questions);
  const rows = bags.map((bag) => question.terms.map((term) => termMatch(term, bag)));
  const titleRow = question.terms.map((term, index) => Math.max(termMatch(term, title), known.row[index] ?? 0));
  const passageRow = question.terms.map((_, index) => Math.max(0, ...rows.map((row) => row[index] ?? 0)));
  const wholeRow = passageRow.map((match, index) => Math.max(match, titleRow[index] ?? 0));

  const sentences = spans.map((span, at) => {
    const credit = question.terms.map((_, index) =>
      Math.max(
        rows[at]?.[index] ?? 0,
        NEIGHBOUR_CREDIT * Math.max(rows[at - 1]?.[index] ?? 0, rows[at + 1]?.[index] ?? 0),
        PASSAGE_CREDIT * (passageRow[index] ?? 0),
        TITLE_CREDIT * (titleRow[index] ?? 0),
      ),
    );
    const answers = holdsAnswer(question.type, span.text, question.text);
    const form = answers
      ? question.type === 'open'
        ? 0
        : ANSWER_BONUS
      : hasFixedForm(question.type)
        ? -MISSING_FORM_PENALTY
        : 0;
    const relevance = coverage(question.terms, credit) + form + PAIR_BONUS * sharedPairs(question, span.text);
    return { ...span, relevance, holdsAnswer: answers };
  });
  const fit = Math.max(0, ...sentences.map(({ relevance }) => relevance));
  const [first] = sentences;
  if (first && passage.opensWithAnswer) first.relevance += OPENING_BONUS * known.likeness;
  return {
    sentences,
    fit,
    coverage: coverage(question.terms, wholeRow),
    windowCoverage: bestWindow(question, rows, titleRow),
    namesSubject: question.terms.some((term, index) => isTelling(term) && (titleRow[index] ?? 0) > 0),
    sentenceCoverage: bestSentenceCoverage(question, rows),
    titleCoverage: coverage(question.terms, titleRow),
    likeness: known.likeness,
  };
}

function bestWindow(
  question: Question,
  rows: ReadonlyArray<ReadonlyArray<number>>,
  titleRow: ReadonlyArray<number>,
): number {
  let best = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const matches = question.terms.map((_, index) =>
      Math.max(rows[at]?.[index] ?? 0, rows[at - 1]?.[index] ?? 0, rows[at + 1]?.[index] ?? 0, titleRow[index] ?? 0),
    );
    best = Math.max(best, coverage(question.terms, matches));
  }
  return best;
}

function bestSentenceCoverage(question: Question, rows: ReadonlyArray<ReadonlyArray<number>>): number {
  const telling = rows.filter(
    (row) => question.terms.filter((term, index) => isTelling(term) && (row[index] ?? 0) > 0).length >= 2,
  );
  return Math.max(0, ...telling.map((row) => coverage(question.terms, row)));
}

/** Share of the question's neighbouring content words that stand side by side in the sentence too, 0..1. */
function sharedPairs(question: Question, sentence: string): number {
  const asked = pairsOf(question.text);
  if (asked.size === 0) return 0;
  const present = pairsOf(sentence);
  let shared = 0;
  for (const pair of asked) if (present.has(pair)) shared += 1;
  return shared / asked.size;
}

function pairsOf(text: string): StemSet {
  const pairs = new Set<string>();
  const content = wordsOf(text).filter((word) => !isStopWord(word.stem));
  for (const [at, word] of content.entries()) {
    const next = content[at + 1];
    if (next) pairs.add(`${word.stem} ${next.stem}`);
  }
  return pairs;
}
