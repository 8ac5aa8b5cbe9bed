import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { countSenses, GUIDE_DIMENSION, readGuide } from '@nestling/rag/guide';
import { GUIDE_PASSAGES } from '../../src/features/chat/answer/guide-passages.ts';
import { nextTexts, placeNextTexts } from '../../src/retrieval/guide/asked-next.ts';
import { NEAR_TOPIC } from '../gate/near-topic.ts';
import { OFF_TOPIC } from '../gate/off-topic.ts';
import { readPieces } from './read-pieces.ts';
import { LESSON } from './taught.ts';

/** As far as the encoder reads a text. */
const MOST = 64;

/** Writes what `teach.py` reads: all texts of the guide as pieces, whose they are, and which rows of the encoder as it came the pieces have. */
function writeLesson(): void {
  const pieces = readPieces(LESSON);
  const cut = (texts: readonly string[]) => texts.map((text) => pieces.cut(text, MOST));
  const { phrasings } = readGuide(GUIDE_PASSAGES);
  const isAsked = (page: number) => GUIDE_PASSAGES[page]?.questions !== undefined;
  const { starts } = placeNextTexts(GUIDE_PASSAGES);
  const followUps = GUIDE_PASSAGES.flatMap(({ written }, page) => {
    const own = written?.followUps ?? [];
    const placed = own.map((one, at) =>
      Array.from({ length: countSenses(one) }, (_, n) => (starts[page]?.[at] as number) + n),
    );
    return own.length > 0 ? [[page, placed] as const] : [];
  });
  writeFileSync(
    path.join(LESSON, 'lesson.json'),
    JSON.stringify({
      dimension: GUIDE_DIMENSION,
      rows: pieces.rows,
      phrasings: cut(phrasings.map(({ text }) => text)),
      pages: phrasings.map(({ page }) => page),
      kinds: phrasings.map(({ kind, page }) => (kind === 'opening' ? kind : isAsked(page) ? 'asked' : 'listed')),
      others: cut([...OFF_TOPIC, ...NEAR_TOPIC]),
      next: cut(nextTexts(GUIDE_PASSAGES)),
      followUps: Object.fromEntries(followUps),
    }),
  );
}

writeLesson();
