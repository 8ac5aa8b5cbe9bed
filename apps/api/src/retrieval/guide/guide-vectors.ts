import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  alikeBy,
  emptyVectors,
  type Guide,
  type Middles,
  middlesOf,
  type Nearness,
  nearnessOf,
  type PackedVectors,
  packInto,
  phrasingTexts,
} from '@nestling/rag/guide';
import type { FastifyBaseLogger } from 'fastify';
import type { Embedder } from '../../platform/embedder.ts';
import type { PlacedVectors } from './phrasing-file.ts';

/** How near texts are to the guide, by vectors of one model; undefined where it cannot be told. */
export type NearnessOf = (texts: readonly string[], signal?: AbortSignal) => Promise<Nearness[] | undefined>;

type Deps = { guide: Guide; logger: Pick<FastifyBaseLogger, 'warn'> };

const TIMEOUT_MS = 4_000;
const RETRY_AFTER_MS = 60_000;

/** The guide by the encoder that ships with it. Phrasings that no build has seen yet are encoded in the background. */
export function createBuiltInVectors({ guide, logger }: Deps, encoder: Embedder, { vectors, missing }: PlacedVectors) {
  // The middles are worked out by the first question, not by the start.
  let middles: Middles | undefined;
  const measured: Measured = {
    vectors,
    get middles() {
      middles ??= middlesOf(guide, vectors);
      return middles;
    },
  };
  let filling: Promise<void> | undefined;
  const fill = () => {
    filling ??= embedInto(vectors, () => phrasingTexts(guide.index), missing, encoder)
      .catch((error) =>
        logger.warn({ err: error }, 'new phrasings of the guide were not encoded; their words find them'),
      )
      .then(() => {
        if (missing.length > 0) middles = undefined;
      });
    return filling;
  };
  return { measured, nearnessOf: nearnessBy(encoder, measured, logger, () => void fill()), idle: fill };
}

/**
 * The guide by a provider's embeddings: made in the background from the first question on, and asked only when all are there.
 * Its cosines are moved to where the built-in ones lie, for the gate was learnt on those.
 */
export function createProviderVectors({ guide, logger }: Deps, embedder: Embedder, builtIn: Measured) {
  let ready: { nearnessOf: NearnessOf; toBuiltIn: Moves } | undefined;
  let making: Promise<void> | undefined;
  let notBefore = 0;

  async function make(): Promise<void> {
    const texts = phrasingTexts(guide.index);
    const [first = []] = await embedder.embed([texts[0] ?? '']);
    const vectors = emptyVectors(texts.length, first.length);
    await embedInto(vectors, () => texts, [...texts.keys()], embedder);
    const measured = { vectors, middles: middlesOf(guide, vectors) };
    const toBuiltIn = movesOf(await spreadsOf(guide, measured), await spreadsOf(guide, builtIn));
    ready = { nearnessOf: nearnessBy(embedder, measured, logger), toBuiltIn };
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
    nearnessOf: async (asked: readonly string[], signal?: AbortSignal): Promise<Nearness[] | undefined> => {
      if (!ready) {
        start();
        return undefined;
      }
      const { nearnessOf, toBuiltIn } = ready;
      return (await nearnessOf(asked, signal))?.map(({ phrasings, pages }) => ({
        phrasings: moveAll(phrasings, toBuiltIn.phrasings),
        pages: moveAll(pages, toBuiltIn.pages),
        // Which pages are alike is a matter of the guide: the built-in vectors know it in the measure that was learnt.
        alike: (page, other) => alikeBy(builtIn.middles, page, other),
      }));
    },
    idle: async () => making,
  };
}

export async function embedInto(
  vectors: PackedVectors,
  textsOf: () => readonly string[],
  places: readonly number[],
  embedder: Embedder,
): Promise<void> {
  if (places.length === 0) return;
  const texts = textsOf();
  for (let at = 0; at < places.length; at += embedder.batchSize) {
    const some = places.slice(at, at + embedder.batchSize);
    const made = await embedder.embed(some.map((n) => texts[n] as string));
    for (const [k, n] of some.entries()) packInto(vectors, n, made[k] ?? []);
    await nextTurn();
  }
}

/** Vectors of the phrasings and the middles of their pages. */
type Measured = { vectors: PackedVectors; readonly middles: Middles };

function nearnessBy(
  embedder: Embedder,
  measured: Measured,
  logger: Deps['logger'],
  onAsk: () => void = () => {},
): NearnessOf {
  return async (texts, signal) => {
    const made = await vectorsOf(embedder, texts, logger, signal).finally(onAsk);
    return made?.map((vector) => nearnessOf(vector, measured.vectors, measured.middles));
  };
}

/** What is asked, encoded; undefined where that fails or takes too long, for words alone find something too. */
export async function vectorsOf(
  embedder: Embedder,
  texts: readonly string[],
  logger: Deps['logger'],
  signal?: AbortSignal,
): Promise<number[][] | undefined> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await embedder.embed([...texts], signal ? AbortSignal.any([signal, timeout]) : timeout);
  } catch (error) {
    signal?.throwIfAborted();
    logger.warn({ err: error }, 'the question could not be compared by meaning; words alone find the page');
    return undefined;
  }
}

/** Where the cosines of one model lie: between texts of any two pages, and between those of one. */
type Spread = { apart: number; together: number };
type Spreads = Record<'phrasings' | 'pages', Spread>;
type Moves = Record<'phrasings' | 'pages', (cosine: number) => number>;
const SAMPLED = 150;

async function spreadsOf({ index }: Guide, { vectors, middles }: Measured): Promise<Spreads> {
  const { pages: pageOf, areOpenings } = index.phrasings;
  const asked = Array.from(pageOf.keys()).filter((n) => areOpenings[n] === 0 && (vectors.scales[n] ?? 0) > 0);
  const step = Math.max(1, Math.floor(asked.length / SAMPLED));
  const lists: Record<'phrasings' | 'pages', Record<keyof Spread, number[]>> = {
    phrasings: { apart: [], together: [] },
    pages: { apart: [], together: [] },
  };
  for (let at = 0; at < asked.length; at += step) {
    await nextTurn();
    const n = asked[at] as number;
    const own = vectors.numbers.subarray(n * vectors.dimension, (n + 1) * vectors.dimension);
    const row = nearnessOf(Float32Array.from(own), vectors, middles);
    const page = pageOf[n] as number;
    let nearest: number | undefined;
    let far = 0;
    let strangers = 0;
    for (const m of asked) {
      const cosine = row.phrasings[m] as number;
      if (pageOf[m] !== page) {
        far += cosine;
        strangers += 1;
      } else if (m !== n && (nearest === undefined || cosine > nearest)) nearest = cosine;
    }
    if (nearest === undefined) continue;
    lists.phrasings.together.push(nearest);
    lists.phrasings.apart.push(far / Math.max(1, strangers));
    lists.pages.together.push(row.pages[page] as number);
    lists.pages.apart.push(mean(Array.from(row.pages).filter((_, other) => other !== page)));
  }
  const spread = ({ apart, together }: Record<keyof Spread, number[]>) => ({
    apart: mean(apart),
    together: mean(together),
  });
  return { phrasings: spread(lists.phrasings), pages: spread(lists.pages) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function movesOf(from: Spreads, to: Spreads): Moves {
  return { phrasings: moved(from.phrasings, to.phrasings), pages: moved(from.pages, to.pages) };
}

function moveAll(cosines: ArrayLike<number>, move: (cosine: number) => number): Float32Array {
  // A loop, for Float32Array.from with a function takes thirty times as long, and this is done for every question.
  const made = new Float32Array(cosines.length);
  for (let n = 0; n < made.length; n++) made[n] = move(cosines[n] as number);
  return made;
}

function moved(from: Spread, to: Spread): (cosine: number) => number {
  const share = (to.together - to.apart) / Math.max(1e-6, from.together - from.apart);
  return (cosine) => Math.min(1, Math.max(0, to.apart + (cosine - from.apart) * share));
}
