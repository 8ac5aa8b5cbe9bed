import { padVector } from '@nestling/rag/embed';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/client.ts';
import type { Embedder } from '../platform/embedder.ts';
import { countVectors, type QueryVector } from './passages.repo.ts';

const TIMEOUT_MS = 4_000;

export type VectorDeps = {
  db: Db;
  embedder: Embedder;
  /** The embedder behind an id that vectors were stored under, while the settings still reach it. */
  embedderOf?: ((id: string) => Embedder | undefined) | undefined;
  logger: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * The query's vector by the model that most of the person's chunks have vectors of, so that models never mix and the old
 * vectors answer until the new ones are more. Undefined when words must do: the built-in model's vectors restate
 * words that the ranking weighs more finely itself, and a provider that is down stops no answer.
 */
export async function embedQuery(
  { db, embedder, embedderOf, logger }: VectorDeps,
  userId: number,
  query: string,
  signal: AbortSignal | undefined,
): Promise<QueryVector | undefined> {
  if (embedder.isBuiltIn && !embedderOf) return undefined;
  const counts = await countVectors(db, userId);
  const [chosen] = counts
    .flatMap(({ model, chunks }) => {
      const maker = model === embedder.id ? embedder : embedderOf?.(model);
      return maker && !maker.isBuiltIn ? [{ maker, chunks }] : [];
    })
    .sort((a, b) => b.chunks - a.chunks);
  const total = counts.reduce((sum, { chunks }) => sum + chunks, 0);
  // A few chunks with vectors would be ranked above all the others for that alone.
  if (!chosen || 2 * chosen.chunks < total) return undefined;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const [vector] = await chosen.maker.embed([query], signal ? AbortSignal.any([signal, timeout]) : timeout);
    return { model: chosen.maker.id, vector: padVector(vector ?? []) };
  } catch (error) {
    signal?.throwIfAborted();
    logger.warn({ err: error }, 'the question could not be embedded; words alone rank');
    return undefined;
  }
}
