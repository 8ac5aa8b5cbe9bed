import { at } from './segment.ts';
import type { Lengths, WordIndex } from './word-index.ts';

/** Okapi BM25 as in Robertson and Zaragoza, "The Probabilistic Relevance Framework" (2009). */
const K1 = 1.2;

/** `b` is how much a long chunk's counts are discounted. */
export type LengthRule = { of: (index: WordIndex) => Lengths; mean: number; b: number };

/**
 * Occurrences of one feature of the query in the chunks of all indexes, turned into BM25 scores once all are seen. Chunks are
 * numbered through, the indexes one after the other.
 */
export class Tally {
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

  /** Begins a feature: `visit` adds what each index holds of it. */
  collect(visit: (index: WordIndex, add: (chunk: number, count: number) => void, at: number) => void): void {
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
    this.indexes.forEach((index, n) => {
      visit(index, add, n);
      this.ends.push(this.size);
      base += index.segment.chunkCount;
    });
  }

  /** The feature's rarity. */
  idf(): number {
    return Math.log(1 + (this.chunkCount - this.size + 0.5) / (this.size + 0.5));
  }

  /** Adds `amount` to the chunks that hold the feature. */
  mark(scores: Float64Array, amount: number): void {
    for (let i = 0; i < this.size; i++) {
      const slot = at(this.touched, i);
      scores[slot] = at(scores, slot) + amount;
    }
  }

  /** Adds the feature's BM25 scores, `times` over, and forgets it. */
  settle(scores: Float64Array, rule: LengthRule, times: number): void {
    const idf = times * this.idf() * (K1 + 1);
    let i = 0;
    let base = 0;
    this.indexes.forEach((index, n) => {
      const lengths = rule.of(index).of;
      for (const end = this.ends[n] as number; i < end; i++) {
        const slot = at(this.touched, i);
        const count = at(this.counts, slot);
        const norm = K1 * (1 - rule.b + (rule.b * at(lengths, slot - base)) / rule.mean);
        scores[slot] = at(scores, slot) + (idf * count) / (count + norm);
        this.counts[slot] = 0;
      }
      base += index.segment.chunkCount;
    });
  }
}
