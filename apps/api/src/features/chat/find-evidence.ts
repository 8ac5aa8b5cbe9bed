import type { HistoryTurn } from '@nestling/rag/answer';
import { type Evidence, judgeEvidence } from '@nestling/rag/evidence';
import { type Passage, standaloneQuery } from '@nestling/rag/retrieve';
import type { SignedInCtx } from '../../platform/context.ts';
import { ownRegion } from '../../platform/region.ts';
import { ageAskedAbout } from './age-asked.ts';
import { listOwnWords } from './chat.repo.ts';
import { evidenceInRegion, isForRegion } from './guide-in-region.ts';
import { GUIDE_PASSAGES } from './guide-passages.ts';
import { withoutLead } from './guide-wording.ts';
import { statementsOf } from './own-statements.ts';

const RETRIEVED = 12;
const REMEMBERED_MESSAGES = 400;
/** A language model weighs evidence itself; the built-in one only quotes, so it needs passages that surely answer. */
const MIN_COVERAGE_FOR_MODEL = 0.3;
/** Cosine of OpenAI's text-embedding-3 models from which a passage is about the question though it shares few words. */
const TRUSTED_SIMILARITY = 0.45;

type Asked = {
  question: string;
  questionId: number;
  sessionId: number;
  turns: HistoryTurn[];
  ageWeeks: number | null;
  signal: AbortSignal;
};

/** The numbered evidence for a question from the parent's library, the guide and their own earlier words; empty when nothing covers it. */
export async function findEvidence(ctx: SignedInCtx, asked: Asked): Promise<Evidence[]> {
  const { db, library, chatModel, embedder } = ctx.deps;
  const query = standaloneQuery(withoutLead(asked.question), asked.turns);
  const words = await listOwnWords(db, ctx.actor.userId, asked.questionId, REMEMBERED_MESSAGES);
  const conversation = words.map(toPassage).filter(({ text }) => text !== '');
  const region = await ownRegion(ctx);
  const ageWeeks = ageAskedAbout(query) ?? asked.ageWeeks;
  const ranked = await library.retrieve({
    userId: ctx.actor.userId,
    query,
    ageWeeks,
    guide: GUIDE_PASSAGES,
    conversation,
    limit: RETRIEVED,
    signal: asked.signal,
  });
  const verdict = judgeEvidence(query, ranked.filter(isForRegion(region)), {
    ageWeeks,
    ...(chatModel.isBuiltIn ? {} : { minCoverage: MIN_COVERAGE_FOR_MODEL }),
    ...(embedder.isBuiltIn ? {} : { trustedSimilarity: TRUSTED_SIMILARITY }),
  });
  return verdict.kind === 'enough' ? verdict.evidence.map((evidence) => evidenceInRegion(evidence, region)) : [];
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
