import { addTo, createMultiplier, type Multiply, normalise, toLengthOne } from './linear.ts';
import { createPieceCutter } from './pieces.ts';
import { type EncoderFile, type Matrix, readEncoderFile } from './weights.ts';

/** Vectors of one `id` may be compared with each other and with no others. They have length 1. */
export type SentenceEncoder = { id: string; dimension: number; encode: (text: string) => Float32Array };

export const ENCODER_ID = 'sentence-encoder-lite-en-1';
export const ENCODER_DIMENSION = 512;
/** A question's sense is told early; what follows only takes time. */
const MAX_PIECES = 96;
const HEADS = 4;
const LAYERS = 2;

type Layer = {
  before: { scale: Float32Array; bias: Float32Array };
  attend: { weights: Matrix; bias: Float32Array };
  join: { weights: Matrix; bias: Float32Array };
  between: { scale: Float32Array; bias: Float32Array };
  widen: { weights: Matrix; bias: Float32Array };
  narrow: { weights: Matrix; bias: Float32Array };
};

/**
 * Universal Sentence Encoder lite (English) in plain typed arrays: pieces of words, two transformer layers, the mean of what
 * they give, one dense layer. `bytes` is the file of `weights/sentence-encoder-lite`.
 */
export function createSentenceEncoder(bytes: Uint8Array): SentenceEncoder {
  const { file: moved, multiply } = createMultiplier(bytes);
  const file = readEncoderFile(moved);
  const { matrix, vector } = createLookup(file);
  const cut = createPieceCutter(file.pieces);
  const embeddings = matrix('embeddings');
  const timing = vector('timing');
  const layers = Array.from({ length: LAYERS }, (_, n) => readLayer(n, matrix, vector));
  const lift = { weights: matrix('lift'), bias: vector('lift.bias') };
  const last = { weights: matrix('last'), bias: vector('last.bias') };

  return {
    id: ENCODER_ID,
    dimension: ENCODER_DIMENSION,
    encode(text) {
      const pieces = cut(text).slice(0, MAX_PIECES);
      let state = place(pieces, embeddings, timing);
      for (const [n, layer] of layers.entries()) {
        const base = n === 0 ? multiply(state, pieces.length, lift.weights, lift.bias) : state;
        state = runLayer(layer, state, base, pieces.length, multiply);
      }
      const out = multiply(meanOf(state, pieces.length), 1, last.weights, last.bias);
      return toLengthOne(out.map(Math.tanh));
    },
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
