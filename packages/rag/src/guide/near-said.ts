import type { WrittenPage } from '../ports.ts';
import { type Said, sayingsOf } from './page-part.ts';

/** What a page says that comes nearest to a turn by meaning; `isFirm`: near enough to be the answer. */
export type NearSaid = { said: Said[]; isFirm: boolean };

/** How near each sentence or step of a page is to a turn as it stands, and behind the question that the talk began with. */
export type SaidNearness = { alone: ArrayLike<number>; inTalk: ArrayLike<number> };

const FIRM = 0.68;
const NEAR = 0.58;
/** The talk is in all sentences of its page, so that it tells less of them apart. */
const OF_TALK = 0.5;
/** A second sentence is as near as the first, but for so much. */
const AS_NEAR = 0.06;
const MOST = 2;

/** The sentences or steps of a page in their order, as they are compared with a turn. */
export const comparedTexts = (page: WrittenPage): string[] => sayingsOf(page).map(({ text }) => text.toLowerCase());

/** The sentences that come nearest to a turn; undefined where none is near. */
export function nearestSaid(page: WrittenPage, { alone, inTalk }: SaidNearness): NearSaid | undefined {
  const ranked = sayingsOf(page)
    .map((said, at) => ({ said, at, alone: alone[at] ?? 0, score: (alone[at] ?? 0) + OF_TALK * (inTalk[at] ?? 0) }))
    .filter((one) => one.alone >= NEAR)
    .toSorted((a, b) => b.score - a.score);
  const [first] = ranked;
  if (!first) return undefined;
  const said = ranked
    .filter(({ score }) => score >= first.score - AS_NEAR)
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at)
    .map((one) => one.said);
  return { said, isFirm: first.alone >= FIRM };
}
