import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSentenceEncoder, ENCODER_ID, type SentenceEncoder, type StackedEncoder } from '@nestling/rag/encode';
import { createNextEncoders, createSenseEncoder, NEXT_DIMENSION, SENSE_DIMENSION, senseId } from '@nestling/rag/guide';

const bytesOf = (file: 'encoder' | 'sense' | 'next') =>
  readFileSync(fileURLToPath(import.meta.resolve(`@nestling/rag/weights/${file}`)));

/** Vectors of this id may be compared: it tells the encoder and what was learnt on top of it. */
export const GUIDE_ENCODER = { id: senseId(ENCODER_ID, bytesOf('sense')), dimension: SENSE_DIMENSION };

/** Turns and what pages answer next meet in vectors of this id. */
export const NEXT_ENCODER = { id: senseId(ENCODER_ID, bytesOf('next')), dimension: NEXT_DIMENSION };

export const readSentenceEncoder = (): StackedEncoder => createSentenceEncoder(bytesOf('encoder'));

/** The encoder by which the guide is searched. */
export const readGuideEncoder = (sentence = readSentenceEncoder()): SentenceEncoder =>
  createSenseEncoder(sentence, bytesOf('sense'));

/** The encoders by which a later turn finds what its page answers next. */
export const readNextEncoders = (sentence = readSentenceEncoder()) => createNextEncoders(sentence, bytesOf('next'));
