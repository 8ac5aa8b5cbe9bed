export { createSentenceEncoder, ENCODER_DIMENSION, ENCODER_ID, type SentenceEncoder } from './encoder.ts';
export { type EncoderFile, readEncoderFile, type Tensor, toMatrix, writeEncoderFile } from './weights.ts';
