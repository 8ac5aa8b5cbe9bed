import { at, type Segment } from './segment.ts';
import { stemOf } from './tokenize.ts';

/**
 * What a library's texts teach about which words go together (latent semantic analysis): a place in `dimensions` for
 * each term, and how rare the term is. `vectors` holds the terms' rows one after the other. Terms are kept as hashes
 * (see `termKey`), so that a stored model spells out nobody's words.
 */
export type TopicModel = {
  dimensions: number;
  termIds: ReadonlyMap<number, number>;
  idf: Float32Array;
  vectors: Float32Array;
  /** Chunks it was learnt from. */
  chunkCount: number;
};

export type TopicOptions = { dimensions?: number; maxTerms?: number; maxChunks?: number };

const DIMENSIONS = 128;
/** With more dimensions than a quarter of the texts a small library learns its texts by heart. */
const CHUNKS_PER_DIMENSION = 4;
const MIN_DIMENSIONS = 16;
const MAX_TERMS = 20_000;
const MAX_CHUNKS = 6_000;
const POWER_ITERATIONS = 2;
/** Multiplications between two chances to let others work. */
const SLICE = 1_000_000;

type Matrix = { rows: number; offsets: Uint32Array; columns: Uint32Array; values: Float32Array };

/**
 * Learns a model by a randomised singular value decomposition (Halko, Martinsson, Tropp 2011) of the weighted term
 * matrix. Yields often, so that the caller can do other work in between. The same chunks give the same model.
 */
export function* learnTopics(segment: Segment, options: TopicOptions = {}): Generator<void, TopicModel> {
  const chosen = chooseStems(segment, options.maxTerms ?? MAX_TERMS);
  const idf = Float32Array.from(chosen, ({ frequency }) => Math.log(segment.chunkCount / frequency));
  const termIds = new Map(chosen.map(({ stem }, id) => [termKey(stem), id]));
  const stride = Math.max(1, Math.ceil(segment.chunkCount / (options.maxChunks ?? MAX_CHUNKS)));
  const matrix = weightedRows(segment, columnsOf(segment, termIds), idf, stride);
  const fitting = Math.max(MIN_DIMENSIONS, Math.ceil(matrix.rows / CHUNKS_PER_DIMENSION));
  const wanted = options.dimensions ?? Math.min(DIMENSIONS, fitting);
  const dimensions = Math.max(1, Math.min(wanted, matrix.rows, chosen.length));
  let vectors = gaussian(chosen.length * dimensions);
  for (let i = 0; i <= POWER_ITERATIONS; i++) {
    const rows = yield* multiply(matrix, vectors, dimensions);
    yield* orthonormalise(rows, dimensions);
    vectors = yield* multiplyTransposed(matrix, rows, dimensions, chosen.length);
  }
  yield* orthonormalise(vectors, dimensions);
  return { dimensions, termIds, idf, vectors, chunkCount: segment.chunkCount };
}

/** 53 bits of a term (cyrb53, public domain). */
export function termKey(term: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < term.length; i++) {
    const code = term.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** Unit vectors of every chunk in the model's space, one after the other; zero where no known term occurs. */
export function* placeChunks(model: TopicModel, segment: Segment): Generator<void, Float32Array> {
  const matrix = weightedRows(segment, columnsOf(segment, model.termIds), model.idf, 1);
  const places = yield* multiply(matrix, model.vectors, model.dimensions);
  for (let row = 0; row < matrix.rows; row++) normaliseRow(places, row * model.dimensions, model.dimensions);
  return places;
}

/** Unit vector of a query's terms; undefined when the model knows none of them. */
export function placeQuery(model: TopicModel, queryTerms: readonly string[]): Float32Array | undefined {
  const place = new Float32Array(model.dimensions);
  for (const term of queryTerms) {
    const id = model.termIds.get(termKey(term));
    if (id !== undefined)
      addScaled(place, 0, model.vectors, id * model.dimensions, model.dimensions, at(model.idf, id));
  }
  return normaliseRow(place, 0, model.dimensions) ? place : undefined;
}

type ChosenStem = { stem: string; frequency: number };

/** Stems in two chunks at least and not in more than half of them, the most frequent ones when there are too many. */
function chooseStems(segment: Segment, limit: number): ChosenStem[] {
  const frequencies = new Map<string, number>();
  segment.terms.forEach((word, term) => {
    const stem = stemOf(word);
    // Two forms in one chunk count twice: near enough for choosing and weighing.
    const frequency = at(segment.bodyOffsets, term + 1) - at(segment.bodyOffsets, term);
    if (stem !== '') frequencies.set(stem, (frequencies.get(stem) ?? 0) + frequency);
  });
  const telling = [...frequencies].flatMap(([stem, frequency]) =>
    frequency >= 2 && frequency <= segment.chunkCount / 2 ? [{ stem, frequency }] : [],
  );
  if (telling.length <= limit) return telling;
  return telling.sort((a, b) => b.frequency - a.frequency).slice(0, limit);
}

function columnsOf(segment: Segment, termIds: ReadonlyMap<number, number>): Int32Array {
  return Int32Array.from(segment.terms, (word) => {
    const stem = stemOf(word);
    return stem === '' ? -1 : (termIds.get(termKey(stem)) ?? -1);
  });
}

/** Every `stride`-th chunk as a unit row of (1 + ln count) x idf. */
function weightedRows(segment: Segment, columns: Int32Array, idf: Float32Array, stride: number): Matrix {
  const rows = Math.ceil(segment.chunkCount / stride);
  const offsets = new Uint32Array(rows + 1);
  const { bodyOffsets, bodyChunks, positionOffsets } = segment;
  const eachValue = (see: (row: number, column: number, posting: number) => void) => {
    for (let term = 0; term < columns.length; term++) {
      const column = columns[term] as number;
      if (column < 0) continue;
      for (let p = at(bodyOffsets, term); p < at(bodyOffsets, term + 1); p++) {
        const chunk = at(bodyChunks, p);
        if (chunk % stride === 0) see(chunk / stride, column, p);
      }
    }
  };
  eachValue((row) => {
    offsets[row + 1] = at(offsets, row + 1) + 1;
  });
  for (let row = 0; row < rows; row++) offsets[row + 1] = at(offsets, row + 1) + at(offsets, row);
  const next = offsets.slice();
  const size = at(offsets, rows);
  const matrix = { rows, offsets, columns: new Uint32Array(size), values: new Float32Array(size) };
  eachValue((row, column, p) => {
    const slot = at(next, row);
    next[row] = slot + 1;
    matrix.columns[slot] = column;
    matrix.values[slot] = (1 + Math.log(at(positionOffsets, p + 1) - at(positionOffsets, p))) * at(idf, column);
  });
  for (let row = 0; row < rows; row++)
    normaliseRow(matrix.values, at(offsets, row), at(offsets, row + 1) - at(offsets, row));
  return matrix;
}

function* multiply(matrix: Matrix, right: Float32Array, width: number): Generator<void, Float32Array> {
  const out = new Float32Array(matrix.rows * width);
  let work = 0;
  for (let row = 0; row < matrix.rows; row++) {
    for (let i = at(matrix.offsets, row); i < at(matrix.offsets, row + 1); i++, work += width)
      addScaled(out, row * width, right, at(matrix.columns, i) * width, width, at(matrix.values, i));
    if (work > SLICE) {
      yield;
      work = 0;
    }
  }
  return out;
}

function* multiplyTransposed(
  matrix: Matrix,
  right: Float32Array,
  width: number,
  columns: number,
): Generator<void, Float32Array> {
  const out = new Float32Array(columns * width);
  let work = 0;
  for (let row = 0; row < matrix.rows; row++) {
    for (let i = at(matrix.offsets, row); i < at(matrix.offsets, row + 1); i++, work += width)
      addScaled(out, at(matrix.columns, i) * width, right, row * width, width, at(matrix.values, i));
    if (work > SLICE) {
      yield;
      work = 0;
    }
  }
  return out;
}

function addScaled(
  to: Float32Array,
  toAt: number,
  from: Float32Array,
  fromAt: number,
  width: number,
  scale: number,
): void {
  for (let i = 0; i < width; i++) to[toAt + i] = at(to, toAt + i) + scale * at(from, fromAt + i);
}

/** Makes the columns orthonormal through the Cholesky factor of their Gram matrix. */
function* orthonormalise(matrix: Float32Array, width: number): Generator<void, void> {
  const rows = matrix.length / width;
  const gram = new Float64Array(width * width);
  let work = 0;
  for (let row = 0; row < rows; row++) {
    const from = row * width;
    for (let i = 0; i < width; i++) {
      const value = at(matrix, from + i);
      if (value === 0) continue;
      for (let j = 0; j <= i; j++) gram[i * width + j] = at(gram, i * width + j) + value * at(matrix, from + j);
    }
    work += (width * width) / 2;
    if (work > SLICE) {
      yield;
      work = 0;
    }
  }
  const factor = cholesky(gram, width);
  for (let row = 0; row < rows; row++) {
    const from = row * width;
    for (let i = 0; i < width; i++) {
      let value = at(matrix, from + i);
      for (let j = 0; j < i; j++) value -= at(factor, i * width + j) * at(matrix, from + j);
      matrix[from + i] = value / at(factor, i * width + i);
    }
    work += (width * width) / 2;
    if (work > SLICE) {
      yield;
      work = 0;
    }
  }
}

/** Lower factor; a direction that others already span is made small instead of failing. */
function cholesky(gram: Float64Array, width: number): Float64Array {
  let trace = 0;
  for (let i = 0; i < width; i++) trace += at(gram, i * width + i);
  const floor = (1e-9 * trace) / width + Number.MIN_VALUE;
  const factor = new Float64Array(width * width);
  for (let i = 0; i < width; i++) {
    for (let j = 0; j <= i; j++) {
      let value = at(gram, i * width + j);
      for (let k = 0; k < j; k++) value -= at(factor, i * width + k) * at(factor, j * width + k);
      if (i === j) factor[i * width + i] = Math.sqrt(Math.max(value, floor));
      else factor[i * width + j] = value / at(factor, j * width + j);
    }
  }
  return factor;
}

function normaliseRow(values: Float32Array, from: number, width: number): boolean {
  let sum = 0;
  for (let i = from; i < from + width; i++) sum += at(values, i) ** 2;
  if (sum === 0) return false;
  const scale = 1 / Math.sqrt(sum);
  for (let i = from; i < from + width; i++) values[i] = at(values, i) * scale;
  return true;
}

/** Normal deviates by Box and Muller from a fixed seed (mulberry32). */
function gaussian(size: number): Float32Array {
  let state = 0x9e3779b9;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Float32Array.from(
    { length: size },
    () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  );
}
