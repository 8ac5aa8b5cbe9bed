import {
  type AskedNext,
  cosinesWith,
  countSenses,
  type FoundPage,
  type Guide,
  isOfEarlier,
  type NextTurn,
  nextLikelihood,
  nextSigns,
  type ReadFollowUp,
  readFollowUp,
  readTold,
  rowsOf,
  sensesOf,
} from '@nestling/rag/guide';
import type { Passage } from '@nestling/rag/retrieve';
import type { FastifyBaseLogger } from 'fastify';
import type { Embedder } from '../../platform/embedder.ts';
import { embedInto, vectorsOf } from './guide-vectors.ts';
import type { PlacedVectors } from './phrasing-file.ts';

/** The texts of what parents ask next, page by page. */
export const nextTexts = (pages: readonly Passage[]): string[] =>
  pages.flatMap(({ written }) => (written?.followUps ?? []).flatMap(sensesOf));

/** Where the texts of each page's follow-ups begin among all of these, and how many there are. */
export function placeNextTexts(pages: readonly Passage[]): { starts: number[][]; count: number } {
  let count = 0;
  const starts = pages.map(({ written }) =>
    (written?.followUps ?? []).map((followUp) => {
      const start = count;
      count += countSenses(followUp);
      return start;
    }),
  );
  return { starts, count };
}

/** What parents ask next on each page, by the encoder that ships with the guide. */
export function createAskedNext(
  { guide, logger }: { guide: Guide; logger: Pick<FastifyBaseLogger, 'warn'> },
  encoder: Embedder,
  { vectors, missing }: PlacedVectors,
  { starts }: ReturnType<typeof placeNextTexts>,
) {
  const read = new Map<number, ReadFollowUp[]>();
  const followUpsOf = (page: number): ReadFollowUp[] => {
    const known = read.get(page);
    if (known) return known;
    const made = (guide.pages[page]?.written?.followUps ?? []).map((one) => readFollowUp(guide.words, one));
    read.set(page, made);
    return made;
  };
  let filling: Promise<void> | undefined;
  const fill = () => {
    filling ??= embedInto(vectors, () => nextTexts(guide.pages), missing, encoder).catch((error) =>
      logger.warn({ err: error }, 'what is asked next was not encoded; its words find it'),
    );
    return filling;
  };

  return {
    /** `pages`: that of the talk first. */
    async mostLikely(
      { text, told, part }: NextTurn,
      pages: readonly FoundPage[],
      signal?: AbortSignal,
    ): Promise<AskedNext | undefined> {
      const asked = pages.filter(({ page }) => (starts[page] ?? []).length > 0);
      if (asked.length === 0) return undefined;
      const [vector = []] = (await vectorsOf(encoder, [text], logger, signal).finally(() => void fill())) ?? [];
      const turn = { told: readTold(guide.words, told), part };
      const found = asked.flatMap(({ page, isOtherAge }) =>
        followUpsOf(page).map((followUp, at): AskedNext => {
          const from = starts[page]?.[at] ?? 0;
          const senses = rowsOf(vectors, from, followUp.parts.length + 1);
          const signs = nextSigns(followUp, turn, cosinesWith(vector, senses));
          return {
            page,
            isOtherAge,
            followUp: at,
            likelihood: nextLikelihood(signs),
            foreign: signs.foreign,
            isOtherPart: signs.otherPart > 0,
          };
        }),
      );
      const [last] = pages;
      return found
        .filter((one) => one.page === last?.page || isOfEarlier(one, turn.told))
        .toSorted((a, b) => b.likelihood - a.likelihood)[0];
    },
    /** Resolves when no vectors are being made in the background. */
    idle: fill,
  };
}
