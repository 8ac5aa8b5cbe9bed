import type { Passage } from '../ports.ts';
import { hasFixedForm, holdsAnswer } from './answer-type.ts';
import { coverage, type StemSet, stemsOf, termMatch } from './match-terms.ts';
import type { Question } from './question.ts';
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
};

/** What a term counts that stands beside the sentence, elsewhere in the passage, or in its title only. */
const NEIGHBOUR_CREDIT = 0.5;
const PASSAGE_CREDIT = 0.3;
const TITLE_CREDIT = 0.4;
const PAIR_BONUS = 0.15;
const ANSWER_BONUS = 0.25;
const MISSING_FORM_PENALTY = 0.15;

export function scorePassage(question: Question, passage: Passage): ScoredPassage {
  const spans = sentencesOf(passage.text);
  const bags = spans.map((span) => stemsOf(span.text));
  const title = stemsOf(passage.title, passage.heading);
  const rows = bags.map((bag) => question.terms.map((term) => termMatch(term, bag)));
  const titleRow = question.terms.map((term) => termMatch(term, title));
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
  return {
    sentences,
    fit,
    coverage: coverage(question.terms, wholeRow),
    windowCoverage: bestWindow(question, rows, titleRow),
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
