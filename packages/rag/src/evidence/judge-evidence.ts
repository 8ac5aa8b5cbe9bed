import type { Passage, RankedPassage } from '../ports.ts';
import { ageFavour } from '../retrieve/age-favour.ts';
import { stemsOf } from './match-terms.ts';
import { isTelling, type LibraryStatistics, type Question, readQuestion } from './question.ts';
import { type ScoredPassage, type ScoredSentence, scorePassage } from './score-sentences.ts';
import { estimateTokenCount, estimateTokens } from './tokens.ts';

/**
 * One numbered source. `text` is what may be quoted: `passage.text.slice(start, end)`, cut to whole sentences when the
 * passage is too long for the budget. Sentences lie inside `text` but keep offsets into `passage.text`.
 */
export type Evidence = {
  number: number;
  passage: Passage;
  similarity: number;
  /** How much of the question this passage covers, 0..1. */
  coverage: number;
  /** Place in the answer: how well the passage and its best sentence fit, higher first. */
  strength: number;
  text: string;
  start: number;
  end: number;
  sentences: ScoredSentence[];
};

export type Verdict = { kind: 'enough'; evidence: Evidence[] } | { kind: 'nothing' };

export type JudgeOptions = {
  /** Passages handed on at most. */
  maxEvidence?: number;
  /** Tokens of evidence text at most, all passages together (estimated, see `estimateTokens`). */
  maxTokens?: number;
  /** Coverage from which the best passage answers, 0..1. Lower suits a language model, which weighs the evidence itself. */
  minCoverage?: number;
  /** How common each word is in the library; without it words weigh by kind alone. */
  statistics?: LibraryStatistics;
  /**
   * With embeddings of a real language model: the similarity from which a passage is evidence although it shares few
   * words with the question. Leave out for the built-in embeddings, whose similarity only restates shared words.
   */
  trustedSimilarity?: number;
  /** The child's age: pages for another age count less. */
  ageWeeks?: number | null;
};

export const MIN_COVERAGE = 0.59;
/** Passages below this share of the best one's strength only distract. */
const KEEP_SHARE = 0.6;
/** Share of the retrieval rank in a passage's strength, beside the words of its best sentence. */
const RANK_SHARE = 0.35;
/** What a question just like one the passage is known to answer counts, beside the best sentence's relevance. */
const LIKENESS_WORTH = 1.5;
/** The guide's pages list the questions they answer, so that more of a question has to be met than by a document. */
const GUIDE_STRICTNESS = 1.15;
const NEARLY_AS_GOOD = 0.8;
/** Share of the question that names a guide page's subject from which the page is about the question. */
const SUBJECT_COVERAGE = 0.62;
/** Share of the question that one sentence of a page must cover when nothing names its subject. */
const SENTENCE_COVERAGE = 0.8;
/** Likeness to a known question from which its page answers, and that of a question without a telling word. */
const KNOWN = 0.8;
const KNOWN_EXACTLY = 0.9;
/** How much of a page's strength hangs on the age it is for. */
const AGE_SHARE = 0.3;
const MAX_EVIDENCE = 6;
const MAX_TOKENS = 2400;

/** `known`: the strength that likeness to a question the passage is known to answer gives it. */
type Candidate = {
  ranked: RankedPassage;
  scored: ScoredPassage;
  answerability: number;
  strength: number;
  known: number;
};

/** Decides whether the ranked passages can answer the question, and which of them, strongest first and numbered from 1. */
export function judgeEvidence(
  question: string,
  ranked: ReadonlyArray<RankedPassage>,
  options: JudgeOptions = {},
): Verdict {
  const asked = readQuestion(question, options.statistics);
  const topScore = Math.max(0, ...ranked.map((one) => one.score));
  const candidates = ranked.map((one) => weigh(asked, one, topScore, options.ageWeeks ?? null));
  const needed = options.minCoverage ?? MIN_COVERAGE;
  const answering = candidates.filter((one) => isAnswering(asked, one, needed, options.trustedSimilarity));
  if (answering.length === 0) return { kind: 'nothing' };
  liftKnown(answering);
  answering.sort((a, b) => b.strength - a.strength);
  const best = answering[0]?.strength ?? 0;
  const kept = answering
    .filter((one) => one.strength >= KEEP_SHARE * best)
    .slice(0, options.maxEvidence ?? MAX_EVIDENCE);
  return { kind: 'enough', evidence: withinBudget(kept, options.maxTokens ?? MAX_TOKENS) };
}

function weigh(question: Question, ranked: RankedPassage, topScore: number, ageWeeks: number | null): Candidate {
  const scored = scorePassage(question, ranked.passage);
  const rank = topScore > 0 ? ranked.score / topScore : 0;
  const { startWeeks, endWeeks } = ranked.passage;
  const fitsAge = 1 - AGE_SHARE * (1 - ageFavour(ageWeeks, startWeeks, endWeeks));
  const strengthOf = (fit: number) => fitsAge * (RANK_SHARE * rank + (1 - RANK_SHARE) * fit);
  return {
    ranked,
    scored,
    answerability: (scored.coverage + scored.windowCoverage) / 2,
    strength: strengthOf(scored.fit),
    known: strengthOf(LIKENESS_WORTH * scored.likeness),
  };
}

/**
 * A known question lifts a page of the guide over its others. What the parent's own library says as well, or nearly, is not
 * outdone by that: the whole guide is then weighed down until its best page is no stronger.
 */
function liftKnown(candidates: readonly Candidate[]): void {
  const [guide, own] = [
    candidates.filter(({ ranked }) => ranked.passage.kind === 'guide'),
    candidates.filter(({ ranked }) => ranked.passage.kind === 'document'),
  ];
  const strongest = (some: readonly Candidate[]) => Math.max(0, ...some.map(({ strength }) => strength));
  const plain = strongest(guide);
  for (const one of guide) one.strength = Math.max(one.strength, one.known);
  const limit = strongest(own);
  if (limit < NEARLY_AS_GOOD * plain || strongest(guide) <= limit) return;
  const share = limit / strongest(guide);
  for (const one of guide) one.strength *= share;
}

/** What the parent wrote earlier answers nothing when it hardly says more than is asked now. */
function bringsNews(question: Question, text: string): boolean {
  const asked = stemsOf(question.text);
  return readQuestion(text).terms.filter((term) => isTelling(term) && !asked.has(term.stem)).length >= 2;
}

function isAnswering(
  question: Question,
  candidate: Candidate,
  needed: number,
  trustedSimilarity: number | undefined,
): boolean {
  if (trustedSimilarity !== undefined && candidate.ranked.similarity >= trustedSimilarity) return true;
  const { passage } = candidate.ranked;
  if (passage.kind === 'conversation' && !bringsNews(question, passage.text)) return false;
  if (passage.kind !== 'guide') return candidate.answerability >= needed;
  return isGuideAnswering(question, candidate, needed);
}

/**
 * The guide speaks of everything once, so that one word in passing ("how the belt lies") is no answer: a page has to list a
 * question like this one, or name its subject, or have a sentence that says nearly all of it.
 */
function isGuideAnswering(question: Question, { scored, answerability }: Candidate, needed: number): boolean {
  const isToldWhat = question.terms.some(isTelling);
  if (scored.likeness >= (isToldWhat ? KNOWN : KNOWN_EXACTLY)) return true;
  if (!isToldWhat || answerability < needed * GUIDE_STRICTNESS) return false;
  const strictness = needed / MIN_COVERAGE;
  return (
    (scored.namesSubject && scored.titleCoverage >= SUBJECT_COVERAGE * strictness) ||
    scored.sentenceCoverage >= SENTENCE_COVERAGE * strictness
  );
}

function withinBudget(candidates: ReadonlyArray<Candidate>, maxTokens: number): Evidence[] {
  const evidence: Evidence[] = [];
  let left = maxTokens;
  for (const { ranked, scored, strength } of candidates) {
    const sentences = fittingSentences(scored.sentences, left);
    const first = sentences[0];
    const last = sentences.at(-1);
    if (!first || !last) continue;
    const text = ranked.passage.text.slice(first.start, last.end);
    left -= estimateTokens(text);
    evidence.push({
      number: evidence.length + 1,
      passage: ranked.passage,
      similarity: ranked.similarity,
      coverage: scored.coverage,
      strength,
      text,
      start: first.start,
      end: last.end,
      sentences,
    });
  }
  return evidence;
}

/** Grows from the most relevant sentence to both sides, the better side first, while whole sentences fit. */
function fittingSentences(sentences: ReadonlyArray<ScoredSentence>, maxTokens: number): ScoredSentence[] {
  let best = 0;
  for (const [at, sentence] of sentences.entries())
    if (sentence.relevance > (sentences[best]?.relevance ?? 0)) best = at;
  let from = best;
  let to = best;
  const fits = (a: number, b: number) => {
    const [first, last] = [sentences[a], sentences[b]];
    return first !== undefined && last !== undefined && estimateTokenCount(last.end - first.start) <= maxTokens;
  };
  if (!fits(from, to)) return [];
  for (;;) {
    const before = fits(from - 1, to) ? sentences[from - 1]?.relevance : undefined;
    const after = fits(from, to + 1) ? sentences[to + 1]?.relevance : undefined;
    if (before === undefined && after === undefined) return sentences.slice(from, to + 1);
    if (after === undefined || (before !== undefined && before > after)) from -= 1;
    else to += 1;
  }
}
