import { type Apart, type Attend, createAttention } from './attention.ts';
import { addAndNormalise, type BertLayer, runBertLayer } from './bert-layer.ts';
import { contentId } from './content-id.ts';
import { createIntegerProducts, type Product } from './integer-product.ts';
import { toLengthOne } from './length-one.ts';
import { remembered } from './remembered.ts';
import type { PairScorer, SentenceEncoder, SentenceScorer, StackedEncoder } from './sentence-encoder.ts';
import { type EncoderFile, type Matrix, readEncoderFile, readMatrix, readVector } from './weights.ts';
import { createWordPieceCutter } from './wordpiece.ts';

export const MINILM_DIMENSION = 384;
/** No file has places for more pieces. */
const MOST_PIECES = 128;
/** A turn is encoded in its readings, and then once more by another top. */
const REMEMBERED = 4;
/** A talk that goes on is answered from much the same: so many of the other texts are kept, as their last own layer leaves them. */
const OTHERS_REMEMBERED = 200;

/** A row of numbers for each of a text's pieces. */
type State = { values: Float32Array; count: number };
/** A text's states: as it is read, then after each layer that was asked for. */
type Stack = { states: State[] };
type By = { productWith: (matrix: Matrix, bias: Float32Array) => Product; attend: Attend };
type RunLayer = (state: State, apart?: Apart) => State;
type Head = { dimension: number; finish: (state: State) => Float32Array };
type StackOf = (text: string) => Stack;
type Top = { file: EncoderFile; last: RunLayer[]; stateOf: (text: string) => State };

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
  const places = readVector(file, 'places');
  const stackOf = stacked(beginWith(places), REMEMBERED);

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
      ? stacked(beginWith(readVector(topFile, 'places')), REMEMBERED)
      : stackOf;
    return {
      file: topFile,
      last: last.layers,
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
    withPairs(top, [mostOfOne, mostOfOther]) {
      const { file: topFile, last } = readTop(top);
      const below = layers.length - last.length;
      const sideOf = (pieces: number, kept: number) => {
        const begin = beginWith(places.subarray(0, pieces * width));
        return remembered((text) => stateAfter({ states: [begin(text)] }, below), kept);
      };
      const [oneOf, otherOf] = [sideOf(mostOfOne, REMEMBERED), sideOf(mostOfOther, OTHERS_REMEMBERED)];
      return readPairScorer(topFile, (one, other) => [oneOf(one), otherOf(other)], last);
    },
  };
}

/** The id of the encoder that these bytes make. */
export const miniLmId = (bytes: Uint8Array): string => contentId('minilm', bytes);

const stacked = (begin: (text: string) => State, most: number): StackOf =>
  remembered((text) => ({ states: [begin(text)] }), most);

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
    return ({ values, count }, apart) => ({
      values: runBertLayer(layer, values, count, (mixed, pieces) => by.attend(mixed, pieces, apart)),
      count,
    });
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

/**
 * How near two texts come once the file's layers have read both together: the cosine of their means, led by `lead`, on the `scale` that
 * was learnt. `segments` tell the layers which text a piece is of, `across` how much each layer looks at the other.
 */
function readPairScorer(
  file: EncoderFile,
  statesOf: (one: string, other: string) => [State, State],
  layers: readonly RunLayer[],
): PairScorer {
  const [segments, across, scale] = ['segments', 'across', 'scale'].map((name) => readVector(file, name)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const width = segments.length / 2;
  const { finish } = readHead(file, width);
  return (one, other) => {
    const sides = statesOf(one, other);
    const at = sides[0].count;
    const begun: State = { values: new Float32Array((at + sides[1].count) * width), count: at + sides[1].count };
    for (const [side, { values }] of sides.entries())
      for (let n = 0; n < values.length; n++)
        begun.values[side * at * width + n] = (values[n] as number) + (segments[side * width + (n % width)] as number);
    const { values } = layers.reduce((state, layer, n) => layer(state, { at, more: across[n] as number }), begun);
    const led = (from: number, to: number) =>
      toLengthOne(finish({ values: values.subarray(from * width, to * width), count: to - from }));
    const [turn, reply] = [led(0, at), led(at, begun.count)];
    const cosine = turn.reduce((sum, value, n) => sum + value * (reply[n] as number), 0);
    return (scale[0] as number) * cosine + (scale[1] as number);
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
