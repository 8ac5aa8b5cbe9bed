import type { Finding, Guide } from '@nestling/rag/guide';
import { isForOther, type ReadQuestion } from '@nestling/rag/query';
import type { TalkedOf } from './thread.ts';

/** The question before for another child, or for another age that the talk's page is for too, is answered by that page. */
export function sameForOther(
  guide: Guide,
  { part, isAgeAlone, age }: ReadQuestion,
  thread: TalkedOf | null,
): Finding | undefined {
  const at = thread?.isGuess === false ? guide.pages.findIndex(({ key }) => key === thread.pages[0]) : -1;
  const { startWeeks = 0, endWeeks = 0 } = guide.pages[at] ?? {};
  if (at < 0) return undefined;
  const page = { page: at, isOtherAge: false };
  if (isForOther(part)) return { kind: 'more', page, others: [], likelihood: 1 };
  const isForAge = isAgeAlone && age !== null && age.start >= startWeeks && age.end <= endWeeks;
  return isForAge ? { kind: 'sure', page, rivals: [], others: [], likelihood: 1 } : undefined;
}
