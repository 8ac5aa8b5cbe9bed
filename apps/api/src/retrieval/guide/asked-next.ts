import {
  type AskedNext,
  cosineWith,
  type Guide,
  type NextTurn,
  nextLikelihood,
  nextSigns,
  sensesOf,
} from '@nestling/rag/guide';
import type { FastifyBaseLogger } from 'fastify';
import type { Embedder } from '../../platform/embedder.ts';
import { embedInto, TIMEOUT_MS } from './guide-vectors.ts';
import { NEXT_FILE, placeKnown, readPhrasingFile } from './phrasing-file.ts';
import { NEXT_ENCODER } from './sense-file.ts';

/** What parents ask next on each page, by the encoder that ships with the guide. */
export function createAskedNext(
  { guide, logger }: { guide: Guide; logger: Pick<FastifyBaseLogger, 'warn'> },
  encoder: { turn: Embedder; page: Embedder },
) {
  const texts: string[] = [];
  /** Where the texts of each page's follow-ups begin. */
  const starts = guide.pages.map(({ written }) =>
    (written?.followUps ?? []).map((followUp) => texts.push(...sensesOf(followUp)) - sensesOf(followUp).length),
  );
  const { vectors, missing } = placeKnown(texts, readPhrasingFile(NEXT_FILE, NEXT_ENCODER), NEXT_ENCODER.dimension);
  let filling: Promise<void> | undefined;
  const fill = () => {
    filling ??= embedInto(vectors, texts, missing, encoder.page).catch((error) =>
      logger.warn({ err: error }, 'what is asked next was not encoded; its words find it'),
    );
    return filling;
  };

  async function vectorOf(text: string, signal?: AbortSignal): Promise<readonly number[]> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const [vector] = await encoder.turn.embed([text], signal ? AbortSignal.any([signal, timeout]) : timeout);
      return vector ?? [];
    } catch (error) {
      signal?.throwIfAborted();
      logger.warn({ err: error }, 'the turn could not be compared by meaning with what is asked next');
      return [];
    } finally {
      void fill();
    }
  }

  return {
    async mostLikely(turn: NextTurn, pages: readonly number[], signal?: AbortSignal): Promise<AskedNext | undefined> {
      const asked = pages.filter((page) => (starts[page] ?? []).length > 0);
      if (asked.length === 0) return undefined;
      const vector = await vectorOf(turn.text, signal);
      const found = asked.flatMap((page) =>
        (guide.pages[page]?.written?.followUps ?? []).map((followUp, at): AskedNext => {
          const from = starts[page]?.[at] ?? 0;
          const cosines = sensesOf(followUp).map((_, n) => cosineWith(vector, vectors, from + n));
          const signs = nextSigns(guide.words, followUp, turn, cosines);
          return {
            page,
            followUp: at,
            likelihood: nextLikelihood(signs),
            foreign: signs.foreign,
            isOtherPart: signs.otherPart > 0,
          };
        }),
      );
      return found.toSorted((a, b) => b.likelihood - a.likelihood)[0];
    },
    /** Resolves when no vectors are being made in the background. */
    idle: fill,
  };
}
