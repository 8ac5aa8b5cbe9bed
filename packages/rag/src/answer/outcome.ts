import type { Said } from '../guide/page-part.ts';
import type { AskedPart } from '../query/asked-part.ts';
import type { AgeUnderstood } from '../query/read-message.ts';
import type { Talk } from '../query/talk.ts';

/** A page that may answer, as a source's number; `forAge` is set when it is for other ages than the child's ("12 to 18 months"). */
export type OfferedPage = { number: number; title: string; forAge: string | null };

/**
 * What is to be said. `sure`: this page of the guide, whole, and what the family's own sources add. `again`: the page that
 * answers is the one just given. `part`: what the page that the talk is on says to what is asked of it, or that it does not say it. `sources`: the family's own sources alone. `unsure`: one of these pages may answer.
 * `facts`: these sentences of the family's papers, and what an older paper said. `unsaid`: its papers are asked about and do not
 * say it. `nothing`: none does. `talk`: no question was asked. `lacks`: the family's papers speak of it and do not answer.
 */
export type Outcome = OutcomeKind & { understood?: AgeUnderstood | null };

type OutcomeKind =
  | { kind: 'sure'; page: OfferedPage }
  | { kind: 'again'; page: OfferedPage; isAgeAsked?: boolean }
  | PartOutcome
  | { kind: 'sources' }
  | { kind: 'facts'; newer: DatedPaper | null; older: DatedPaper | null }
  | { kind: 'unsure'; pages: OfferedPage[]; lacks?: boolean }
  | { kind: 'unsaid' }
  | { kind: 'nothing' }
  | { kind: 'talk'; talk: Talk };

/** `isNamed`: it has to be said which page, for it was not given before. `others`: pages that may say what this one does not. */
export type PartOutcome = {
  kind: 'part';
  page: OfferedPage;
  part: AskedPart | null;
  said: Said[];
  isNamed: boolean;
  others: OfferedPage[];
  /** What is said is not what was asked, only what comes nearest to it. */
  isNearest?: boolean;
  /** Who can tell what no page says, as the family calls them. */
  ask: string | null;
};

/** A source with the day it is of, as it is read: "August 10, 2026". */
export type DatedPaper = { number: number; title: string; date: string };

/** Reads an outcome back out of JSON; anything else is no answer. */
export function readOutcome(value: unknown): Outcome {
  const { understood } = (typeof value === 'object' && value !== null ? value : {}) as { understood?: AgeUnderstood };
  const isUnderstood = typeof understood === 'object' && understood !== null && Number.isFinite(understood.weeks);
  return { ...readKind(value), ...(isUnderstood ? { understood } : {}) };
}

function readKind(value: unknown): OutcomeKind {
  const { kind, page, pages, talk, newer, older, lacks, isAgeAsked } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  if (kind === 'sure' && isPage(page)) return { kind, page };
  if (kind === 'again' && isPage(page)) return { kind, page, isAgeAsked: isAgeAsked === true };
  if (kind === 'part' && isPage(page)) return readPart(page, value as Partial<PartOutcome>);
  if (kind === 'unsure' && Array.isArray(pages)) return { kind, pages: pages.filter(isPage), lacks: lacks === true };
  if (kind === 'facts') return { kind, newer: readPaper(newer), older: readPaper(older) };
  if (kind === 'unsaid') return { kind };
  if (kind === 'talk' && typeof talk === 'string') return { kind, talk: talk as Talk };
  return kind === 'sources' ? { kind } : { kind: 'nothing' };
}

function readPart(
  page: OfferedPage,
  { part, said, isNamed, isNearest, others, ask }: Partial<PartOutcome>,
): PartOutcome {
  return {
    kind: 'part',
    page,
    part: typeof part === 'string' ? part : null,
    said: Array.isArray(said) ? said.filter(({ text }) => typeof text === 'string') : [],
    isNamed: isNamed === true,
    isNearest: isNearest === true,
    others: Array.isArray(others) ? others.filter(isPage) : [],
    ask: typeof ask === 'string' ? ask : null,
  };
}

function isPage(value: unknown): value is OfferedPage {
  const { number, title, forAge } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return typeof number === 'number' && typeof title === 'string' && (forAge === null || typeof forAge === 'string');
}

function readPaper(value: unknown): DatedPaper | null {
  const { number, title, date } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return typeof number === 'number' && typeof title === 'string' && typeof date === 'string'
    ? { number, title, date }
    : null;
}
