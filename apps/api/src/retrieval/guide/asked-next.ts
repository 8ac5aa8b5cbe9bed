import {
  type AskedNext,
  type AskedOfGuide,
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
  sensesOf,
} from '@nestling/rag/guide';
import type { Passage } from '@nestling/rag/retrieve';
import type { FastifyBaseLogger } from 'fastify';
import type { Embedder } from '../../platform/embedder.ts';
import { embedInto, vectorsOf } from './guide-vectors.ts';
import type { PlacedVectors } from './phrasing-file.ts';

/** Less near in wording than this what another page is asked is something else. */
const NEARLY_SO = 0.74;
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
  /** What is asked on other pages in nearly the words of a turn. */
  const nearestOf = (cosines: Float32Array, isOpen: (page: number) => boolean) =>
    starts
      .flatMap((places, page) =>
        places.map((from, at) => {
          const wordings = guide.pages[page]?.written?.followUps?.[at]?.questions.length ?? 0;
          return { page, at, nearest: Math.max(0, ...cosines.subarray(from, from + wordings)) };
        }),
      )
      .filter(({ page, nearest }) => nearest >= NEARLY_SO && isOpen(page))
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
    ): Promise<AskedOfGuide> {
      const [vector = []] = (await vectorsOf(encoder, [text], logger, signal).finally(() => void fill())) ?? [];
      const turn = { told: readTold(guide.words, told), part };
      const cosines = cosinesWith(vector, vectors);
      const asked = ({ page, isOtherAge }: FoundPage, followUp: ReadFollowUp, at: number): AskedNext => {
        const from = starts[page]?.[at] ?? 0;
        const signs = nextSigns(followUp, turn, cosines.subarray(from, from + followUp.parts.length + 1));
        return {
          page,
          isOtherAge,
          followUp: at,
          likelihood: nextLikelihood(signs),
          wording: signs.wording,
          foreign: signs.foreign,
          otherPart: signs.otherPart > 0 ? part : null,
        };
      };
      const byLikelihood = (a: AskedNext, b: AskedNext) => b.likelihood - a.likelihood;
      const [last] = pages;
      const [here] = pages
        .flatMap((page) => followUpsOf(page.page).map((followUp, at) => asked(page, followUp, at)))
        .filter((one) => one.page === last?.page || isOfEarlier(one, turn.told))
        .toSorted(byLikelihood);
      const elsewhere = nearestOf(cosines, (page) => isOpen(page) && pages.every((one) => one.page !== page))
        .map(({ page, at }) => asked({ page, isOtherAge: false }, followUpsOf(page)[at] as ReadFollowUp, at))
        .toSorted(byLikelihood);
      return { here, elsewhere };
    },
    /** Resolves when no vectors are being made in the background. */
    idle: fill,
  };
}
