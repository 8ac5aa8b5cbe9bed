import { wordsOf } from './tokenize.ts';

/** What is indexed of one chunk; `title` holds every word that names it (document title and heading). */
export type IndexedText = { title: string; text: string };

/**
 * Immutable index of some chunks, in chunk order. Terms are the words as written, stop words too (see `wordsOf`), so that
 * stems, phrases and letter runs can all be had from it. Postings of term `t` are `bodyChunks[bodyOffsets[t] ..
 * bodyOffsets[t + 1])`, ascending; the positions of posting `p` are `positions[positionOffsets[p] ..
 * positionOffsets[p + 1])`. Titles have postings of their own.
 */
export type Segment = {
  chunkCount: number;
  terms: readonly string[];
  termIds: ReadonlyMap<string, number>;
  bodyOffsets: Uint32Array;
  bodyChunks: Uint32Array;
  positionOffsets: Uint32Array;
  positions: Uint32Array;
  titleOffsets: Uint32Array;
  titleChunks: Uint32Array;
  titleCounts: Uint32Array;
  bodyLengths: Uint32Array;
  titleLengths: Uint32Array;
};

export function buildSegment(chunks: readonly IndexedText[]): Segment {
  const termIds = new Map<string, number>();
  const body: number[] = [];
  const title: number[] = [];
  const bodyLengths = new Uint32Array(chunks.length);
  const titleLengths = new Uint32Array(chunks.length);
  const add = (terms: string[], into: number[]): number => {
    for (const term of terms) {
      let id = termIds.get(term);
      if (id === undefined) {
        id = termIds.size;
        termIds.set(term, id);
      }
      into.push(id);
    }
    return terms.length;
  };
  let lastTitle = '';
  let lastTitleTerms: string[] = [];
  chunks.forEach((chunk, i) => {
    bodyLengths[i] = add(wordsOf(chunk.text), body);
    if (chunk.title !== lastTitle) {
      lastTitle = chunk.title;
      lastTitleTerms = wordsOf(chunk.title);
    }
    titleLengths[i] = add(lastTitleTerms, title);
  });
  const bodyPostings = invert(body, bodyLengths, termIds.size);
  const titlePostings = invert(title, titleLengths, termIds.size);
  return {
    chunkCount: chunks.length,
    terms: [...termIds.keys()],
    termIds,
    bodyOffsets: bodyPostings.offsets,
    bodyChunks: bodyPostings.chunks,
    positionOffsets: bodyPostings.positionOffsets,
    positions: bodyPostings.positions,
    titleOffsets: titlePostings.offsets,
    titleChunks: titlePostings.chunks,
    titleCounts: countsOf(titlePostings.positionOffsets),
    bodyLengths,
    titleLengths,
  };
}

/** Occurrences of each posting, from the bounds of its positions. */
function countsOf(positionOffsets: Uint32Array): Uint32Array {
  const counts = new Uint32Array(positionOffsets.length - 1);
  for (let i = 0; i < counts.length; i++) counts[i] = at(positionOffsets, i + 1) - at(positionOffsets, i);
  return counts;
}

/** A counting sort of the token stream by term; it is stable, so chunks and positions come out ascending. */
function invert(stream: readonly number[], lengths: Uint32Array, termCount: number) {
  const ends = new Uint32Array(termCount + 1);
  for (const id of stream) ends[id + 1] = at(ends, id + 1) + 1;
  for (let t = 0; t < termCount; t++) ends[t + 1] = at(ends, t + 1) + at(ends, t);
  const next = ends.slice();
  const tokenChunks = new Uint32Array(stream.length);
  const positions = new Uint32Array(stream.length);
  let token = 0;
  lengths.forEach((length, chunk) => {
    for (let position = 0; position < length; position++, token++) {
      const id = stream[token] as number;
      const slot = at(next, id);
      next[id] = slot + 1;
      tokenChunks[slot] = chunk;
      positions[slot] = position;
    }
  });
  const offsets = new Uint32Array(termCount + 1);
  const chunks = new Uint32Array(stream.length);
  const positionOffsets = new Uint32Array(stream.length + 1);
  let postings = 0;
  for (let t = 0; t < termCount; t++) {
    offsets[t] = postings;
    for (let slot = at(ends, t); slot < at(ends, t + 1); slot++) {
      if (slot === at(ends, t) || tokenChunks[slot] !== tokenChunks[slot - 1]) {
        chunks[postings] = at(tokenChunks, slot);
        positionOffsets[postings++] = slot;
      }
    }
  }
  offsets[termCount] = postings;
  positionOffsets[postings] = stream.length;
  return {
    offsets,
    chunks: chunks.slice(0, postings),
    positionOffsets: positionOffsets.slice(0, postings + 1),
    positions,
  };
}

/** Element of a typed array whose index is known to be in range. */
export function at(array: Uint32Array | Int32Array | Float32Array | Float64Array, index: number): number {
  return array[index] as number;
}
