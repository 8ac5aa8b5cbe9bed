import { addTo, createMultiplier, type Multiply, normalise, toLengthOne } from './linear.ts';
import { createPieceCutter } from './pieces.ts';
import { type EncoderFile, type Matrix, readEncoderFile } from './weights.ts';

/** Vectors of one `id` may be compared with each other and with no others. They have length 1. */
export type SentenceEncoder = { id: string; dimension: number; encode: (text: string) => Float32Array };

/** `withTop` gives the same encoder with a last layer of other weights, for a question that these were taught. */
export type StackedEncoder = SentenceEncoder & { withTop: (id: string, top: Uint8Array) => SentenceEncoder };

export const ENCODER_ID = 'sentence-encoder-lite-en-1';
export const ENCODER_DIMENSION = 512;
/** A question's sense is told early; what follows only takes time. */
const MAX_PIECES = 96;
const HEADS = 4;
const REMEMBERED = 4;

type Layer = {
  before: { scale: Float32Array; bias: Float32Array };
  attend: { weights: Matrix; bias: Float32Array };
  join: { weights: Matrix; bias: Float32Array };
  between: { scale: Float32Array; bias: Float32Array };
  widen: { weights: Matrix; bias: Float32Array };
  narrow: { weights: Matrix; bias: Float32Array };
};

/** What the first layer makes of a text's pieces. */
type State = { values: Float32Array; count: number };
/** Finishes what the first layer began. */
type Top = (state: State) => Float32Array;

/**
 * Universal Sentence Encoder lite (English) in plain typed arrays: pieces of words, two transformer layers, the mean of what
 * they give, one dense layer. `bytes` is the file of `weights/sentence-encoder-lite`. All its tops
 * share the first layer, and its work on a text.
 */
export function createSentenceEncoder(bytes: Uint8Array): StackedEncoder {
  const { file: moved, multiply } = createMultiplier(bytes);
  const file = readEncoderFile(moved);
  const begin = remembered(readBottom(file, multiply));
  const encoder = (id: string, top: Top): SentenceEncoder => ({
    id,
    dimension: ENCODER_DIMENSION,
    encode: (text) => top(begin(text)),
  });
  return {
    ...encoder(ENCODER_ID, readTop(file, multiply)),
    withTop: (id, top) => {
      const own = createMultiplier(top);
      return encoder(id, readTop(readEncoderFile(own.file), own.multiply));
    },
  };
}

/** A turn is encoded in its readings, and then once more by another top. */
function remembered(begin: (text: string) => State): (text: string) => State {
  const states = new Map<string, State>();
  return (text) => {
    const state = states.get(text) ?? begin(text);
    states.delete(text);
    states.set(text, state);
    for (const [oldest] of states) {
      if (states.size <= REMEMBERED) break;
      states.delete(oldest);
    }
    return state;
  };
}

function readBottom(file: EncoderFile, multiply: Multiply): (text: string) => State {
  const { matrix, vector } = createLookup(file);
  const cut = createPieceCutter(file.pieces);
  const embeddings = matrix('embeddings');
  const timing = vector('timing');
  const layer = readLayer(0, matrix, vector);
  const lift = { weights: matrix('lift'), bias: vector('lift.bias') };
  return (text) => {
    const pieces = cut(text).slice(0, MAX_PIECES);
    const count = pieces.length;
    const placed = place(pieces, embeddings, timing);
    const base = multiply(placed, count, lift.weights, lift.bias);
    return { values: runLayer(layer, placed, base, count, multiply), count };
  };
}

function readTop(file: EncoderFile, multiply: Multiply): Top {
  const { matrix, vector } = createLookup(file);
  const layer = readLayer(1, matrix, vector);
  const last = { weights: matrix('last'), bias: vector('last.bias') };
  return ({ values, count }) => {
    const state = runLayer(layer, values, values, count, multiply);
    return toLengthOne(multiply(meanOf(state, count), 1, last.weights, last.bias).map(Math.tanh));
  };
}

function createLookup({ tensors }: EncoderFile) {
  const tensor = (name: string) => {
    const found = tensors.get(name);
    if (!found) throw new Error(`The encoder's weights lack ${name}`);
    return found;
  };
  return {
    matrix: (name: string): Matrix => {
      const found = tensor(name);
      if (found.kind !== 'matrix') throw new Error(`${name} is no matrix`);
      return found.matrix;
    },
    vector: (name: string): Float32Array => {
      const found = tensor(name);
      if (found.kind !== 'vector') throw new Error(`${name} is no vector`);
      return found.values;
    },
  };
}

function readLayer(n: number, matrix: (name: string) => Matrix, vector: (name: string) => Float32Array): Layer {
  const dense = (name: string) => ({ weights: matrix(`${n}.${name}`), bias: vector(`${n}.${name}.bias`) });
  const norm = (name: string) => ({ scale: vector(`${n}.${name}.scale`), bias: vector(`${n}.${name}.shift`) });
  return {
    before: norm('before'),
    attend: dense('attend'),
    join: dense('join'),
    between: norm('between'),
    widen: dense('widen'),
    narrow: dense('narrow'),
  };
}

/** Each piece's embedding, doubled as the model learnt it, with its place as sines and cosines. */
function place(pieces: readonly number[], { width, numbers, scales }: Matrix, timing: Float32Array): Float32Array {
  const half = width / 2;
  const out = new Float32Array(pieces.length * width);
  for (const [t, piece] of pieces.entries()) {
    const scale = 2 * (scales[piece] as number);
    for (let i = 0; i < width; i++) {
      const angle = t * (timing[i % half] as number);
      out[t * width + i] =
        scale * (numbers[piece * width + i] as number) + (i < half ? Math.sin(angle) : Math.cos(angle));
    }
  }
  return out;
}

function runLayer(
  layer: Layer,
  state: Float32Array,
  base: Float32Array,
  count: number,
  multiply: Multiply,
): Float32Array {
  const seen = normalise(state, count, layer.before.scale, layer.before.bias);
  const attended = attend(multiply(seen, count, layer.attend.weights, layer.attend.bias), count);
  const joined = multiply(attended, count, layer.join.weights, layer.join.bias);
  addTo(joined, base);
  const wide = multiply(
    normalise(joined, count, layer.between.scale, layer.between.bias),
    count,
    layer.widen.weights,
    layer.widen.bias,
  );
  for (let i = 0; i < wide.length; i++) if ((wide[i] as number) < 0) wide[i] = 0;
  const out = multiply(wide, count, layer.narrow.weights, layer.narrow.bias);
  addTo(out, joined);
  return out;
}

/** Every piece looks at all pieces. `mixed` holds query, key and value of each, side by side. */
function attend(mixed: Float32Array, count: number): Float32Array {
  const width = mixed.length / count / 3;
  const size = width / HEADS;
  const out = new Float32Array(count * width);
  const shares = new Float64Array(count);
  for (let head = 0; head < HEADS; head++) {
    for (let t = 0; t < count; t++) {
      const query = t * 3 * width + head * size;
      let max = Number.NEGATIVE_INFINITY;
      for (let u = 0; u < count; u++) {
        const key = u * 3 * width + width + head * size;
        let sum = 0;
        for (let i = 0; i < size; i++) sum += (mixed[query + i] as number) * (mixed[key + i] as number);
        shares[u] = sum / Math.sqrt(size);
        max = Math.max(max, shares[u] as number);
      }
      let total = 0;
      for (let u = 0; u < count; u++) total += shares[u] = Math.exp((shares[u] as number) - max);
      const target = t * width + head * size;
      for (let u = 0; u < count; u++) {
        const share = (shares[u] as number) / total;
        const value = u * 3 * width + 2 * width + head * size;
        for (let i = 0; i < size; i++) (out[target + i] as number) += share * (mixed[value + i] as number);
      }
    }
  }
  return out;
}

function meanOf(state: Float32Array, count: number): Float32Array {
  const width = state.length / count;
  const mean = new Float32Array(width);
  for (let i = 0; i < state.length; i++) (mean[i % width] as number) += (state[i] as number) / count;
  return mean;
}
