import type { Finding, FoundPage } from './judge-pages.ts';
import { amongOf } from './readings.ts';
import { distinct, given, ON_THREAD, OWN_SUBJECT, subjectOf, type Turn } from './turn.ts';

/** A question that says little of its own, and that a page on something else answers: what the talk was on is not left for it. */
export function asideOf(turn: Turn, found: Finding): Finding {
  const { guide, told, home, nearness } = turn;
  if (found.kind !== 'sure' || nearness === undefined || told.total >= OWN_SUBJECT) return found;
  const { page } = found.page;
  const isElsewhere = page !== home && nearness.alike(page, home) < UNRELATED;
  return isElsewhere && !STAYED_WITH.has(subjectOf(guide, page)) ? { ...found, isAside: true } : found;
}

/** Pages less alike than this have nothing to do with each other. */
const UNRELATED = 0.76;
/** An accident, an illness and what is taken against it, or how the parent is, stays what is talked of. */
const STAYED_WITH: ReadonlySet<string | undefined> = new Set([
  'first-aid',
  'safety',
  'health',
  'medicines',
  'vaccines',
  'parents',
]);

/**
 * In a talk that all readings together decide between the pages that one of them leaves open. Where the turn has a subject of its own
 * (`isNew`), the talk's page is what it means only where its own words lead there too.
 */
export function chosen(turn: Turn, found: Finding, isNew: boolean): Finding {
  if (found.kind !== 'unsure') return found;
  const { guide, home, readings } = turn;
  const lists = [readings.alone, readings.behindPage, readings.behindTalk].map(amongOf);
  const votes = ({ page }: FoundPage) =>
    lists.reduce((sum, list) => sum + 1 / (1 + list.findIndex((one) => one.page === page) || Infinity), 0);
  const [best] = distinct(lists.flat()).toSorted((a, b) => votes(b) - votes(a));
  if (!best || best.isOtherAge || votes(best) < AGREED) return found;
  if (best.page !== home) {
    const isOffered = found.pages.some(({ page }) => page === best.page);
    // What concerns the parent is not told unasked.
    return isOffered && subjectOf(guide, best.page) !== 'parents' ? given(best) : found;
  }
  if (isNew && !amongOf(readings.alone).some(({ page }) => page === home)) return found;
  return { kind: 'more', page: best, others: found.pages, likelihood: ON_THREAD };
}

/** The first page of one reading, and the second of another. */
const AGREED = 1.5;
