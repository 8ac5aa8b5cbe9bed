import { at, type Segment } from './segment.ts';
import { gramCount, grams } from './tokenize.ts';

/** How often a word of a title counts beside a word of the text. */
export const TITLE_COPIES = 2;

/** A segment with what a ranking needs beside it; made once and kept. Lengths count the title `TITLE_COPIES` times. */
export type WordIndex = {
  segment: Segment;
  lengths: Float64Array;
  gramLengths: Float64Array;
  /** Ids of the terms that hold a four-letter run, once for each time they hold it. */
  termsWithGram: ReadonlyMap<string, readonly number[]>;
  /** Sums over all chunks: words, four-letter runs, words of titles. */
  totals: { words: number; grams: number; titleWords: number };
};

export function createWordIndex(segment: Segment): WordIndex {
  const termsWithGram = new Map<string, number[]>();
  const gramCounts = new Uint32Array(segment.terms.length);
  segment.terms.forEach((term, id) => {
    gramCounts[id] = gramCount(term);
    for (const gram of grams(term)) {
      const ids = termsWithGram.get(gram);
      if (ids) ids.push(id);
      else termsWithGram.set(gram, [id]);
    }
  });
  const lengths = Float64Array.from(
    segment.bodyLengths,
    (length, chunk) => length + TITLE_COPIES * at(segment.titleLengths, chunk),
  );
  const gramLengths = new Float64Array(segment.chunkCount);
  for (let term = 0; term < segment.terms.length; term++) {
    const size = at(gramCounts, term);
    eachPosting(segment, term, (chunk, count) => {
      gramLengths[chunk] = at(gramLengths, chunk) + size * count;
    });
  }
  const sum = (values: Iterable<number>) => {
    let total = 0;
    for (const value of values) total += value;
    return total;
  };
  const totals = { words: sum(lengths), grams: sum(gramLengths), titleWords: sum(segment.titleLengths) };
  return { segment, lengths, gramLengths, termsWithGram, totals };
}

/** Calls `see` for a term's chunks, first those with it in the text, then those with it in the title. */
export function eachPosting(segment: Segment, term: number, see: (chunk: number, count: number) => void): void {
  const { bodyOffsets, bodyChunks, positionOffsets, titleOffsets, titleChunks, titleCounts } = segment;
  for (let p = at(bodyOffsets, term); p < at(bodyOffsets, term + 1); p++)
    see(at(bodyChunks, p), at(positionOffsets, p + 1) - at(positionOffsets, p));
  for (let p = at(titleOffsets, term); p < at(titleOffsets, term + 1); p++)
    see(at(titleChunks, p), TITLE_COPIES * at(titleCounts, p));
}

/** Bytes an index holds, roughly: what a cache is bounded by. */
export function sizeOfIndex({ segment, termsWithGram }: WordIndex): number {
  const numbers =
    segment.positions.length + 2 * segment.bodyChunks.length + 2 * segment.titleChunks.length + 8 * segment.chunkCount;
  return 4 * numbers + 120 * segment.terms.length + 100 * termsWithGram.size;
}
