import {
  type AskedNext,
  ageGap,
  type Choice,
  chooseReply,
  type Finding,
  type FoundPage,
  findReplies,
  type Guide,
  type GuideIndex,
  type NearSaid,
  phrasingTexts,
  readGuide,
} from '@nestling/rag/guide';
import type { ReadQuestion } from '@nestling/rag/query';
import type { Passage, WrittenPage } from '@nestling/rag/retrieve';
import type { FastifyBaseLogger } from 'fastify';
import type { Embedder } from '../../platform/embedder.ts';
import { createAskedNext, nextTexts, placeNextTexts } from './asked-next.ts';
import { createEncoderThread, type EncoderThread } from './encoder-thread.ts';
import { GUIDE_ENCODER, NEXT_ENCODER } from './encoders.ts';
import { createBuiltInVectors, createProviderVectors } from './guide-vectors.ts';
import {
  NEXT_FILE,
  PHRASING_FILE,
  type PlacedVectors,
  placeKnown,
  readInOrder,
  readPhrasingFile,
  type VectorForm,
} from './phrasing-file.ts';
import { createReplyReader } from './read-replies.ts';
import { createSaidNearness } from './said-nearness.ts';

type Sought = {
  question: ReadQuestion;
  /** What the talk is about, by the keys of the guide's pages. */
  thread: { pages: readonly string[]; isGuess: boolean; next: ReadonlyArray<{ key: string; text: string }> } | null;
  region: string;
  /** Only pages of this subject are looked at. */
  subject?: string;
  next?: readonly AskedNext[] | undefined;
  signal?: AbortSignal;
};

/** Finds the page of the guide that answers a question, by meaning and by words. */
export type GuideFinder = {
  guide: Guide;
  find: (asked: Sought) => Promise<Finding>;
  /** What was found, and what may be replied instead, before these are read together with the turn; `home`: the page that the talk is on. */
  choiceFor: (asked: Sought) => Promise<{ choice: Choice; home: number | undefined }>;
  /** What parents ask next on these pages, that of the talk first, and what comes nearest to the message on others. */
  askedNext: (asked: {
    question: ReadQuestion;
    pages: readonly string[];
    region: string;
    signal?: AbortSignal;
  }) => Promise<AskedNext[]>;
  /** What a page in the family's words says that comes nearest to a message by meaning. */
  nearestSaid: (asked: {
    question: ReadQuestion;
    page: WrittenPage;
    signal?: AbortSignal;
  }) => Promise<NearSaid | undefined>;
  /** Resolves when no vectors are being made in the background. */
  idle: () => Promise<void>;
  close: () => Promise<void>;
};

/** `index`: what the build made of these pages; worked out here where there is none. */
type Deps = {
  pages: readonly Passage[];
  index?: GuideIndex | undefined;
  embedder: Embedder;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  encoder?: EncoderThread;
};

/** So near to a page's ages, counted in steps of development, what it lists may be said. */
const NEARLY_OF_AGE = 0.5;

const guides = new WeakMap<readonly Passage[], Guide>();

export function createGuideFinder({
  pages,
  index,
  embedder,
  logger,
  encoder = createEncoderThread(),
}: Deps): GuideFinder {
  const guide = guides.get(pages) ?? readGuide(pages, index);
  guides.set(pages, guide);
  const places = new Map(pages.map(({ key }, at) => [key, at]));
  const placeOf = (key: string) => places.get(key);
  const isOfOtherRegion = (page: number, region: string) => guide.pages[page]?.regions?.includes(region) === false;
  const place = (count: number, texts: () => string[], file: string, form: VectorForm): PlacedVectors => {
    const vectors = index && readInOrder(count, file, form);
    return vectors ? { vectors, missing: [] } : placeKnown(texts(), readPhrasingFile(file, form), form.dimension);
  };
  const phrasings = place(
    guide.index.phrasings.pages.length,
    () => phrasingTexts(guide.index),
    PHRASING_FILE,
    GUIDE_ENCODER,
  );
  const builtIn = createBuiltInVectors({ guide, logger }, encoder.guide, phrasings);
  const nextPlaces = placeNextTexts(pages);
  const nextAsked = place(nextPlaces.count, () => nextTexts(pages), NEXT_FILE, NEXT_ENCODER);
  const next = createAskedNext({ guide, logger }, encoder.next, nextAsked, nextPlaces);
  const said = createSaidNearness({ logger }, encoder.next);
  const readTogether = createReplyReader({ guide, logger }, encoder);
  const provider = embedder.isBuiltIn
    ? undefined
    : createProviderVectors({ guide, logger }, embedder, builtIn.measured);

  async function choiceFor({ question, thread, region, subject, next, signal }: Sought) {
    const texts = [question.text, question.inContext, question.inTalk].filter((text) => text !== null);
    const near = (await provider?.nearnessOf(texts, signal)) ?? (await builtIn.nearnessOf(texts, signal));
    const shown = (thread?.pages ?? []).flatMap((key) => placeOf(key) ?? []);
    const following = (thread?.next ?? []).flatMap(({ key, text }) => {
      const page = placeOf(key);
      return page === undefined ? [] : [{ page, text }];
    });
    const isElsewhere = (page: number) =>
      isOfOtherRegion(page, region) || (subject !== undefined && guide.pages[page]?.written?.subject !== subject);
    const talk = thread && shown.length > 0 ? { pages: shown, isGuess: thread.isGuess, next: following } : null;
    const choice = findReplies(
      guide,
      question,
      { alone: near?.[0], inContext: near?.[1], inTalk: near?.[2] },
      talk,
      isElsewhere,
      next,
    );
    return { choice, home: talk?.pages[0] };
  }

  return {
    guide,
    choiceFor,
    async find(asked) {
      const { choice, home } = await choiceFor(asked);
      if (choice.replies.length === 0) return choice.found;
      const read = await readTogether({ question: asked.question, page: home, choice }, asked.signal);
      return chooseReply(read ?? choice);
    },
    askedNext: ({ question, pages, region, signal }) => {
      // What holds for this child is not said of another for whom it may be wrong.
      const gapOf = (page: number) => {
        const { startWeeks, endWeeks, ageMatters } = guide.pages[page] as Passage;
        const gap = ageGap(question.age, startWeeks, endWeeks);
        return gap > (ageMatters ? 0 : NEARLY_OF_AGE) || isOfOtherRegion(page, region) ? undefined : gap;
      };
      return next.ofGuide(
        question,
        pages.flatMap((key): FoundPage[] => {
          const page = placeOf(key);
          const gap = page === undefined ? undefined : gapOf(page);
          return page === undefined || gap === undefined ? [] : [{ page, isOtherAge: gap > 0 }];
        }),
        (page) => gapOf(page) === 0,
        signal,
      );
    },
    nearestSaid: ({ question, page, signal }) => said.nearest(question, page, signal),
    idle: async () => {
      await builtIn.idle();
      await next.idle();
      await provider?.idle();
    },
    close: () => encoder.close(),
  };
}
