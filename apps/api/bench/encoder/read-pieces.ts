import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createWordPieceCutter, readEncoderFile } from '@nestling/rag/encode';
import { fetchBase } from './fetch-base.ts';

/** How texts are cut into the pieces that the encoder ships with, and which rows of the encoder as it came (fetched into the folder) these have. */
export function readPieces(folder: string): { cut: (text: string, most: number) => number[]; rows: number[] } {
  const { vocabulary } = fetchBase(folder);
  const file = readFileSync(fileURLToPath(import.meta.resolve('@nestling/rag/weights/encoder')));
  const pieces = readEncoderFile(file).pieces.map(([piece]) => piece);
  return { cut: createWordPieceCutter(pieces), rows: pieces.map((piece) => vocabulary[piece] as number) };
}
