import { indexGuide, phrasingTexts } from '@nestling/rag/guide';
import { passageInRegion } from '../../features/chat/answer/guide-in-region.ts';
import { GUIDE_PASSAGES } from '../../features/chat/answer/guide-passages.ts';
import { nextTexts } from './asked-next.ts';
import { GUIDE_ENCODER, NEXT_ENCODER, readEncoders } from './encoders.ts';
import { GUIDE_STAMP, writeGuideIndex } from './index-file.ts';
import {
  fillMissing,
  NEXT_FILE,
  PHRASING_FILE,
  placeKnown,
  readPhrasingFile,
  recordsOf,
  SAID_FILE,
  SHIPPED_FILE,
  SHIPPED_NEXT_FILE,
  SHIPPED_SAID_FILE,
  type VectorForm,
  writePhrasingFile,
} from './phrasing-file.ts';
import { saidTexts } from './said-nearness.ts';

/**
 * Writes the index of the guide, and the vectors of all that it is asked, of what its pages answer next and of what they say. What the last build, or the one that was
 * shipped, made of the same words is kept: `pnpm build`. With `--ship` the shipped files are written too: `pnpm guide:vectors`.
 */
const isShipped = process.argv.includes('--ship');
const encoders = readEncoders();

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
  const records = recordsOf(texts, placed.vectors, form);
  writePhrasingFile(
    all.map((text) => records.get(text) as Buffer),
    file,
    form,
    GUIDE_STAMP,
  );
  if (isShipped) writePhrasingFile([...records.values()].sort(byKey), shipped, form);
  process.stdout.write(`${texts.length} ${what}, ${placed.missing.length} of them encoded anew\n`);
}

/** Records begin with their key. */
const byKey = (a: Buffer, b: Buffer) => Buffer.compare(a, b);

const index = indexGuide(GUIDE_PASSAGES);
writeGuideIndex(index);
build('phrasings', phrasingTexts(index), GUIDE_ENCODER, [PHRASING_FILE, SHIPPED_FILE], encoders.guide.encode);
build(
  'texts of what is asked next',
  nextTexts(GUIDE_PASSAGES),
  NEXT_ENCODER,
  [NEXT_FILE, SHIPPED_NEXT_FILE],
  encoders.next.encode,
);
build(
  'texts of what pages say',
  saidTexts(GUIDE_PASSAGES.map((passage) => passageInRegion(passage, 'US'))),
  NEXT_ENCODER,
  [SAID_FILE, SHIPPED_SAID_FILE],
  encoders.next.encode,
);
