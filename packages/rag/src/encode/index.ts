export { contentId } from './content-id.ts';
export { toLengthOne } from './length-one.ts';
export { createMiniLmEncoder, MINILM_DIMENSION, miniLmId } from './minilm.ts';
export type { PairScorer, SentenceEncoder, SentenceScorer, StackedEncoder } from './sentence-encoder.ts';
export {
  type EncoderFile,
  readEncoderFile,
  readMatrix,
  readVector,
  type Tensor,
  toMatrix,
  writeEncoderFile,
} from './weights.ts';
export { createWordPieceCutter } from './wordpiece.ts';
