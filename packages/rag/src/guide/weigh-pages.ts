import { type AgeSpan, ageGap } from './age-gap.ts';
import type { Guide } from './guide.ts';
import type { AskedWord } from './guide-words.ts';

/** A question as the guide is asked it: `text` without the child and its age, and its cosine with every phrasing. */
export type GuideQuestion = { text: string; cosines: ArrayLike<number> | undefined; age: AgeSpan | null };

/** Leaves phrasings or pages out, to learn from a guide that lacks them. */
export type LeftOut = { phrasing?: (n: number) => boolean; page?: (n: number) => boolean };

export const SIGNS = [
  'nearest',
  'secondNearest',
  'likest',
  'nearestAndLikest',
  'opening',
  'askedCoverage',
  'coverage',
  'keyWord',
  'ageGap',
  'ageGapThatMatters',
] as const;
export type Sign = (typeof SIGNS)[number];
/** What speaks for a page, each 0..1 but for the age gap (0..4). */
export type Signs = Record<Sign, number>;

export type WeighedPage = { page: number; signs: Signs };
export type Weighed = { pages: WeighedPage[]; words: readonly AskedWord[]; likenesses: Float64Array };

const TOLD_CREDIT = 0.6;

/** What speaks for each page of the guide as the answer to a question. Pages for which nothing speaks are left out. */
export function weighPages(guide: Guide, question: GuideQuestion, leftOut: LeftOut = {}): Weighed {
  const words = guide.words.read(question.text);
  const likenesses = likenessOf(guide, words);
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const key = words.reduce<AskedWord | undefined>(
    (best, one) => (best && best.weight >= one.weight ? best : one),
    undefined,
  );
  const rows = guide.pages.map(() => ({ nearest: 0, second: 0, likest: 0, both: 0, opening: 0 }));
  const missing = new Map<number, Map<number, number>>();
  for (const [n, { page, kind, words: ids }] of guide.phrasings.entries()) {
    if (leftOut.phrasing?.(n)) {
      const lost = missing.get(page) ?? new Map<number, number>();
      for (const id of ids) lost.set(id, (lost.get(id) ?? 0) + 1);
      missing.set(page, lost);
      continue;
    }
    const row = rows[page];
    if (!row) continue;
    const cosine = question.cosines?.[n] ?? 0;
    if (kind === 'opening') {
      row.opening = Math.max(row.opening, cosine);
      continue;
    }
    const likeness = likenesses[n] as number;
    if (cosine > row.nearest) [row.nearest, row.second] = [cosine, row.nearest];
    else if (cosine > row.second) row.second = cosine;
    row.likest = Math.max(row.likest, likeness);
    row.both = Math.max(row.both, (cosine + likeness) / 2);
  }
  const pages = rows.flatMap((row, page): WeighedPage[] => {
    if (leftOut.page?.(page)) return [];
    const lost = missing.get(page);
    const credit = (word: AskedWord, isAskedOnly: boolean) => {
      let best = 0;
      for (const { id, credit: full } of word.matches) {
        if ((guide.asked[page]?.get(id) ?? 0) - (lost?.get(id) ?? 0) > 0) best = Math.max(best, full);
        else if (!isAskedOnly && guide.told[page]?.has(id)) best = Math.max(best, TOLD_CREDIT * full);
      }
      return best;
    };
    const cover = (isAskedOnly: boolean) =>
      words.reduce((sum, word) => sum + word.weight * credit(word, isAskedOnly), 0) / total;
    const coverage = cover(false);
    if (row.nearest === 0 && coverage === 0) return [];
    const { startWeeks, endWeeks, ageMatters } = guide.pages[page] ?? {};
    const gap = ageGap(question.age, startWeeks, endWeeks);
    return [
      {
        page,
        signs: {
          nearest: row.nearest,
          secondNearest: row.second,
          likest: row.likest,
          nearestAndLikest: row.both,
          opening: row.opening,
          askedCoverage: cover(true),
          coverage,
          keyWord: key ? credit(key, false) : 0,
          ageGap: gap,
          ageGapThatMatters: ageMatters ? gap : 0,
        },
      },
    ];
  });
  return { pages, words, likenesses };
}

/** How far a question and each phrasing cover each other's telling words, 0..1. */
function likenessOf(guide: Guide, words: readonly AskedWord[]): Float64Array {
  const there = new Float64Array(guide.phrasings.length);
  const back = new Float64Array(guide.phrasings.length);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  for (const { weight, matches } of words) {
    const seen = new Set<number>();
    for (const { id, credit } of matches.toSorted((a, b) => b.credit - a.credit))
      for (const n of guide.phrasingsWith.get(id) ?? []) {
        (back[n] as number) += guide.words.weightOf(id) * credit;
        if (seen.has(n)) continue;
        seen.add(n);
        (there[n] as number) += weight * credit;
      }
  }
  return there.map((sum, n) => {
    const from = guide.phrasings[n]?.weight ?? 0;
    if (sum === 0 || from === 0) return 0;
    const [a, b] = [sum / total, Math.min(1, (back[n] as number) / from)];
    return (2 * a * b) / (a + b);
  });
}
