export {
  createSentenceEncoder,
  ENCODER_DIMENSION,
  ENCODER_ID,
  type SentenceEncoder,
  type StackedEncoder,
} from './encoder.ts';
export { toLengthOne } from './linear.ts';
export { createPieceCutter } from './pieces.ts';
export {
  type EncoderFile,
  readEncoderFile,
  readMatrix,
  readVector,
  type Tensor,
  toMatrix,
  writeEncoderFile,
} from './weights.ts';
