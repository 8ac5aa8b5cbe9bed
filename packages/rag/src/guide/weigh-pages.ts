import { type AgeSpan, ageGap } from './age-gap.ts';
import type { Guide } from './guide.ts';
import type { AskedWord } from './guide-words.ts';
import { listAt } from './lists.ts';
import type { Nearness } from './nearness.ts';

/** A question as the guide is asked it: `text` without the child and its age, and how near it is by sense. */
export type GuideQuestion = { text: string; nearness: Nearness | undefined; age: AgeSpan | null };

/** Leaves phrasings or pages out, to learn from a guide that lacks them. */
export type LeftOut = { phrasings?: ReadonlySet<number>; page?: (n: number) => boolean };

export const SIGNS = [
  'nearest',
  'nearestThree',
  'middle',
  'opening',
  'words',
  'coverage',
  'keyWord',
  'ageGap',
  'ageGapThatMatters',
  'unlisted',
] as const;
export type Sign = (typeof SIGNS)[number];
/** What speaks for a page, each 0..1 but for the age gap (0..4). */
export type Signs = Record<Sign, number>;

/** `together`: how much of the question one of the page's phrasings asks in its telling words, 0..1. */
export type WeighedPage = { page: number; signs: Signs; together: number };
export type Weighed = { pages: WeighedPage[]; words: readonly AskedWord[] };

const TOLD_CREDIT = 0.6;
const NEAREST = 3;

/** What speaks for each page of the guide as the answer to a question. Pages for which nothing speaks are left out. */
export function weighPages(guide: Guide, question: GuideQuestion, leftOut: LeftOut = {}): Weighed {
  const words = guide.words.read(question.text);
  const bySense = weighSense(guide, question.nearness, leftOut);
  const byWords = weighWords(guide, words, leftOut);
  const together = weighTogether(guide, words, leftOut);
  const pages = guide.pages.flatMap(({ startWeeks, endWeeks, ageMatters, questions }, page): WeighedPage[] => {
    const nearest = bySense.nearest.subarray(NEAREST * page, NEAREST * (page + 1));
    const { sum, coverage, keyWord } = byWords;
    if (leftOut.page?.(page) || (nearest[0] === 0 && coverage[page] === 0)) return [];
    const gap = ageGap(question.age, startWeeks, endWeeks);
    return [
      {
        page,
        together: together[page] as number,
        signs: {
          nearest: nearest[0] as number,
          nearestThree: nearest.reduce((total, one) => total + one, 0) / NEAREST,
          middle: Math.max(0, question.nearness?.pages[page] ?? 0),
          opening: bySense.opening[page] as number,
          words: sum[page] as number,
          coverage: coverage[page] as number,
          keyWord: keyWord[page] as number,
          ageGap: gap,
          ageGapThatMatters: ageMatters ? gap : 0,
          unlisted: questions ? 0 : 1,
        },
      },
    ];
  });
  return { pages, words };
}

/** The cosines of a page's nearest phrasings, the best first, and of its opening. */
type SenseOfPages = { nearest: Float64Array; opening: Float64Array };

function weighSense({ pages, index }: Guide, nearness: Nearness | undefined, { phrasings: left }: LeftOut) {
  const made: SenseOfPages = {
    nearest: new Float64Array(NEAREST * pages.length),
    opening: new Float64Array(pages.length),
  };
  if (!nearness) return made;
  const { nearest, opening } = made;
  const cosines = nearness.phrasings;
  const { pages: pageOf, areOpenings } = index.phrasings;
  for (let n = 0; n < pageOf.length; n++) {
    if (left?.has(n)) continue;
    const page = pageOf[n] as number;
    const cosine = cosines[n] as number;
    if (areOpenings[n] === 1) {
      if (cosine > (opening[page] as number)) opening[page] = cosine;
      continue;
    }
    let place = NEAREST * page + NEAREST - 1;
    if (cosine <= (nearest[place] as number)) continue;
    for (; place > NEAREST * page && cosine > (nearest[place - 1] as number); place--)
      nearest[place] = nearest[place - 1] as number;
    nearest[place] = cosine;
  }
  return made;
}

/** A word said over and over by a page weighs more, but ever less so. */
const SATURATION = 1.2;

type WordsOfPages = { sum: Float64Array; coverage: Float64Array; keyWord: Float64Array };

/** For every page how much of the question's telling words it holds, by how often it is asked with them, and at all. */
function weighWords(guide: Guide, words: readonly AskedWord[], { phrasings: left }: LeftOut): WordsOfPages {
  const count = guide.pages.length;
  const made = { sum: new Float64Array(count), coverage: new Float64Array(count), keyWord: new Float64Array(count) };
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const key = words.reduce<AskedWord | undefined>(
    (best, one) => (best && best.weight >= one.weight ? best : one),
    undefined,
  );
  const lost = lostFrom(guide, left);
  const { holding, timesAsked, areTold } = guide.index;
  for (const word of words) {
    const often = new Float64Array(count);
    const held = new Float64Array(count);
    for (const { id, credit } of word.matches)
      for (let at = holding.starts[id] as number; at < (holding.starts[id + 1] as number); at++) {
        const page = holding.items[at] as number;
        const times = (timesAsked[at] as number) - (lost?.get(page)?.get(id) ?? 0);
        const told = areTold[at] as number;
        often[page] = Math.max(often[page] as number, credit * (times + told));
        held[page] = Math.max(held[page] as number, credit * (times > 0 ? 1 : told * TOLD_CREDIT));
      }
    for (let page = 0; page < count; page++) {
      const times = often[page] as number;
      if (times === 0) continue;
      (made.sum[page] as number) += ((word.weight / total) * times) / (times + SATURATION);
      (made.coverage[page] as number) += (word.weight / total) * (held[page] as number);
      if (word === key) made.keyWord[page] = held[page] as number;
    }
  }
  return made;
}

/**
 * For every page the one of its phrasings that holds most of the question's telling words together, and little else: the cosine of the
 * two, 0..1. A page of thirty phrasings holds many words somewhere, and none of them may be asked with another.
 */
function weighTogether(
  { pages, index, words: known }: Guide,
  words: readonly AskedWord[],
  { phrasings: left }: LeftOut,
) {
  const best = new Float64Array(pages.length);
  const shared = new Map<number, number>();
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  for (const { weight, matches } of words) {
    const held = new Map<number, number>();
    for (const { id, credit } of matches)
      for (const n of listAt(index.askedWith, id)) held.set(n, Math.max(held.get(n) ?? 0, credit));
    for (const [n, credit] of held) shared.set(n, (shared.get(n) ?? 0) + credit * weight);
  }
  for (const [n, weight] of shared) {
    if (left?.has(n)) continue;
    const page = index.phrasings.pages[n] as number;
    let own = 0;
    for (const id of listAt(index.phrasings.words, n)) own += known.weightOf(id);
    best[page] = Math.max(best[page] as number, Math.min(1, weight / Math.sqrt(total * own)));
  }
  return best;
}

/** How often a page loses a word with the phrasings that are left out. */
function lostFrom(guide: Guide, left: ReadonlySet<number> | undefined): Map<number, Map<number, number>> | undefined {
  if (!left) return undefined;
  const lost = new Map<number, Map<number, number>>();
  for (const n of left) {
    const { page, kind, words } = guide.phrasings[n] as Guide['phrasings'][number];
    if (kind !== 'asked') continue;
    const ofPage = lost.get(page) ?? new Map<number, number>();
    for (const id of words) ofPage.set(id, (ofPage.get(id) ?? 0) + 1);
    lost.set(page, ofPage);
  }
  return lost;
}
