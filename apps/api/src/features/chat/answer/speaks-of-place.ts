import { type Guide, HELD, readTold } from '@nestling/rag/guide';
import { asksOfPlace, type Talk } from '@nestling/rag/query';
import type { ShownPage } from './tell-part.ts';

/** Whether one of the pages is asked the same of a place: of its laws, its costs or its customs. */
export function speaksOfPlace(guide: Guide, pages: readonly ShownPage[], asked: string, ofPlace: Talk): boolean {
  const told = readTold(guide.words, asked);
  return pages.some(({ passage: { questions = [] } }) =>
    questions.some((one) => asksOfPlace(one) === ofPlace && told.sharedWith(new Set(guide.words.idsOf(one))) >= HELD),
  );
}
