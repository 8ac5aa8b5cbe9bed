import {
  type EncoderFile,
  readEncoderFile,
  readMatrix,
  readVector,
  type SentenceEncoder,
  type StackedEncoder,
  toLengthOne,
} from '../encode/index.ts';
import { senseId } from './sense.ts';

/** Numbers of a vector in which a turn is compared with what a page answers next. */
export const NEXT_DIMENSION = 96;

/**
 * What was learnt of how parents ask on, besides the encoder's last layer: `asks` leads a turn, `says` what stands on a page, to where
 * the two meet. Rows of the encoder's dimension.
 */
type NextSense = { mean: Float32Array; asks: Float32Array; says: Float32Array };

/**
 * Two sides of one comparison: a turn is near to a wording or an answer of a page where that answers it, though both are about the
 * same subject as all others of the page. `bytes` is the file of `weights/next`, with a last layer of the encoder that
 * was taught this.
 */
export function createNextEncoders(
  sentence: StackedEncoder,
  bytes: Uint8Array,
): { turn: SentenceEncoder; page: SentenceEncoder } {
  const sense = readNextSense(readEncoderFile(bytes));
  const id = senseId(sentence.id, bytes);
  const own = sentence.withTop(id, bytes);
  const side = (rows: Float32Array): SentenceEncoder => ({
    id,
    dimension: NEXT_DIMENSION,
    encode: (text) => leadBy(rows, centred(own.encode(text), sense.mean)),
  });
  return { turn: side(sense.asks), page: side(sense.says) };
}

/** What sets a text apart from any other, of length 1. */
function centred(vector: ArrayLike<number>, mean: Float32Array): Float32Array {
  return toLengthOne(mean.map((value, i) => (vector[i] as number) - value));
}

/** Where the rows lead a vector, of length 1. */
function leadBy(rows: Float32Array, vector: Float32Array): Float32Array {
  const out = new Float32Array(NEXT_DIMENSION);
  for (let i = 0; i < vector.length; i++)
    for (let k = 0; k < NEXT_DIMENSION; k++)
      (out[k] as number) += (vector[i] as number) * (rows[i * NEXT_DIMENSION + k] as number);
  return toLengthOne(out);
}

const readNextSense = (file: EncoderFile): NextSense => ({
  mean: readVector(file, 'mean'),
  asks: readMatrix(file, 'asks').values,
  says: readMatrix(file, 'says').values,
});
