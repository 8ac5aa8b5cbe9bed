import type { ReadQuestion } from '../query/read-message.ts';
import type { Guide } from './guide.ts';
import type { Finding, FoundPage } from './judge-pages.ts';
import type { Nearness } from './nearness.ts';
import type { Told } from './page-part.ts';
import type { Readings } from './readings.ts';

/**
 * What the talk is about: the page last given, or those that were only offered (`isGuess`), the likeliest first. `next`: the questions
 * that the first page goes on to, and the pages that answer them.
 */
export type Thread = {
  pages: readonly number[];
  isGuess: boolean;
  next: ReadonlyArray<{ page: number; text: string }>;
};

export type Asked = Pick<
  ReadQuestion,
  | 'text'
  | 'inContext'
  | 'inTalk'
  | 'isElliptic'
  | 'isNarrowing'
  | 'goesOn'
  | 'pointsBack'
  | 'asksBeside'
  | 'isEmpty'
  | 'isTale'
  | 'age'
  | 'told'
  | 'part'
>;

/** A later turn, with all that is known of it. `home` is the page that the talk is on. */
export type Turn = {
  guide: Guide;
  question: Asked;
  told: Told;
  thread: Thread;
  home: number;
  nearness: Nearness | undefined;
  readings: Readings;
};

/** Where a message goes on from a page, how sure it is that this page is meant. */
export const ON_THREAD = 0.8;
/** As much as two rather rare words: a subject of its own. */
export const OWN_SUBJECT = 1.1;
/** Pages as alike as this are about one subject. */
const ONE_SUBJECT = 0.8;

export const given = (page: FoundPage): Finding => ({
  kind: 'sure',
  page,
  rivals: [],
  others: [],
  likelihood: ON_THREAD,
});
export const isRelated = ({ nearness, home }: Turn, page: number) => (nearness?.alike(page, home) ?? 0) >= ONE_SUBJECT;
export const subjectOf = (guide: Guide, page: number) => guide.pages[page]?.written?.subject;
export const distinct = (pages: readonly FoundPage[]) =>
  pages.filter(({ page }, at) => pages.findIndex((other) => other.page === page) === at);
