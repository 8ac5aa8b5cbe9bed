import { type Finding, findPage, type Guide, readGuide } from '@nestling/rag/guide';
import type { ReadQuestion } from '@nestling/rag/query';
import type { Passage } from '@nestling/rag/retrieve';
import type { FastifyBaseLogger } from 'fastify';
import type { Embedder } from '../../platform/embedder.ts';
import { createEncoderThread } from './encoder-thread.ts';
import { createBuiltInVectors, createProviderVectors } from './guide-vectors.ts';
import { readPhrasingFile } from './phrasing-file.ts';

/** Finds the page of the guide that answers a question, by meaning and by words. */
export type GuideFinder = {
  guide: Guide;
  find: (asked: {
    question: ReadQuestion;
    /** The key of the page that the last reply rested on. */
    lastPage: string | null;
    region: string;
    signal?: AbortSignal;
  }) => Promise<Finding>;
  /** Resolves when no vectors are being made in the background. */
  idle: () => Promise<void>;
  close: () => Promise<void>;
};

type Deps = { pages: readonly Passage[]; embedder: Embedder; logger: Pick<FastifyBaseLogger, 'warn'> };

const guides = new WeakMap<readonly Passage[], Guide>();

export function createGuideFinder({ pages, embedder, logger }: Deps): GuideFinder {
  const guide = guides.get(pages) ?? readGuide(pages);
  guides.set(pages, guide);
  const encoder = createEncoderThread();
  const builtIn = createBuiltInVectors({ guide, logger }, encoder, readPhrasingFile());
  const provider = embedder.isBuiltIn
    ? undefined
    : createProviderVectors({ guide, logger }, embedder, builtIn.measured);

  return {
    guide,
    async find({ question, lastPage, region, signal }) {
      const texts = [question.text, ...(question.inContext === null ? [] : [question.inContext])];
      const near = (await provider?.nearnessOf(texts, signal)) ?? (await builtIn.nearnessOf(texts, signal));
      const shown = lastPage === null ? -1 : guide.pages.findIndex(({ key }) => key === lastPage);
      const isElsewhere = (page: number) => guide.pages[page]?.regions?.includes(region) === false;
      return findPage(
        guide,
        question,
        { alone: near?.[0], inContext: near?.[1] },
        shown < 0 ? null : shown,
        isElsewhere,
      );
    },
    idle: async () => {
      await builtIn.idle();
      await provider?.idle();
    },
    close: () => encoder.close(),
  };
}
