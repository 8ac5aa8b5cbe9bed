import { areAlike } from './alike-pages.ts';
import type { Guide } from './guide.ts';
import type { Nearness } from './nearness.ts';

/** A page in the running: `place` by what pages are ordered, `nearest` by sense its nearest phrasing, `gap` how far the child is from its ages. */
export type Running = { page: number; place: number; nearest: number; gap: number };

/** What is asked beside its child and age: `text` as it is compared, `words` how many of them tell something. */
type Asked = { text: string; nearness: Nearness | undefined; words: number };

/** More than a step of development away a page is for another child, even where age changes little of the answer. */
export const A_STEP = 1;
/** Two steps away it is not even offered, where another page is. */
const FAR = 2;
/** So near to the first by place a page is a rival. */
export const RIVAL = 2.2;
/** Where a page on another subject comes as near as this, either may be meant. */
const AS_LIKELY = 0.3;
/** Of a few telling words nearly all has to be meant by a phrasing of the page; longer questions say it in other words. */
const FEW_WORDS = 6;
const MEANT = 0.78;
/** With so few that is not enough, while a page on another subject is a rival. */
const VERY_FEW_WORDS = 3;
const CLEARLY_MEANT = 0.82;
/** A message no longer than this names a subject, which may have several pages. */
const NAMES_A_SUBJECT = 2;
/** No phrasing of the page is about what was asked, by how many words it was asked in. */
const OF_ANOTHER_MATTER = { few: 0.75, many: 0.7 };

/**
 * Whether a page may be given outright, however likely it is: it is for a child of this age, nothing as likely is about another
 * subject, and what little was asked is asked of it. Where a subject is but named it has no other page for this age.
 */
export function isPlain(
  guide: Guide,
  { text, nearness, words }: Asked,
  first: Running,
  all: readonly Running[],
): boolean {
  if (first.gap > A_STEP) return false;
  if (!nearness) return true;
  const others = all.filter(({ page }) => page !== first.page);
  const leadOver = (some: readonly Running[]) => first.place - Math.max(-Infinity, ...some.map(({ place }) => place));
  if (namesASubject(text) && leadOver(others.filter(({ gap }) => gap === 0)) < RIVAL) return false;
  const lead = leadOver(others.filter(({ page }) => !areAlike(guide, nearness, first.page, page)));
  if (lead < AS_LIKELY) return false;
  if (words > FEW_WORDS) return true;
  return first.nearest >= MEANT && (words > VERY_FEW_WORDS || first.nearest >= CLEARLY_MEANT || lead >= RIVAL);
}

export const namesASubject = (text: string): boolean => text.split(/\s+/).filter(Boolean).length <= NAMES_A_SUBJECT;

/**
 * Of pages that may be offered those that each have something to say to the question, those for the child's age first. One that no
 * other comes near has, in whatever words it was asked.
 */
export function worthOffering<One extends Running>({ nearness, words }: Asked, pages: readonly One[]): One[] {
  const least = words > FEW_WORDS ? OF_ANOTHER_MATTER.many : OF_ANOTHER_MATTER.few;
  const [most = 0, second = 0] = pages.map(({ place }) => place).sort((a, b) => b - a);
  const isClear = ({ place }: One) => place === most && most - second >= RIVAL;
  const near = nearness ? pages.filter((one) => one.nearest >= least || isClear(one)) : pages;
  const ofAge = near.filter(({ gap }) => gap <= A_STEP);
  const others = near.filter(({ gap }) => gap > A_STEP && (gap < FAR || ofAge.length === 0));
  return [...ofAge, ...others];
}
