import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  contentId,
  createMiniLmEncoder,
  type PairScorer,
  type SentenceEncoder,
  type SentenceScorer,
} from '@nestling/rag/encode';
import { GUIDE_DIMENSION, REPLY_PIECES, TURN_PIECES } from '@nestling/rag/guide';

const bytesOf = (file: 'encoder' | 'guide' | 'next' | 'danger' | 'rerank') =>
  readFileSync(fileURLToPath(import.meta.resolve(`@nestling/rag/weights/${file}`)));

const formOf = (file: 'guide' | 'next') => ({ id: contentId(file, bytesOf(file)), dimension: GUIDE_DIMENSION });

/** Vectors of this id may be compared: what leads to them names the encoder that it was taught with. */
export const GUIDE_ENCODER = formOf('guide');

/** Turns and what pages answer next meet in vectors of this id. */
export const NEXT_ENCODER = formOf('next');

type Encoders = {
  guide: SentenceEncoder;
  next: SentenceEncoder;
  readDanger: () => SentenceScorer;
  readReranker: () => PairScorer;
};

/**
 * The encoders by which the guide is searched, and by which a later turn finds what its page answers next; they share nearly all work on a text.
 * `readDanger` reads the built-in second reader of messages and `readReranker` the one of turns with their replies, which nobody needs who only encodes the guide.
 */
export function readEncoders(): Encoders {
  const sentence = createMiniLmEncoder(bytesOf('encoder'));
  return {
    guide: sentence.withTop(GUIDE_ENCODER.id, bytesOf('guide')),
    next: sentence.withTop(NEXT_ENCODER.id, bytesOf('next')),
    readDanger: () => sentence.withScores(bytesOf('danger')),
    readReranker: () => sentence.withPairs(bytesOf('rerank'), [TURN_PIECES, REPLY_PIECES]),
  };
}
