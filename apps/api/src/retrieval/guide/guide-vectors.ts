import { setImmediate as nextTurn } from 'node:timers/promises';
import { cosinesWith, type Guide, type PackedVectors, packInto } from '@nestling/rag/guide';
import type { FastifyBaseLogger } from 'fastify';
import type { Embedder } from '../../platform/embedder.ts';
import { type KnownVectors, placeKnown } from './phrasing-file.ts';

/** Cosines of texts with every phrasing of the guide, by vectors of one model; undefined where they cannot be had. */
export type CosinesOf = (texts: readonly string[], signal?: AbortSignal) => Promise<Float32Array[] | undefined>;

type Deps = { guide: Guide; logger: Pick<FastifyBaseLogger, 'warn'> };

const TIMEOUT_MS = 4_000;
const RETRY_AFTER_MS = 60_000;

/** The guide by the encoder that ships with it. Phrasings that no build has seen yet are encoded in the background. */
export function createBuiltInVectors({ guide, logger }: Deps, encoder: Embedder, known: KnownVectors) {
  const texts = guide.phrasings.map(({ text }) => text);
  const { vectors, missing } = placeKnown(texts, known);
  let filling: Promise<void> | undefined;
  const fill = () => {
    filling ??= embedInto(vectors, texts, missing, encoder).catch((error) =>
      logger.warn({ err: error }, 'new phrasings of the guide were not encoded; their words find them'),
    );
    return filling;
  };
  return { vectors, cosinesOf: cosinesBy(encoder, vectors, logger, () => void fill()), idle: fill };
}

/**
 * The guide by a provider's embeddings: made in the background from the first question on, and asked only when all are there.
 * Its cosines are moved to where the built-in ones lie, for the gate was learnt on those.
 */
export function createProviderVectors({ guide, logger }: Deps, embedder: Embedder, builtIn: PackedVectors) {
  const texts = guide.phrasings.map(({ text }) => text);
  let ready: { cosinesOf: CosinesOf; toBuiltIn: (cosine: number) => number } | undefined;
  let making: Promise<void> | undefined;
  let notBefore = 0;

  async function make(): Promise<void> {
    const [first = []] = await embedder.embed([texts[0] ?? '']);
    const vectors: PackedVectors = {
      dimension: first.length,
      numbers: new Int8Array(texts.length * first.length),
      scales: new Float32Array(texts.length),
    };
    await embedInto(vectors, texts, [...texts.keys()], embedder);
    const toBuiltIn = moved(spreadOf(guide, vectors), spreadOf(guide, builtIn));
    ready = { cosinesOf: cosinesBy(embedder, vectors, logger), toBuiltIn };
  }
  function start(): void {
    if (making || Date.now() < notBefore) return;
    making = make().catch((error) => {
      logger.warn({ err: error }, 'the guide was not embedded by the provider; the built-in vectors answer');
      notBefore = Date.now() + RETRY_AFTER_MS;
      making = undefined;
    });
  }
  return {
    cosinesOf: async (asked: readonly string[], signal?: AbortSignal): Promise<Float32Array[] | undefined> => {
      if (!ready) {
        start();
        return undefined;
      }
      const { cosinesOf, toBuiltIn } = ready;
      return (await cosinesOf(asked, signal))?.map((row) => row.map(toBuiltIn));
    },
    idle: async () => making,
  };
}

async function embedInto(
  vectors: PackedVectors,
  texts: readonly string[],
  places: readonly number[],
  embedder: Embedder,
): Promise<void> {
  for (let at = 0; at < places.length; at += embedder.batchSize) {
    const some = places.slice(at, at + embedder.batchSize);
    const made = await embedder.embed(some.map((n) => texts[n] as string));
    for (const [k, n] of some.entries()) packInto(vectors, n, made[k] ?? []);
    await nextTurn();
  }
}

function cosinesBy(
  embedder: Embedder,
  vectors: PackedVectors,
  logger: Deps['logger'],
  onAsk: () => void = () => {},
): CosinesOf {
  return async (texts, signal) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const made = await embedder.embed([...texts], signal ? AbortSignal.any([signal, timeout]) : timeout);
      return made.map((vector) => cosinesWith(vector, vectors));
    } catch (error) {
      signal?.throwIfAborted();
      logger.warn({ err: error }, 'the question could not be compared by meaning; words alone find the page');
      return undefined;
    } finally {
      onAsk();
    }
  };
}

/** Where the cosines of one model lie: between phrasings of any two pages, and between those of one. */
type Spread = { apart: number; together: number };
const SAMPLED = 150;

function spreadOf({ phrasings }: Guide, vectors: PackedVectors): Spread {
  const asked = phrasings.flatMap(({ kind }, n) => (kind === 'asked' && (vectors.scales[n] ?? 0) > 0 ? [n] : []));
  const step = Math.max(1, Math.floor(asked.length / SAMPLED));
  const [apart, together]: [number[], number[]] = [[], []];
  for (let at = 0; at < asked.length; at += step) {
    const n = asked[at] as number;
    const own = vectors.numbers.subarray(n * vectors.dimension, (n + 1) * vectors.dimension);
    const row = cosinesWith(Float32Array.from(own), vectors);
    const page = phrasings[n]?.page;
    const others = asked.filter((m) => m !== n);
    const near = others.filter((m) => phrasings[m]?.page === page).map((m) => row[m] as number);
    if (near.length === 0) continue;
    together.push(Math.max(...near));
    const far = others.filter((m) => phrasings[m]?.page !== page);
    apart.push(far.reduce((sum, m) => sum + (row[m] as number), 0) / Math.max(1, far.length));
  }
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { apart: mean(apart), together: mean(together) };
}

function moved(from: Spread, to: Spread): (cosine: number) => number {
  const share = (to.together - to.apart) / Math.max(1e-6, from.together - from.apart);
  return (cosine) => Math.min(1, Math.max(0, to.apart + (cosine - from.apart) * share));
}
