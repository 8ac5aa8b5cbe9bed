import type { Passage, RankedPassage } from '@nestling/rag/retrieve';

export { type DocumentToIndex, indexDocument } from './index-document.ts';

export type RetrieveRequest = {
  userId: number;
  /** A question that stands alone. */
  query: string;
  ageWeeks: number | null;
  /** The built-in guide; the same array every time, for it is indexed once. */
  guide: Passage[];
  /** The person's own earlier words. */
  conversation: Passage[];
  limit: number;
  signal?: AbortSignal;
};

/** Ranked passages out of what one person may read. */
export type Library = {
  retrieve: (request: RetrieveRequest) => Promise<RankedPassage[]>;
};
