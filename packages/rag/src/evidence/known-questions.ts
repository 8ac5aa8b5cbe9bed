import { coverage, type StemSet, stemsOf, termMatch } from './match-terms.ts';
import { type Question, readQuestion } from './question.ts';

/** `row`: for each term of the asked question how well the likest known one answers to it, 0..1. */
export type KnownQuestion = { likeness: number; row: readonly number[] };

type Read = { question: Question; stems: StemSet };

const NONE: KnownQuestion = { likeness: 0, row: [] };
const read = new WeakMap<readonly string[], Read[]>();

/** The likest of the questions a passage is known to answer: both have to cover each other. */
export function matchKnownQuestions(asked: Question, questions: readonly string[] | undefined): KnownQuestion {
  if (!questions || asked.terms.length === 0) return NONE;
  const askedStems = stemsOf(asked.text);
  let best = NONE;
  for (const known of readAll(questions)) {
    const row = asked.terms.map((term) => termMatch(term, known.stems));
    const there = coverage(asked.terms, row);
    if (there === 0) continue;
    const back = coverage(
      known.question.terms,
      known.question.terms.map((term) => termMatch(term, askedStems)),
    );
    const likeness = back === 0 ? 0 : (2 * there * back) / (there + back);
    if (likeness > best.likeness) best = { likeness, row };
  }
  return best;
}

function readAll(questions: readonly string[]): Read[] {
  const known = read.get(questions);
  if (known) return known;
  const made = questions.map((text) => ({ question: readQuestion(text), stems: stemsOf(text) }));
  read.set(questions, made);
  return made;
}
