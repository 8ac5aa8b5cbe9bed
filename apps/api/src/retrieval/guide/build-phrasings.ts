import { phrasingsOf, sensesOf } from '@nestling/rag/guide';
import { GUIDE_PASSAGES } from '../../features/chat/answer/guide-passages.ts';
import {
  fillMissing,
  NEXT_FILE,
  PHRASING_FILE,
  placeKnown,
  readPhrasingFile,
  SHIPPED_FILE,
  SHIPPED_NEXT_FILE,
  type VectorForm,
  writePhrasingFile,
} from './phrasing-file.ts';
import { GUIDE_ENCODER, NEXT_ENCODER, readGuideEncoder, readNextEncoders, readSentenceEncoder } from './sense-file.ts';

/**
 * Writes the vectors of all that the guide is asked, and of what its pages answer next. What the last build, or the one that was
 * shipped, made of the same words is kept: `pnpm build`. With `--ship` the shipped files are written too: `pnpm guide:vectors`.
 */
const isShipped = process.argv.includes('--ship');
const sentence = readSentenceEncoder();

function build(
  what: string,
  all: readonly string[],
  form: VectorForm,
  [file, shipped]: readonly [string, string],
  encode: (text: string) => ArrayLike<number>,
): void {
  const texts = [...new Set(all)];
  const known = new Map([...readPhrasingFile(shipped, form), ...readPhrasingFile(file, form)]);
  const placed = placeKnown(texts, known, form.dimension);
  fillMissing(texts, placed, encode);
  for (const one of isShipped ? [file, shipped] : [file]) writePhrasingFile(texts, placed.vectors, one, form);
  process.stdout.write(`${texts.length} ${what}, ${placed.missing.length} of them encoded anew\n`);
}

build(
  'phrasings',
  GUIDE_PASSAGES.flatMap((passage) => phrasingsOf(passage).map(({ text }) => text)),
  GUIDE_ENCODER,
  [PHRASING_FILE, SHIPPED_FILE],
  readGuideEncoder(sentence).encode,
);
build(
  'texts of what is asked next',
  GUIDE_PASSAGES.flatMap(({ written }) => (written?.followUps ?? []).flatMap(sensesOf)),
  NEXT_ENCODER,
  [NEXT_FILE, SHIPPED_NEXT_FILE],
  readNextEncoders(sentence).page.encode,
);
