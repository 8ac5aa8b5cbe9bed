import path from 'node:path';
import { ENCODER_DIMENSION, ENCODER_ID } from '@nestling/rag/encode';
import type { PackedVectors } from '@nestling/rag/guide';
import {
  fillMissing,
  PHRASING_FILE,
  placeKnown,
  readPhrasingFile,
  recordsOf,
  writePhrasingFile,
} from '../../src/retrieval/guide/phrasing-file.ts';

/** Kept from one learning to the next, for encoding is what takes the time; never committed. */
const FILE = path.join(path.dirname(PHRASING_FILE), 'sentences.bin');
const FORM = { id: ENCODER_ID, dimension: ENCODER_DIMENSION };

/** The sentence encoder's own vectors of texts, before anything was learnt. */
export function sentenceVectors(texts: readonly string[], encode: (text: string) => Float32Array): PackedVectors {
  const placed = placeKnown(texts, readPhrasingFile(FILE, FORM), ENCODER_DIMENSION);
  fillMissing(texts, placed, encode);
  writePhrasingFile([...recordsOf(texts, placed.vectors, FORM).values()], FILE, FORM);
  return placed.vectors;
}
