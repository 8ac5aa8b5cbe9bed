import {
  type EncoderFile,
  readEncoderFile,
  readMatrix,
  readVector,
  type SentenceEncoder,
  toLengthOne,
} from '../encode/index.ts';
import { relatedStems } from '../evidence/related-words.ts';
import { tellingStems } from './telling-stems.ts';

/**
 * What was learnt of how parents ask: where the encoder's sense and each telling word lead. `words` holds a row for each of
 * `stems`, `weights` how telling they are; `mean` is what every text has in common.
 */
export type Sense = {
  stems: readonly string[];
  weights: Float32Array;
  words: Float32Array;
  meaning: Float32Array;
  mean: Float32Array;
  dimension: number;
};

/**
 * An encoder in which texts are near that ask the same of the guide: the sentence encoder's sense and the text's telling words,
 * both through what `pnpm guide:learn` learnt from the phrasings. `bytes` is the file that it wrote.
 */
export function createSenseEncoder(sentence: SentenceEncoder, bytes: Uint8Array): SentenceEncoder {
  const sense = readSense(readEncoderFile(bytes));
  const places = new Map(sense.stems.map((one, at) => [one, at]));
  return {
    id: senseId(sentence.id, bytes),
    dimension: sense.dimension,
    encode: (text) => senseOf(sense, sentence.encode(text), knownWords(places, text)),
  };
}

export const SENSE_DIMENSION = 192;

/** Vectors made with other weights are others. */
export function senseId(sentenceId: string, bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `${sentenceId}+sense-${hash.toString(16).padStart(8, '0')}`;
}

/** The places of a text's words; a word that nobody asked yet counts as those of like meaning. */
export function knownWords(places: ReadonlyMap<string, number>, text: string): number[] {
  return tellingStems(text).flatMap((one) => {
    const own = places.get(one);
    if (own !== undefined) return [own];
    const related = [...relatedStems(one)].find((other) => places.has(other));
    return related === undefined ? [] : [places.get(related) as number];
  });
}

export function senseOf(
  { weights, words, meaning, mean, dimension }: Sense,
  vector: ArrayLike<number>,
  places: readonly number[],
): Float32Array {
  const out = new Float32Array(dimension);
  const add = (row: Float32Array, at: number, by: number) => {
    for (let i = 0; i < dimension; i++) (out[i] as number) += by * (row[at * dimension + i] as number);
  };
  for (let k = 0; k < mean.length; k++) add(meaning, k, (vector[k] as number) - (mean[k] as number));
  const length = Math.hypot(...places.map((at) => weights[at] as number)) || 1;
  for (const at of places) add(words, at, (weights[at] as number) / length);
  return toLengthOne(out);
}

function readSense(file: EncoderFile): Sense {
  const meaning = readMatrix(file, 'meaning');
  return {
    stems: file.pieces.map(([one]) => one),
    weights: Float32Array.from(file.pieces, ([, weight]) => weight),
    words: readMatrix(file, 'words').values,
    meaning: meaning.values,
    mean: readVector(file, 'mean'),
    dimension: meaning.width,
  };
}
