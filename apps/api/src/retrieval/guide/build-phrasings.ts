import { phrasingsOf } from '@nestling/rag/guide';
import { GUIDE_PASSAGES } from '../../features/chat/answer/guide-passages.ts';
import {
  fillMissing,
  PHRASING_FILE,
  placeKnown,
  readPhrasingFile,
  SHIPPED_FILE,
  writePhrasingFile,
} from './phrasing-file.ts';
import { readGuideEncoder } from './sense-file.ts';

/**
 * Writes the vectors of all that the guide is asked. What the last build, or the one that was shipped, made of
 * the same words is kept: `pnpm build`. With `--ship` the shipped file is written too: `pnpm guide:vectors`.
 */
const texts = [...new Set(GUIDE_PASSAGES.flatMap((passage) => phrasingsOf(passage).map(({ text }) => text)))];
const placed = placeKnown(texts, new Map([...readPhrasingFile(SHIPPED_FILE), ...readPhrasingFile()]));
fillMissing(texts, placed, readGuideEncoder().encode);
for (const file of process.argv.includes('--ship') ? [PHRASING_FILE, SHIPPED_FILE] : [PHRASING_FILE])
  writePhrasingFile(texts, placed.vectors, file);
process.stdout.write(`${texts.length} phrasings, ${placed.missing.length} of them encoded anew\n`);
