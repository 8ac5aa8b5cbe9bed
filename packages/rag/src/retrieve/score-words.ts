import { at, type Segment } from './segment.ts';
import { grams } from './tokenize.ts';
import { eachPosting, type WordIndex } from './word-index.ts';

/**
 * Scores of every chunk, the indexes' chunks one after the other. `coverage` is the share of the query's weight (0..1,
 * rare words weigh more) that a chunk holds.
 */
export type WordScores = {
  words: Float64Array;
  pairs: Float64Array;
  grams: Float64Array;
  title: Float64Array;
  coverage: Float64Array;
};

/** Okapi BM25 as in Robertson and Zaragoza, "The Probabilistic Relevance Framework" (2009). */
const K1 = 1.2;
const B = 0.75;
const TITLE_B = 0.3;
/** Words between the two of a pair, stop words left out, at most. */
const PAIR_WINDOW = 8;

type Lengths = { of: (index: WordIndex) => Float64Array | Uint32Array; mean: number; b: number };

export function scoreWords(indexes: readonly WordIndex[], queryTerms: readonly string[]): WordScores {
  const chunkCount = indexes.reduce((sum, index) => sum + index.segment.chunkCount, 0);
  const scores: WordScores = {
    words: new Float64Array(chunkCount),
    pairs: new Float64Array(chunkCount),
    grams: new Float64Array(chunkCount),
    title: new Float64Array(chunkCount),
    coverage: new Float64Array(chunkCount),
  };
  if (chunkCount === 0) return scores;
  const mean = (of: (index: WordIndex) => number) =>
    Math.max(1, indexes.reduce((sum, index) => sum + of(index), 0) / chunkCount);
  const whole: Lengths = { of: (index) => index.lengths, mean: mean((index) => index.totals.words), b: B };
  const inGrams: Lengths = { of: (index) => index.gramLengths, mean: mean((index) => index.totals.grams), b: B };
  const inTitle: Lengths = {
    of: (index) => index.segment.titleLengths,
    mean: mean((index) => index.totals.titleWords),
    b: TITLE_B,
  };
  const tally = new Tally(indexes, chunkCount);
  let weight = 0;
  for (const [term, times] of countOf(queryTerms)) {
    tally.eachIndex((index, add) => {
      const id = index.segment.termIds.get(term);
      if (id !== undefined) eachPosting(index.segment, id, add);
    });
    weight += tally.cover(scores.coverage);
    tally.settle(scores.words, whole, times);
    tally.eachIndex(({ segment }, add) => {
      const id = segment.termIds.get(term);
      if (id !== undefined) eachTitlePosting(segment, id, add);
    });
    tally.settle(scores.title, inTitle, times);
  }
  for (const [gram, times] of countOf(queryTerms.flatMap(grams))) {
    tally.eachIndex((index, add) => {
      for (const id of index.termsWithGram.get(gram) ?? []) eachPosting(index.segment, id, add);
    });
    tally.settle(scores.grams, inGrams, times);
  }
  for (let i = 0; i + 1 < queryTerms.length; i++) {
    const [first, second] = [queryTerms[i] as string, queryTerms[i + 1] as string];
    if (first === second) continue;
    tally.eachIndex(({ segment }, add) => eachPair(segment, first, second, add));
    tally.settle(scores.pairs, whole, 1);
  }
  if (weight > 0) for (let i = 0; i < chunkCount; i++) scores.coverage[i] = at(scores.coverage, i) / weight;
  return scores;
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function eachTitlePosting(segment: Segment, term: number, see: (chunk: number, count: number) => void): void {
  const { titleOffsets, titleChunks, titleCounts } = segment;
  for (let p = at(titleOffsets, term); p < at(titleOffsets, term + 1); p++) see(at(titleChunks, p), at(titleCounts, p));
}

/** Chunks that hold both words of a pair in its order and near each other, with how often. */
function eachPair(segment: Segment, first: string, second: string, see: (chunk: number, count: number) => void): void {
  const a = segment.termIds.get(first);
  const b = segment.termIds.get(second);
  if (a === undefined || b === undefined) return;
  const { bodyOffsets, bodyChunks } = segment;
  let q = at(bodyOffsets, b);
  const endB = at(bodyOffsets, b + 1);
  for (let p = at(bodyOffsets, a); p < at(bodyOffsets, a + 1); p++) {
    const chunk = at(bodyChunks, p);
    while (q < endB && at(bodyChunks, q) < chunk) q++;
    if (q === endB) return;
    if (at(bodyChunks, q) !== chunk) continue;
    const count = pairsNear(segment, p, q);
    if (count > 0) see(chunk, count);
  }
}

function pairsNear({ positions, positionOffsets }: Segment, first: number, second: number): number {
  let count = 0;
  let j = at(positionOffsets, second);
  const end = at(positionOffsets, second + 1);
  for (let i = at(positionOffsets, first); i < at(positionOffsets, first + 1) && j < end; i++) {
    const from = at(positions, i);
    while (j < end && at(positions, j) <= from) j++;
    if (j < end && at(positions, j) - from <= PAIR_WINDOW) count++;
  }
  return count;
}

/** Occurrences of one query feature in the chunks of all indexes, turned into BM25 scores once all are seen. */
class Tally {
  private readonly indexes: readonly WordIndex[];
  private readonly chunkCount: number;
  private readonly counts: Float64Array;
  private readonly touched: Uint32Array;
  private readonly ends: number[] = [];
  private size = 0;

  constructor(indexes: readonly WordIndex[], chunkCount: number) {
    this.indexes = indexes;
    this.chunkCount = chunkCount;
    this.counts = new Float64Array(chunkCount);
    this.touched = new Uint32Array(chunkCount);
  }

  eachIndex(visit: (index: WordIndex, add: (chunk: number, count: number) => void) => void): void {
    this.size = 0;
    this.ends.length = 0;
    let base = 0;
    const { counts, touched } = this;
    const add = (chunk: number, count: number) => {
      const slot = base + chunk;
      const before = at(counts, slot);
      if (before === 0) touched[this.size++] = slot;
      counts[slot] = before + count;
    };
    for (const index of this.indexes) {
      visit(index, add);
      this.ends.push(this.size);
      base += index.segment.chunkCount;
    }
  }

  private idf(): number {
    return Math.log(1 + (this.chunkCount - this.size + 0.5) / (this.size + 0.5));
  }

  /** Adds the feature's weight to the chunks that hold it, and returns it. */
  cover(coverage: Float64Array): number {
    const idf = this.idf();
    for (let i = 0; i < this.size; i++) {
      const slot = at(this.touched, i);
      coverage[slot] = at(coverage, slot) + idf;
    }
    return idf;
  }

  settle(scores: Float64Array, lengths: Lengths, times: number): void {
    const idf = times * this.idf() * (K1 + 1);
    let i = 0;
    let base = 0;
    this.indexes.forEach((index, n) => {
      const own = lengths.of(index);
      for (const end = this.ends[n] as number; i < end; i++) {
        const slot = at(this.touched, i);
        const count = at(this.counts, slot);
        const norm = K1 * (1 - lengths.b + (lengths.b * at(own, slot - base)) / lengths.mean);
        scores[slot] = at(scores, slot) + (idf * count) / (count + norm);
        this.counts[slot] = 0;
      }
      base += index.segment.chunkCount;
    });
  }
}
