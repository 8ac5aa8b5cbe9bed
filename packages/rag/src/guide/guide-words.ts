import { isOneSlip } from '../evidence/match-terms.ts';
import { relatedStems } from '../evidence/related-words.ts';
import { tellingStems } from './telling-stems.ts';

/** A word of a question: its weight (0..1, by how rare it is) and the guide's words that answer to it, each with a credit. */
export type AskedWord = { stem: string; weight: number; matches: ReadonlyArray<{ id: number; credit: number }> };

export type GuideWords = {
  /** The distinct words of a text, stop words left out, as numbers; a word that is not known yet is added while reading. */
  idsOf: (text: string) => number[];
  weightOf: (id: number) => number;
  /** How telling a word is, 0..1: 1 for one that the guide does not know. */
  weightOfStem: (stem: string) => number;
  read: (text: string) => AskedWord[];
};

const RELATED_CREDIT = 0.8;
const SLIP_CREDIT = 0.7;

/** `pageTexts`: everything that each page says and is asked; a word weighs by the number of pages that hold it. */
export function createGuideWords(pageTexts: readonly string[]): GuideWords {
  const ids = new Map<string, number>();
  const pagesWith: number[] = [];
  for (const text of pageTexts)
    for (const one of tellingStems(text)) {
      const id = ids.get(one) ?? ids.size;
      ids.set(one, id);
      pagesWith[id] = (pagesWith[id] ?? 0) + 1;
    }
  const most = Math.log(1 + pageTexts.length / 0.5);
  const weights = Float64Array.from(pagesWith, (pages) =>
    Math.min(1, Math.log(1 + pageTexts.length / (pages + 0.5)) / most),
  );
  const byLetter = new Map<string, string[]>();
  for (const one of ids.keys()) {
    const letter = one[0] as string;
    const known = byLetter.get(letter);
    if (known) known.push(one);
    else byLetter.set(letter, [one]);
  }

  function matchesOf(stem: string) {
    const found = new Map<number, number>();
    const own = ids.get(stem);
    if (own !== undefined) found.set(own, 1);
    for (const related of relatedStems(stem)) {
      const id = ids.get(related);
      if (id !== undefined && !found.has(id)) found.set(id, RELATED_CREDIT);
    }
    if (found.size === 0 && stem.length >= 5)
      for (const near of byLetter.get(stem[0] as string) ?? [])
        if (isOneSlip(stem, near)) found.set(ids.get(near) as number, SLIP_CREDIT);
    return [...found].map(([id, credit]) => ({ id, credit }));
  }
  const weightOf = (id: number) => weights[id] ?? 1;

  return {
    idsOf: (text) => tellingStems(text).flatMap((one) => ids.get(one) ?? []),
    weightOf,
    weightOfStem: (stem) => weightOf(ids.get(stem) ?? -1),
    read: (text) =>
      tellingStems(text).map((stem) => {
        const matches = matchesOf(stem);
        const weight = Math.max(0, ...matches.map(({ id, credit }) => weightOf(id) * (credit === 1 ? 1 : 0)));
        const near = Math.max(0, ...matches.map(({ id }) => weightOf(id)));
        return { stem, matches, weight: weight || near || 1 };
      }),
  };
}
