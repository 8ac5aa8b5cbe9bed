import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPieceCutter, readEncoderFile, readMatrix } from '@nestling/rag/encode';
import { NEXT_DIMENSION, sensesOf } from '@nestling/rag/guide';
import type { FollowUp } from '@nestling/rag/retrieve';
import { GUIDE_PASSAGES } from '../../src/features/chat/answer/guide-passages.ts';

/** Where what is taught and what was learnt lie between the steps of `pnpm guide:learn-next`; never committed. */
export const LESSON = path.join(import.meta.dirname, 'lesson');

/** What is asked next, page by page; the pages are taught in two halves, told apart by their place here. */
export const FOLLOW_UPS: readonly (readonly FollowUp[])[] = GUIDE_PASSAGES.flatMap(({ written }) =>
  written?.followUps?.length ? [written.followUps] : [],
);

/** Writes the encoder in plain numbers, and of each page the follow-ups as pieces: their wordings, and last the answer. */
function writeLesson(): void {
  mkdirSync(LESSON, { recursive: true });
  const encoder = readEncoderFile(readFileSync(fileURLToPath(import.meta.resolve('@nestling/rag/weights/encoder'))));
  const shapes: Record<string, number[]> = {};
  for (const [name, tensor] of encoder.tensors) {
    const isVector = tensor.kind === 'vector';
    const values = isVector ? tensor.values : readMatrix(encoder, name).values;
    shapes[name] = isVector ? [values.length] : [tensor.matrix.rows, tensor.matrix.width];
    writeFileSync(path.join(LESSON, `${name}.f32`), new Uint8Array(values.slice().buffer));
  }
  const cut = createPieceCutter(encoder.pieces);
  const pages = FOLLOW_UPS.map((followUps) => followUps.map((one) => sensesOf(one).map(cut)));
  writeFileSync(path.join(LESSON, 'lesson.json'), JSON.stringify({ shapes, pages, dimension: NEXT_DIMENSION }));
}

if (import.meta.main) writeLesson();
