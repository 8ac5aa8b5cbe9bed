import { comparedTexts, type NearSaid, nearestSaid } from '@nestling/rag/guide';
import type { ReadQuestion } from '@nestling/rag/query';
import type { Passage, WrittenPage } from '@nestling/rag/retrieve';
import type { FastifyBaseLogger } from 'fastify';
import type { Embedder } from '../../platform/embedder.ts';
import { NEXT_ENCODER } from './encoders.ts';
import { vectorsOf } from './guide-vectors.ts';
import { type KnownVectors, knownVector, readPhrasingFile, SAID_FILE } from './phrasing-file.ts';

/** The sentences of some hundred pages: what families ask of again stays at hand. */
const MOST_KEPT = 2_000;

/** All that pages say, as it is compared. */
export const saidTexts = (pages: readonly Passage[]): string[] =>
  pages.flatMap(({ written }) => (written ? comparedTexts(written) : []));

/**
 * How near what a page says comes to a later turn, by the encoder that knows what answers what is asked next. The build has encoded what pages say in
 * one region's words; what is said in another's is encoded when it is asked of.
 */
export function createSaidNearness(
  { logger }: { logger: Pick<FastifyBaseLogger, 'warn'> },
  encoder: Embedder,
  readBuilt: () => KnownVectors = () => readPhrasingFile(SAID_FILE, NEXT_ENCODER),
) {
  const kept = new Map<string, Float32Array>();
  let built: KnownVectors | undefined;
  const known = (text: string) => {
    built ??= readBuilt();
    return kept.get(text) ?? knownVector(built, text);
  };

  return {
    async nearest(
      { text, inTalk }: ReadQuestion,
      page: WrittenPage,
      signal?: AbortSignal,
    ): Promise<NearSaid | undefined> {
      const texts = comparedTexts(page);
      const turn = [text, inTalk ?? text];
      const said = new Map(texts.map((one) => [one, known(one)]));
      const fresh = [...said.keys()].filter((one) => said.get(one) === undefined);
      const vectors = await vectorsOf(encoder, [...turn, ...fresh], logger, signal);
      if (!vectors) return undefined;
      if (kept.size + fresh.length > MOST_KEPT) kept.clear();
      for (const [at, one] of fresh.entries()) {
        const vector = Float32Array.from(vectors[turn.length + at] ?? []);
        said.set(one, vector);
        kept.set(one, vector);
      }
      const cosinesOf = (of: ArrayLike<number> | undefined) =>
        texts.map((one) => cosine(of ?? [], said.get(one) ?? []));
      return nearestSaid(page, { alone: cosinesOf(vectors[0]), inTalk: cosinesOf(vectors[1]) });
    },
  };
}

/** The encoder's vectors are of length one. */
const cosine = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Array.from(one).reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
