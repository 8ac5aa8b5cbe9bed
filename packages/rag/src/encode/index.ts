export { createSentenceEncoder, ENCODER_DIMENSION, ENCODER_ID, type SentenceEncoder } from './encoder.ts';
