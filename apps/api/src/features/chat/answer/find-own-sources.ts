import { type Evidence, judgeEvidence } from '@nestling/rag/evidence';
import { isParticular } from '@nestling/rag/facts';
import type { Passage, RankedPassage } from '@nestling/rag/retrieve';
import type { SignedInCtx } from '../../../platform/context.ts';
import { listOwnWords } from '../sessions/own-words.repo.ts';
import { type FactsFound, findOwnFacts } from './find-own-facts.ts';
import { statementsOf } from './own-statements.ts';

const RETRIEVED = 40;
/** A language model reads fewer: `judgeEvidence` cuts them further. */
const JUDGED = 12;
/** From this share of the question on, what the family's papers say goes before a page of the guide. */
const BEFORE_GUIDE = 0.7;
const REMEMBERED_MESSAGES = 400;
/** A language model weighs evidence itself; the built-in one only quotes, so it needs passages that surely answer. */
const MIN_COVERAGE_FOR_MODEL = 0.3;
/** Cosine of OpenAI's text-embedding-3 models from which a passage is about the question though it shares few words. */
const TRUSTED_SIMILARITY = 0.45;

export type OwnSources = Omit<FactsFound, 'facts'> & {
  /** What the documents say, alone. */
  facts: FactsFound['facts'];
  /** The guide's page that answers, and what the family's own sources say beside it. */
  evidence: Evidence[];
  evidenceForModel: Evidence[];
};

type Wanted = {
  query: string;
  /** As it was written. */
  question: string;
  /** The question before, where this one goes on from it. */
  before: string | null;
  /** That was answered from the family's papers. */
  isOfPapers: boolean;
  childName: string | null;
  questionId: number;
  /** What was written in the chat itself is no source for it. */
  sessionId: number | null;
  ageWeeks: number | null;
  /** The pages of the guide that answer or may, with how likely they do. */
  pages: ReadonlyMap<string, number>;
  passages: readonly Passage[];
  /** The first of the pages answers. */
  isSure: boolean;
  signal: AbortSignal;
};

/** The numbered evidence out of the parent's library and their own earlier words, with the guide's pages among it. */
export async function findOwnSources(ctx: SignedInCtx, wanted: Wanted): Promise<OwnSources> {
  const { db, library, chatModel, embedder } = ctx.deps;
  const { query, ageWeeks, pages, passages, signal } = wanted;
  const words = await listOwnWords(db, ctx.actor.userId, wanted.questionId, REMEMBERED_MESSAGES);
  const elsewhere = words.filter((one) => one.sessionId !== wanted.sessionId);
  const conversation = elsewhere.map(toPassage).filter(({ text }) => text !== '');
  const ranked = await library.retrieve({
    userId: ctx.actor.userId,
    query,
    ageWeeks,
    guide: [],
    conversation,
    limit: RETRIEVED,
    signal,
  });
  const documents = ranked.filter(({ passage }) => passage.kind !== 'conversation');
  const found = findOwnFacts({ ...wanted, ranked: documents });
  const asRanked = (passage: Passage): RankedPassage => {
    const likelihood = pages.get(passage.key) ?? 0;
    return { passage, score: ranked[0]?.score ?? 1, similarity: likelihood, lexical: likelihood, vector: 0 };
  };
  const judge = (some: readonly RankedPassage[], guide: readonly Passage[], isLoose: boolean) => {
    const verdict = judgeEvidence(query, [...some, ...guide.map(asRanked)], {
      ageWeeks,
      answeringPages: new Map(guide.map(({ key }) => [key, pages.get(key) ?? 0])),
      ...(isLoose ? { minCoverage: MIN_COVERAGE_FOR_MODEL } : {}),
      ...(isLoose && !embedder.isBuiltIn ? { trustedSimilarity: TRUSTED_SIMILARITY } : {}),
    });
    return verdict.kind === 'enough' ? verdict.evidence : [];
  };
  // What a parent told of another day is no answer beside a page that is one, unless this family's own past is asked for.
  const isOfTheirs = isParticular(wanted.question, wanted.childName, new Set());
  const mayQuote = found.facts === null && (!wanted.isSure || isOfTheirs);
  const judged = judge(
    ranked.filter(({ passage }) => passage.kind === 'conversation' && mayQuote),
    wanted.isSure ? passages.slice(0, 1) : [],
    false,
  );
  return {
    ...found,
    evidence: withFacts(judged, found),
    evidenceForModel: chatModel.isBuiltIn ? [] : forModel(judge(ranked.slice(0, JUDGED), passages, true), found),
  };
}

/** Beside a page of the guide the family's own papers are quoted too, first where they answer; others' are not. */
function withFacts(judged: Evidence[], { facts, isParticular }: FactsFound): Evidence[] {
  if (!facts || facts.isShared || judged.length === 0) return judged;
  const [page] = judged;
  const isFirst = isParticular || facts.coverage >= BEFORE_GUIDE;
  const strength = (page?.strength ?? 1) * (isFirst ? 1.05 : 0.8);
  return numbered([...judged, ...facts.evidence.map((one) => ({ ...one, strength }))]);
}

/** The passages that surely answer, whole, before what may. */
function forModel(judged: Evidence[], { facts }: FactsFound): Evidence[] {
  const first = (facts?.evidence ?? []).filter(({ passage }) => !judged.some((one) => one.passage.key === passage.key));
  return numbered([...first, ...judged]);
}

const numbered = (evidence: Evidence[]) => evidence.map((one, at) => ({ ...one, number: at + 1 }));

function toPassage(message: { id: number; content: string; sessionName: string; createdAt: Date }): Passage {
  const day = message.createdAt.toISOString().slice(0, 10);
  return {
    key: `message:${message.id}`,
    kind: 'conversation',
    title: `You wrote on ${day} in "${message.sessionName}"`,
    heading: null,
    text: statementsOf(message.content),
  };
}
