import { isOneSlip } from '../evidence/match-terms.ts';
import { relatedStems } from '../evidence/related-words.ts';
import { type StringTable, textsOf, toTable } from './string-table.ts';
import { tellingStems } from './telling-stems.ts';

/**
 * A word of a question: its weight (0..1, by how rare and how much a subject's own it is), its rarity alone (0..1), and the guide's
 * words that answer to it, each with a credit.
 */
export type AskedWord = {
  stem: string;
  weight: number;
  rarity: number;
  matches: ReadonlyArray<{ id: number; credit: number }>;
};

export type GuideWords = {
  /** The distinct words of a text, stop words left out, as numbers; a word that is not known yet is added while reading. */
  idsOf: (text: string) => number[];
  /** How telling a word is, 0..1: 1 for one that the guide does not know. */
  weightOfStem: (stem: string) => number;
  /** The same of a word of the guide, by its number. */
  weightOf: (id: number) => number;
  read: (text: string) => AskedWord[];
};

const RELATED_CREDIT = 0.8;
const SLIP_CREDIT = 0.7;

/** From this many phrasings of a page that hold it on, a word is wholly its subject's. */
const OF_SUBJECT = 5;
const LEAST_TELLING = 0.25;

/** The guide's words, each with its rarity and how telling it is (0..1), in the order of their numbers. */
export type WordColumns = { stems: StringTable; weights: Float64Array; tellings: Float64Array };

type SaidAndAsked = { text: string; asked: readonly string[]; beside?: string };

export const createGuideWords = (pages: readonly SaidAndAsked[]): GuideWords => openWords(weighWords(pages));

/**
 * `pages`: what each page says, what it is asked, and what is said `beside` it, whose words are known and count for no page. A word weighs by the number of pages that hold it; in a question also by how
 * it is asked with: a subject's word comes back in many phrasings of a page ("regression"), one of asking in one here and one
 * there ("experience", "advice"), however rare it is.
 */
export function weighWords(pages: readonly SaidAndAsked[]): WordColumns {
  const ids = new Map<string, number>();
  const pagesWith: number[] = [];
  const pagesAsked: number[] = [];
  const times: number[] = [];
  const countIn = (counts: number[], id: number) => {
    counts[id] = (counts[id] ?? 0) + 1;
  };
  for (const { text, asked } of pages) {
    const perWord = new Map<number, number>();
    const perQuestion = asked.map(tellingStems);
    for (const one of new Set([tellingStems(text), ...perQuestion].flat())) {
      const id = ids.get(one) ?? ids.size;
      ids.set(one, id);
      countIn(pagesWith, id);
    }
    for (const one of perQuestion.flat()) {
      const id = ids.get(one) as number;
      perWord.set(id, (perWord.get(id) ?? 0) + 1);
    }
    for (const [id, count] of perWord) {
      countIn(pagesAsked, id);
      times[id] = (times[id] ?? 0) + count;
    }
  }
  for (const { beside = '' } of pages)
    for (const one of tellingStems(beside).filter((stem) => !ids.has(stem))) {
      countIn(pagesWith, ids.size);
      ids.set(one, ids.size);
    }
  const most = Math.log(1 + pages.length / 0.5);
  const weights = Float64Array.from(pagesWith, (count) =>
    Math.min(1, Math.log(1 + pages.length / (count + 0.5)) / most),
  );
  const tellings = weights.map((weight, id) => {
    const often = (times[id] ?? 0) / (pagesAsked[id] ?? 1);
    return often === 0
      ? weight
      : weight * Math.min(1, Math.max(LEAST_TELLING, Math.log(1 + often) / Math.log(1 + OF_SUBJECT)));
  });
  return { stems: toTable([...ids.keys()]), weights, tellings };
}

export function openWords({ stems, weights, tellings }: WordColumns): GuideWords {
  const ids = new Map(textsOf(stems).map((one, id) => [one, id]));
  let byLetter: ReadonlyMap<string, string[]> | undefined;

  function matchesOf(stem: string) {
    const found = new Map<number, number>();
    const own = ids.get(stem);
    if (own !== undefined) found.set(own, 1);
    for (const related of relatedStems(stem)) {
      const id = ids.get(related);
      if (id !== undefined && !found.has(id)) found.set(id, RELATED_CREDIT);
    }
    if (found.size > 0 || stem.length < 5) return toMatches(found);
    byLetter ??= Map.groupBy(ids.keys(), (one) => one[0] as string);
    for (const near of byLetter.get(stem[0] as string) ?? [])
      if (isOneSlip(stem, near)) found.set(ids.get(near) as number, SLIP_CREDIT);
    return toMatches(found);
  }
  return {
    idsOf: (text) => tellingStems(text).flatMap((one) => ids.get(one) ?? []),
    weightOfStem: (stem) => weights[ids.get(stem) ?? -1] ?? 1,
    weightOf: (id) => weights[id] ?? 1,
    read: (text) =>
      tellingStems(text).map((stem) => {
        const matches = matchesOf(stem);
        const heaviest = (weightOf: (id: number) => number) =>
          Math.max(0, ...matches.map(({ id, credit }) => (credit === 1 ? weightOf(id) : 0))) ||
          Math.max(0, ...matches.map(({ id }) => weightOf(id))) ||
          1;
        return {
          stem,
          matches,
          weight: heaviest((id) => tellings[id] ?? 1),
          rarity: heaviest((id) => weights[id] ?? 1),
        };
      }),
  };
}

const toMatches = (found: ReadonlyMap<number, number>) => [...found].map(([id, credit]) => ({ id, credit }));
