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
  /** The keys of the guide's pages that answer, each with how likely it does, 0..1. No other page of the guide is evidence. */
  answeringPages?: ReadonlyMap<string, number>;
};

export const MIN_COVERAGE = 0.59;
/** Passages below this share of the best one's strength only distract. */
const KEEP_SHARE = 0.6;
/** Share of the retrieval rank in a passage's strength, beside the words of its best sentence. */
const RANK_SHARE = 0.35;
/** What a page that surely answers counts, beside the best sentence's relevance. */
const PAGE_WORTH = 1.5;
const NEARLY_AS_GOOD = 0.8;
/** How much of a page's strength hangs on the age it is for. */
const AGE_SHARE = 0.3;
const MAX_EVIDENCE = 6;
const MAX_TOKENS = 2400;

/** `asPage`: the strength of a page of the guide by how likely it answers. */
type Candidate = {
  ranked: RankedPassage;
  scored: ScoredPassage;
  answerability: number;
  strength: number;
  asPage: number;
};

/** Decides whether the ranked passages can answer the question, and which of them, strongest first and numbered from 1. */
export function judgeEvidence(
  question: string,
  ranked: ReadonlyArray<RankedPassage>,
  options: JudgeOptions = {},
): Verdict {
  const asked = readQuestion(question, options.statistics);
  const topScore = Math.max(0, ...ranked.map((one) => one.score));
  const candidates = ranked.map((one) => weigh(asked, one, topScore, options));
  const needed = options.minCoverage ?? MIN_COVERAGE;
  const answering = candidates.filter((one) => isAnswering(asked, one, needed, options));
  if (answering.length === 0) return { kind: 'nothing' };
  liftPages(answering);
  answering.sort((a, b) => b.strength - a.strength);
  const best = answering[0]?.strength ?? 0;
  const kept = answering
    .filter((one) => one.strength >= KEEP_SHARE * best)
    .slice(0, options.maxEvidence ?? MAX_EVIDENCE);
  return { kind: 'enough', evidence: withinBudget(kept, options.maxTokens ?? MAX_TOKENS) };
}

function weigh(
  question: Question,
  ranked: RankedPassage,
  topScore: number,
  { ageWeeks = null, answeringPages }: JudgeOptions,
): Candidate {
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
    asPage: strengthOf(PAGE_WORTH * (answeringPages?.get(ranked.passage.key) ?? 0)),
  };
}

/**
 * A page that surely answers stands above one that shares words. What the parent's own library says as well, or nearly, is not
 * outdone by that: the whole guide is then weighed down until its best page is no stronger.
 */
function liftPages(candidates: readonly Candidate[]): void {
  const [guide, own] = [
    candidates.filter(({ ranked }) => ranked.passage.kind === 'guide'),
    candidates.filter(({ ranked }) => ranked.passage.kind === 'document'),
  ];
  const strongest = (some: readonly Candidate[]) => Math.max(0, ...some.map(({ strength }) => strength));
  const plain = strongest(guide);
  for (const one of guide) one.strength = Math.max(one.strength, one.asPage);
  const limit = strongest(own);
  if (limit < NEARLY_AS_GOOD * plain || strongest(guide) <= limit) return;
  const share = limit / strongest(guide);
  for (const one of guide) one.strength *= share;
}

/**
 * What the parent wrote earlier tells what was, never what to do, and answers only a question that names its subject; nor does it
 * when it hardly says more than is asked now.
 */
function isRecalledBy(question: Question, text: string): boolean {
  if (ASKS_ADVICE.test(question.text) || !question.terms.some(isTelling)) return false;
  const asked = stemsOf(question.text);
  return readQuestion(text).terms.filter((term) => isTelling(term) && !asked.has(term.stem)).length >= 2;
}
const ASKS_ADVICE = /\b(?:should|shall|ought)\b/i;

function isAnswering(
  question: Question,
  candidate: Candidate,
  needed: number,
  { trustedSimilarity, answeringPages }: JudgeOptions,
): boolean {
  const { passage, similarity } = candidate.ranked;
  if (passage.kind === 'guide') return answeringPages?.has(passage.key) ?? false;
  if (trustedSimilarity !== undefined && similarity >= trustedSimilarity) return true;
  if (passage.kind === 'conversation' && !isRecalledBy(question, passage.text)) return false;
  return candidate.answerability >= needed;
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
