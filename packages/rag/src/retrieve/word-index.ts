import { at, type Segment } from './segment.ts';
import { gramCount, grams, stemOf } from './tokenize.ts';

/** How often a word of a title counts beside a word of the text. */
export const TITLE_COPIES = 2;

/** How long each chunk is, the chunks' sum, and the same for all ways of counting. */
export type Lengths = { of: Float64Array; sum: number };

/** A segment with what a ranking needs beside it; made once and kept. */
export type WordIndex = {
  segment: Segment;
  /** Ids of the words that have a stem; stop words have none. */
  formsOf: ReadonlyMap<string, readonly number[]>;
  /** Ids of the words whose stem holds a four-letter run, once for each time it holds it. */
  termsWithGram: ReadonlyMap<string, readonly number[]>;
  /** Counted in words that have a stem, in all words, in letter runs (titles `TITLE_COPIES` times), in title words. */
  lengths: { stems: Lengths; words: Lengths; grams: Lengths; title: Lengths };
};

export function createWordIndex(segment: Segment): WordIndex {
  const formsOf = new Map<string, number[]>();
  const termsWithGram = new Map<string, number[]>();
  const stems = new Float64Array(segment.chunkCount);
  const words = new Float64Array(segment.chunkCount);
  const inGrams = new Float64Array(segment.chunkCount);
  const title = new Float64Array(segment.chunkCount);
  segment.terms.forEach((word, id) => {
    const stem = stemOf(word);
    const size = stem === '' ? 0 : gramCount(stem);
    if (stem !== '') {
      push(formsOf, stem, id);
      for (const gram of grams(stem)) push(termsWithGram, gram, id);
      eachTitlePosting(segment, id, (chunk, count) => {
        title[chunk] = at(title, chunk) + count;
      });
    }
    eachPosting(segment, id, (chunk, count) => {
      words[chunk] = at(words, chunk) + count;
      if (size === 0) return;
      stems[chunk] = at(stems, chunk) + count;
      inGrams[chunk] = at(inGrams, chunk) + size * count;
    });
  });
  const lengths = { stems: summed(stems), words: summed(words), grams: summed(inGrams), title: summed(title) };
  return { segment, formsOf, termsWithGram, lengths };
}

function push(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function summed(of: Float64Array): Lengths {
  let sum = 0;
  for (const value of of) sum += value;
  return { of, sum };
}

type See = (chunk: number, count: number) => void;

/** Calls `see` for a word's chunks, first those with it in the text, then those with it in the title. */
export function eachPosting(segment: Segment, term: number, see: See): void {
  const { bodyOffsets, bodyChunks, positionOffsets } = segment;
  for (let p = at(bodyOffsets, term); p < at(bodyOffsets, term + 1); p++)
    see(at(bodyChunks, p), at(positionOffsets, p + 1) - at(positionOffsets, p));
  eachTitlePosting(segment, term, (chunk, count) => see(chunk, TITLE_COPIES * count));
}

export function eachTitlePosting({ titleOffsets, titleChunks, titleCounts }: Segment, term: number, see: See): void {
  for (let p = at(titleOffsets, term); p < at(titleOffsets, term + 1); p++) see(at(titleChunks, p), at(titleCounts, p));
}

/** Bytes an index holds, roughly: what a cache is bounded by. */
export function sizeOfIndex({ segment, termsWithGram }: WordIndex): number {
  const numbers =
    segment.positions.length + 2 * segment.bodyChunks.length + 2 * segment.titleChunks.length + 10 * segment.chunkCount;
  return 4 * numbers + 160 * segment.terms.length + 100 * termsWithGram.size;
}
