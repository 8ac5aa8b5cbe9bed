import { type PlacedTopics, scoreTopics } from './score-topics.ts';
import { scoreWords } from './score-words.ts';
import { at } from './segment.ts';
import { tokenize, wordsOf } from './tokenize.ts';
import type { WordIndex } from './word-index.ts';

/** Chunks that are ranked together; `favour` (0..1 each) lowers those that fit the asker less. */
export type RankSource = { index: WordIndex; topics?: PlacedTopics | undefined; favour?: Float64Array | undefined };

/**
 * `source` and `chunk` say where; `score` is 0..1, 1 when the chunk leads in every way of looking; `coverage` is the
 * share of the query's weight that the chunk holds, `topics` the cosine (0..1) in the learnt space.
 */
export type ChunkScore = { source: number; chunk: number; score: number; coverage: number; topics: number };

export type ChunkScores = {
  /** The best chunks first, those of equal score in order. */
  top: (limit: number) => ChunkScore[];
  of: (source: number, chunk: number) => ChunkScore;
};

/** Each way of looking is scaled by its best chunk and weighed; found on public collections, see the retrieval bench. */
const WEIGHTS = {
  stems: 1,
  words: 0.4,
  phrases: 0.25,
  near: 0.25,
  window: 0.2,
  grams: 0.4,
  title: 0.25,
  topics: 0.4,
};

/** In a query of more stems than this, which of its words are neighbours tells less. */
const LONG_QUERY = 12;

function weightsFor(stemCount: number): typeof WEIGHTS {
  const share = Math.min(1, LONG_QUERY / Math.max(1, stemCount));
  const { phrases, near, window } = WEIGHTS;
  return { ...WEIGHTS, phrases: phrases * share, near: near * share, window: window * share };
}

/** Scores the chunks of all sources for a query, without any model's weights. */
export function scoreChunks(sources: readonly RankSource[], query: string): ChunkScores {
  const queryWords = wordsOf(query);
  const queryStems = tokenize(query);
  const { coverage, ...byWords } = scoreWords(
    sources.map((source) => source.index),
    queryWords,
  );
  const topics = scoreTopics(
    sources.map(({ index, topics }) => ({ chunkCount: index.segment.chunkCount, topics })),
    queryStems,
  );
  const parts = { ...byWords, topics };
  const weights = weightsFor(queryStems.length);
  const names = Object.keys(weights) as (keyof typeof WEIGHTS)[];
  const scores = fuse(names.map((name) => ({ values: parts[name], weight: weights[name] })));
  const bases: number[] = [];
  let base = 0;
  for (const { index, favour } of sources) {
    bases.push(base);
    const count = index.segment.chunkCount;
    if (favour) for (let i = 0; i < count; i++) scores[base + i] = at(scores, base + i) * at(favour, i);
    base += count;
  }
  const scored = (slot: number): ChunkScore => {
    let source = bases.length - 1;
    while ((bases[source] as number) > slot) source--;
    return {
      source,
      chunk: slot - (bases[source] as number),
      score: at(scores, slot),
      coverage: at(coverage, slot),
      topics: at(topics, slot),
    };
  };
  return {
    top: (limit) => highest(scores, limit).map(scored),
    of: (source, chunk) => scored((bases[source] as number) + chunk),
  };
}

function fuse(parts: readonly { values: Float64Array; weight: number }[]): Float64Array {
  const fused = new Float64Array(parts[0]?.values.length ?? 0);
  const used = parts.flatMap((part) => {
    let max = 0;
    for (const value of part.values) if (value > max) max = value;
    return max > 0 ? [{ ...part, max }] : [];
  });
  const total = used.reduce((sum, part) => sum + part.weight, 0);
  for (const { values, weight, max } of used) {
    const scale = weight / (max * total);
    for (let i = 0; i < fused.length; i++) fused[i] = at(fused, i) + scale * at(values, i);
  }
  return fused;
}

/** Places of the `limit` highest values above zero, highest first. */
function highest(values: Float64Array, limit: number): number[] {
  const top: number[] = [];
  let floor = 0;
  for (let i = 0; i < values.length; i++) {
    const value = at(values, i);
    if (value <= floor) continue;
    let place = top.length;
    while (place > 0 && at(values, top[place - 1] as number) < value) place--;
    top.splice(place, 0, i);
    if (top.length > limit) top.pop();
    if (top.length === limit) floor = at(values, top.at(-1) as number);
  }
  return top;
}
