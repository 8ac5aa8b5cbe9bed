import { type Evidence, judgeEvidence } from '@nestling/rag/evidence';
import type { Passage, RankedPassage } from '@nestling/rag/retrieve';
import type { SignedInCtx } from '../../../platform/context.ts';
import { listOwnWords } from '../sessions/chat.repo.ts';
import { statementsOf } from './own-statements.ts';

const RETRIEVED = 12;
const REMEMBERED_MESSAGES = 400;
/** A language model weighs evidence itself; the built-in one only quotes, so it needs passages that surely answer. */
const MIN_COVERAGE_FOR_MODEL = 0.3;
/** Cosine of OpenAI's text-embedding-3 models from which a passage is about the question though it shares few words. */
const TRUSTED_SIMILARITY = 0.45;

export type OwnSources = { evidence: Evidence[]; evidenceForModel: Evidence[] };

type Wanted = {
  query: string;
  questionId: number;
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
  const conversation = words.map(toPassage).filter(({ text }) => text !== '');
  const ranked = await library.retrieve({
    userId: ctx.actor.userId,
    query,
    ageWeeks,
    guide: [],
    conversation,
    limit: RETRIEVED,
    signal,
  });
  const asRanked = (passage: Passage): RankedPassage => {
    const likelihood = pages.get(passage.key) ?? 0;
    return { passage, score: ranked[0]?.score ?? 1, similarity: likelihood, lexical: likelihood, vector: 0 };
  };
  const judge = (guide: readonly Passage[], isLoose: boolean) => {
    const verdict = judgeEvidence(query, [...ranked, ...guide.map(asRanked)], {
      ageWeeks,
      answeringPages: new Map(guide.map(({ key }) => [key, pages.get(key) ?? 0])),
      ...(isLoose ? { minCoverage: MIN_COVERAGE_FOR_MODEL } : {}),
      ...(isLoose && !embedder.isBuiltIn ? { trustedSimilarity: TRUSTED_SIMILARITY } : {}),
    });
    return verdict.kind === 'enough' ? verdict.evidence : [];
  };
  return {
    evidence: judge(wanted.isSure ? passages.slice(0, 1) : [], false),
    evidenceForModel: chatModel.isBuiltIn ? [] : judge(passages, true),
  };
}

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
