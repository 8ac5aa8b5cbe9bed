import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSentenceEncoder, ENCODER_ID, type SentenceEncoder } from '@nestling/rag/encode';
import { createSenseEncoder, SENSE_DIMENSION, senseId } from '@nestling/rag/guide';

const bytesOf = (file: 'encoder' | 'sense') =>
  readFileSync(fileURLToPath(import.meta.resolve(`@nestling/rag/weights/${file}`)));

/** Vectors of this id may be compared: it tells the encoder and what was learnt on top of it. */
export const GUIDE_ENCODER = { id: senseId(ENCODER_ID, bytesOf('sense')), dimension: SENSE_DIMENSION };

export const readSentenceEncoder = (): SentenceEncoder => createSentenceEncoder(bytesOf('encoder'));

/** The encoder by which the guide is searched. */
export const readGuideEncoder = (): SentenceEncoder => createSenseEncoder(readSentenceEncoder(), bytesOf('sense'));
