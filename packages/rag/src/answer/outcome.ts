import type { Talk } from '../query/talk.ts';

/** A page that may answer, as a source's number; `forAge` is set when it is for other ages than the child's ("12 to 18 months"). */
export type OfferedPage = { number: number; title: string; forAge: string | null };

/**
 * What is to be said. `sure`: this page of the guide, whole, and what the family's own sources add. `again`: the page that
 * answers is the one just given. `sources`: the family's own sources alone. `unsure`: one of these pages may answer.
 * `nothing`: none does. `talk`: no question was asked.
 */
export type Outcome =
  | { kind: 'sure' | 'again'; page: OfferedPage }
  | { kind: 'sources' }
  | { kind: 'unsure'; pages: OfferedPage[] }
  | { kind: 'nothing' }
  | { kind: 'talk'; talk: Talk };

/** Reads an outcome back out of JSON; anything else is no answer. */
export function readOutcome(value: unknown): Outcome {
  const { kind, page, pages, talk } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  if ((kind === 'sure' || kind === 'again') && isPage(page)) return { kind, page };
  if (kind === 'unsure' && Array.isArray(pages)) return { kind, pages: pages.filter(isPage) };
  if (kind === 'talk' && typeof talk === 'string') return { kind, talk: talk as Talk };
  return kind === 'sources' ? { kind } : { kind: 'nothing' };
}

function isPage(value: unknown): value is OfferedPage {
  const { number, title, forAge } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return typeof number === 'number' && typeof title === 'string' && (forAge === null || typeof forAge === 'string');
}
