import { type Attend, createAttention } from './attention.ts';
import { addAndNormalise, type BertLayer, runBertLayer } from './bert-layer.ts';
import { contentId } from './content-id.ts';
import { createIntegerProducts, type Product } from './integer-product.ts';
import { toLengthOne } from './length-one.ts';
import type { SentenceEncoder, SentenceScorer, StackedEncoder } from './sentence-encoder.ts';
import { type EncoderFile, type Matrix, readEncoderFile, readMatrix, readVector } from './weights.ts';
import { createWordPieceCutter } from './wordpiece.ts';

export const MINILM_DIMENSION = 384;
/** No file has places for more pieces. */
const MOST_PIECES = 128;
const REMEMBERED = 4;

/** A row of numbers for each of a text's pieces. */
type State = { values: Float32Array; count: number };
/** A text's states: as it is read, then after each layer that was asked for. */
type Stack = { states: State[] };
type By = { productWith: (matrix: Matrix, bias: Float32Array) => Product; attend: Attend };
type RunLayer = (state: State) => State;
type Head = { dimension: number; finish: (state: State) => Float32Array };
type StackOf = (text: string) => Stack;
type Top = { file: EncoderFile; stateOf: (text: string) => State };

/**
 * all-MiniLM-L6-v2 by loops of our own: pieces of words, as many BERT layers as the file holds, the mean of what they give.
 * `bytes` is the file of `weights/minilm`. A top is a file with the last layers, one or more, under the numbers that they have
 * here, or with none and only a map of the mean (`lead`); all tops share the work of the layers below, but for one that reads
 * further than the others and has `places` of its own.
 */
export function createMiniLmEncoder(bytes: Uint8Array): StackedEncoder {
  const own = createIntegerProducts(bytes);
  const file = readEncoderFile(own.file);
  const { width } = matrixOf(file, 'embeddings');
  const attend = createAttention(MOST_PIECES, width);
  const { first, layers } = readLayers(file, { ...own, attend });
  if (first !== 0 || layers.length === 0) throw new Error('The weights lack the first layers');
  const beginWith = readBeginning(file);
  const stackOf = remembered(beginWith(readVector(file, 'places')));

  function stateAfter({ states }: Stack, depth: number): State {
    for (let done = states.length - 1; done < depth; done++)
      states.push((layers[done] as RunLayer)(states[done] as State));
    return states[depth] as State;
  }

  function readTop(top: Uint8Array): Top {
    const upper = createIntegerProducts(top);
    const topFile = readEncoderFile(upper.file);
    const last = readLayers(topFile, { ...upper, attend });
    const replaced = last.layers.length;
    if (replaced > 0 && last.first + replaced !== layers.length)
      throw new Error(`The top's layers are not the last of ${layers.length}`);
    const ownStackOf: StackOf = topFile.tensors.has('places')
      ? remembered(beginWith(readVector(topFile, 'places')))
      : stackOf;
    return {
      file: topFile,
      stateOf: (text) =>
        last.layers.reduce((state, layer) => layer(state), stateAfter(ownStackOf(text), layers.length - replaced)),
    };
  }

  function encoder(id: string, head: Head, stateOf: (text: string) => State): SentenceEncoder {
    return { id, dimension: head.dimension, encode: (text) => toLengthOne(head.finish(stateOf(text))) };
  }

  return {
    ...encoder(miniLmId(bytes), readHead(file, width), (text) => stateAfter(stackOf(text), layers.length)),
    withTop(id, top) {
      const { file: topFile, stateOf } = readTop(top);
      return encoder(id, readHead(topFile, width), stateOf);
    },
    withScores(top) {
      const { file: topFile, stateOf } = readTop(top);
      return readScorer(topFile, stateOf);
    },
  };
}

/** The id of the encoder that these bytes make. */
export const miniLmId = (bytes: Uint8Array): string => contentId('minilm', bytes);

/** A turn is encoded in its readings, and then once more by another top. */
function remembered(begin: (text: string) => State): (text: string) => Stack {
  const stacks = new Map<string, Stack>();
  return (text) => {
    const stack = stacks.get(text) ?? { states: [begin(text)] };
    stacks.delete(text);
    stacks.set(text, stack);
    for (const [oldest] of stacks) {
      if (stacks.size <= REMEMBERED) break;
      stacks.delete(oldest);
    }
    return stack;
  };
}

/** Each piece's embedding and that of its place, added and brought to one measure; as many pieces are read as there are places. */
function readBeginning(file: EncoderFile): (places: Float32Array) => (text: string) => State {
  const cut = createWordPieceCutter(file.pieces.map(([piece]) => piece));
  const { width, numbers, scales } = matrixOf(file, 'embeddings');
  const norm = { scale: readVector(file, 'begin.scale'), shift: readVector(file, 'begin.shift') };
  return (places) => (text) => {
    const pieces = cut(text, Math.min(MOST_PIECES, places.length / width));
    const values = new Float32Array(pieces.length * width);
    for (const [t, piece] of pieces.entries()) {
      const scale = scales[piece] as number;
      for (let i = 0; i < width; i++) values[t * width + i] = scale * (numbers[piece * width + i] as number);
    }
    addAndNormalise(values, places, norm);
    return { values, count: pieces.length };
  };
}

function readLayers(file: EncoderFile, by: By): { first: number; layers: RunLayer[] } {
  const numbered = new Set([...file.tensors.keys()].flatMap((name) => name.match(/^\d+(?=\.)/) ?? []).map(Number));
  const first = numbered.size > 0 ? Math.min(...numbered) : 0;
  const layers = Array.from({ length: numbered.size }, (_, n): RunLayer => {
    const layer = readLayer(file, first + n, by);
    return ({ values, count }) => ({ values: runBertLayer(layer, values, count, by.attend), count });
  });
  return { first, layers };
}

function readLayer(file: EncoderFile, n: number, { productWith }: By): BertLayer {
  const dense = (name: string) => productWith(matrixOf(file, `${n}.${name}`), readVector(file, `${n}.${name}.bias`));
  const norm = (name: string) => ({
    scale: readVector(file, `${n}.${name}.scale`),
    shift: readVector(file, `${n}.${name}.shift`),
  });
  return {
    attend: dense('attend'),
    join: dense('join'),
    between: norm('between'),
    widen: dense('widen'),
    narrow: dense('narrow'),
    after: norm('after'),
  };
}

/** The mean of all pieces, led by the file's `lead` where it has one. */
function readHead(file: EncoderFile, width: number): Head {
  if (!file.tensors.has('lead')) return { dimension: width, finish: meanOf };
  const { values: rows, width: dimension } = readMatrix(file, 'lead');
  return {
    dimension,
    finish: (state) => addProduct(new Float32Array(dimension), meanOf(state), rows),
  };
}

/** What a file's `scores` make of the mean as it is. */
function readScorer(file: EncoderFile, stateOf: (text: string) => State): SentenceScorer {
  const { values: weights } = readMatrix(file, 'scores');
  const bias = readVector(file, 'scores.bias');
  return {
    names: file.pieces.map(([name]) => name),
    score: (text) => addProduct(bias.slice(), meanOf(stateOf(text)), weights),
  };
}

/** Adds to `out` the product of `values` and a matrix of as many rows, each as wide as `out`, and gives it back. */
function addProduct(out: Float32Array, values: Float32Array, rows: Float32Array): Float32Array {
  const width = out.length;
  for (const [row, value] of values.entries())
    for (let k = 0; k < width; k++) (out[k] as number) += value * (rows[row * width + k] as number);
  return out;
}

function meanOf({ values, count }: State): Float32Array {
  const width = values.length / count;
  const mean = new Float32Array(width);
  for (let start = 0; start < values.length; start += width)
    for (let i = 0; i < width; i++) (mean[i] as number) += (values[start + i] as number) / count;
  return mean;
}

function matrixOf({ tensors }: EncoderFile, name: string): Matrix {
  const tensor = tensors.get(name);
  if (tensor?.kind !== 'matrix') throw new Error(`The weights lack the matrix ${name}`);
  return tensor.matrix;
}
