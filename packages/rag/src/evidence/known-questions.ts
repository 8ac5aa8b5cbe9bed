import { coverage, type StemSet, stemsOf, termMatch } from './match-terms.ts';
import { isTelling, type Question, readQuestion } from './question.ts';

/**
 * `likeness` (0..1): how far the asked question and the likest known one cover each other; high too when the known one stands
 * whole in a longer question. `row`: for each term of the asked question how well that one answers to it, 0..1.
 */
export type KnownQuestion = { likeness: number; row: readonly number[] };

type Read = { question: Question; stems: StemSet };

const NONE: KnownQuestion = { likeness: 0, row: [] };
const read = new WeakMap<readonly string[], Read[]>();

const WHOLE = 0.95;
/** "He stutters all of a sudden" asks what "stutter" asks. */
const WHOLE_LIKENESS = 0.8;

/** The likest of the questions a passage is known to answer. */
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
    const mutual = back === 0 ? 0 : (2 * there * back) / (there + back);
    const isWhole = back >= WHOLE && isTellingIn(known.question, asked);
    const likeness = isWhole ? Math.max(WHOLE_LIKENESS, mutual) : mutual;
    if (likeness > best.likeness) best = { likeness, row };
  }
  return best;
}

/** One telling word is enough in a short question, two in any. */
function isTellingIn(known: Question, asked: Question): boolean {
  const telling = known.terms.filter(isTelling).length;
  return telling >= 2 || (telling === 1 && asked.terms.filter(isTelling).length <= 3);
}

function readAll(questions: readonly string[]): Read[] {
  const known = read.get(questions);
  if (known) return known;
  const made = questions.map((text) => ({ question: readQuestion(text), stems: stemsOf(text) }));
  read.set(questions, made);
  return made;
}
