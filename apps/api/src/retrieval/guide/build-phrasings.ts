import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSentenceEncoder } from '@nestling/rag/encode';
import { phrasingsOf } from '@nestling/rag/guide';
import { GUIDE_PASSAGES } from '../../features/chat/guide-passages.ts';
import { fillMissing, placeKnown, readPhrasingFile, writePhrasingFile } from './phrasing-file.ts';

/** Writes the vectors of all that the guide is asked. What the last build made of the same words is kept: `pnpm build`. */
const texts = [...new Set(GUIDE_PASSAGES.flatMap((passage) => phrasingsOf(passage).map(({ text }) => text)))];
const placed = placeKnown(texts, readPhrasingFile());
const encoder = createSentenceEncoder(
  readFileSync(fileURLToPath(import.meta.resolve('@nestling/rag/weights/encoder'))),
);
fillMissing(texts, placed, encoder.encode);
writePhrasingFile(texts, placed.vectors);
process.stdout.write(`${texts.length} phrasings, ${placed.missing.length} of them encoded anew\n`);
