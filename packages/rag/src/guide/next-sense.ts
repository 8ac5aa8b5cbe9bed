import { type EncoderFile, readEncoderFile, type SentenceEncoder, type Tensor } from '../encode/index.ts';
import { senseId } from './sense.ts';

/** Numbers of a vector in which a turn is compared with what a page answers next. */
export const NEXT_DIMENSION = 96;

/** What was learnt of how parents ask on: `asks` leads a turn, `says` what stands on a page, to where the two meet. Rows of the encoder's dimension. */
export type NextSense = { mean: Float32Array; asks: Float32Array; says: Float32Array };

/**
 * Two sides of one comparison: a turn is near to a wording or an answer of a page where that answers it, though both are about the
 * same subject as all others of the page. `bytes` is the file that `pnpm guide:learn` wrote.
 */
export function createNextEncoders(
  sentence: SentenceEncoder,
  bytes: Uint8Array,
): { turn: SentenceEncoder; page: SentenceEncoder } {
  const sense = readNextSense(readEncoderFile(bytes));
  const id = senseId(sentence.id, bytes);
  const side = (rows: Float32Array): SentenceEncoder => ({
    id,
    dimension: NEXT_DIMENSION,
    encode: (text) => leadBy(rows, centred(sentence.encode(text), sense.mean)),
  });
  return { turn: side(sense.asks), page: side(sense.says) };
}

/** What sets a text apart from any other, of length 1. */
export function centred(vector: ArrayLike<number>, mean: Float32Array): Float32Array {
  const apart = mean.map((value, i) => (vector[i] as number) - value);
  const length = Math.hypot(...apart) || 1;
  return apart.map((value) => value / length);
}

export function leadBy(rows: Float32Array, vector: Float32Array): Float32Array {
  const out = new Float32Array(NEXT_DIMENSION);
  for (let i = 0; i < vector.length; i++)
    for (let k = 0; k < NEXT_DIMENSION; k++)
      (out[k] as number) += (vector[i] as number) * (rows[i * NEXT_DIMENSION + k] as number);
  const length = Math.hypot(...out) || 1;
  return out.map((value) => value / length);
}

function readNextSense({ tensors }: EncoderFile): NextSense {
  const mean = tensors.get('mean');
  if (mean?.kind !== 'vector') throw new Error('The weights of what is asked next lack the mean');
  return { mean: mean.values, asks: valuesOf(tensors.get('asks')), says: valuesOf(tensors.get('says')) };
}

function valuesOf(tensor: Tensor | undefined): Float32Array {
  if (tensor?.kind !== 'matrix') throw new Error('The weights of what is asked next lack a matrix');
  const { width, numbers, scales } = tensor.matrix;
  return Float32Array.from(numbers, (value, n) => value * (scales[(n / width) | 0] as number));
}
