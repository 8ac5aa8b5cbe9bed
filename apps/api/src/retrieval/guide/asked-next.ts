import {
  type AskedNext,
  cosinesWith,
  countSenses,
  type FoundPage,
  type Guide,
  type NextTurn,
  nextLikelihood,
  nextSigns,
  type PlaceInTalk,
  type ReadFollowUp,
  readFollowUp,
  readTold,
  sensesOf,
} from '@nestling/rag/guide';
import type { Passage } from '@nestling/rag/retrieve';
import type { FastifyBaseLogger } from 'fastify';
import type { Embedder } from '../../platform/embedder.ts';
import { embedInto, vectorsOf } from './guide-vectors.ts';
import type { PlacedVectors } from './phrasing-file.ts';

/** So many of what other pages list come nearest in wording; all others are something else. */
const MOST_ELSEWHERE = 60;

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
  /** What is asked on other pages in words that come nearest to a turn. */
  const nearestOf = (cosines: Float32Array, isOpen: (page: number) => boolean) =>
    starts
      .flatMap((places, page) =>
        (places.length > 0 && isOpen(page) ? places : []).map((from, at) => {
          const wordings = guide.pages[page]?.written?.followUps?.[at]?.questions.length ?? 0;
          return { page, at, nearest: Math.max(0, ...cosines.subarray(from, from + wordings)) };
        }),
      )
      .toSorted((a, b) => b.nearest - a.nearest)
      .slice(0, MOST_ELSEWHERE);
  let filling: Promise<void> | undefined;
  const fill = () => {
    filling ??= embedInto(vectors, () => nextTexts(guide.pages), missing, encoder).catch((error) =>
      logger.warn({ err: error }, 'what is asked next was not encoded; its words find it'),
    );
    return filling;
  };

  return {
    /** `pages`: that of the talk first; `isOpen`: of which other pages something may be said. */
    async ofGuide(
      { text, told, part }: NextTurn,
      pages: readonly FoundPage[],
      isOpen: (page: number) => boolean,
      signal?: AbortSignal,
    ): Promise<AskedNext[]> {
      const [vector = []] = (await vectorsOf(encoder, [text], logger, signal).finally(() => void fill())) ?? [];
      const turn = { told: readTold(guide.words, told), part };
      const cosines = cosinesWith(vector, vectors);
      const asked = ({ page, isOtherAge }: FoundPage, at: number, place: PlaceInTalk): AskedNext => {
        const from = starts[page]?.[at] ?? 0;
        const followUp = followUpsOf(page)[at] as ReadFollowUp;
        const near = cosines.subarray(from, from + followUp.parts.length + 1);
        const signs = nextSigns(followUp, turn, near);
        return {
          page,
          isOtherAge,
          followUp: at,
          place,
          near: signs.wording,
          likelihood: nextLikelihood(signs),
          isOtherPart: signs.otherPart > 0,
        };
      };
      const [last] = pages;
      const ofTalk = pages.flatMap((page) =>
        followUpsOf(page.page).map((_, at) => asked(page, at, page === last ? 'now' : 'before')),
      );
      const elsewhere = nearestOf(cosines, (page) => isOpen(page) && pages.every((one) => one.page !== page));
      return [...ofTalk, ...elsewhere.map(({ page, at }) => asked({ page, isOtherAge: false }, at, 'never'))];
    },
    /** Resolves when no vectors are being made in the background. */
    idle: fill,
  };
}
