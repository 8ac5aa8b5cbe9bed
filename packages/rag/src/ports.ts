/** `shared`: a document of another family, who lets everybody read it. */
export type PassageKind = 'document' | 'shared' | 'guide' | 'conversation';

/** A paragraph or one step of a page of the guide. */
export type PagePart = { text: string; isStep?: true };

/** What kind of evidence a page of the guide rests on. */
export const PAGE_STRENGTHS = ['guideline', 'review', 'study', 'consensus', 'experience'] as const;
export type PageStrength = (typeof PAGE_STRENGTHS)[number];

/** What parents ask after a page, in one to twelve wordings, and the whole answer to it. */
export type FollowUp = { questions: readonly string[]; text: string };

/** A page of the guide as it was written: what to do, what to watch for, when to call; who says so, and how surely. */
export type WrittenPage = {
  subject: string;
  now: readonly PagePart[];
  watch: readonly PagePart[];
  call: readonly PagePart[];
  /** Words that a parent can say to the child. */
  sayAloud?: string;
  followUps?: readonly FollowUp[];
  strength?: PageStrength;
  publishers: readonly string[];
};

/**
 * A stretch of text that may be shown as evidence. `key` is unique over all kinds: "chunk:12", "guide:<topicId>",
 * "message:7". `title` is the filename or the topic's title. Offsets are UTF-16 units into the document's text; weeks
 * bound the age a guide topic is for, `questions` are what people ask that it answers.
 */
export type Passage = {
  key: string;
  kind: PassageKind;
  text: string;
  heading: string | null;
  title: string;
  documentId?: number;
  chunkId?: number;
  page?: number | null;
  /** Where pages begin, as offsets into the document's text. */
  pageStarts?: readonly number[];
  /** Of a document: the day it is of, YYYY-MM-DD, as its text says or else of its upload. */
  dated?: string;
  url?: string;
  charStart?: number;
  charEnd?: number;
  startWeeks?: number;
  endWeeks?: number;
  questions?: readonly string[];
  /** Only families of these regions are answered with it. */
  regions?: readonly string[] | undefined;
  /** Outside its weeks the answer is another one. */
  ageMatters?: boolean;
  /** Of a page of the guide; its `text` is the same in a row. */
  written?: WrittenPage;
};

/**
 * `score` orders the ranking and is scaled so that 1 is the best conceivable for the query. `similarity` (0..1) is the
 * share of the question's weight that the passage covers: comparable across queries, for display and for judging
 * evidence. `lexical` (0..1) is the word part, `vector` (0..1) the cosine part of the score.
 */
export type RankedPassage = { passage: Passage; score: number; similarity: number; lexical: number; vector: number };
