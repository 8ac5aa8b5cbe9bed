import { comparedTexts, type NearSaid, nearestSaid } from '@nestling/rag/guide';
import type { ReadQuestion } from '@nestling/rag/query';
import type { WrittenPage } from '@nestling/rag/retrieve';
import type { FastifyBaseLogger } from 'fastify';
import type { Embedder } from '../../platform/embedder.ts';
import { vectorsOf } from './guide-vectors.ts';

/** The sentences of some hundred pages: what families ask of again stays at hand. */
const MOST_KEPT = 2_000;

/** How near what a page says comes to a later turn, by the encoder that knows what answers what is asked next. */
export function createSaidNearness({ logger }: { logger: Pick<FastifyBaseLogger, 'warn'> }, encoder: Embedder) {
  const kept = new Map<string, Float32Array>();

  return {
    async nearest(
      { text, inTalk }: ReadQuestion,
      page: WrittenPage,
      signal?: AbortSignal,
    ): Promise<NearSaid | undefined> {
      const texts = comparedTexts(page);
      const turn = [text, inTalk ?? text];
      const fresh = texts.filter((one) => !kept.has(one));
      const vectors = await vectorsOf(encoder, [...turn, ...fresh], logger, signal);
      if (!vectors) return undefined;
      if (kept.size + fresh.length > MOST_KEPT) kept.clear();
      for (const [at, one] of fresh.entries()) kept.set(one, Float32Array.from(vectors[turn.length + at] ?? []));
      const cosinesOf = (of: ArrayLike<number> | undefined) =>
        texts.map((one) => cosine(of ?? [], kept.get(one) ?? []));
      return nearestSaid(page, { alone: cosinesOf(vectors[0]), inTalk: cosinesOf(vectors[1]) });
    },
  };
}

/** The encoder's vectors are of length one. */
const cosine = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Array.from(one).reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
