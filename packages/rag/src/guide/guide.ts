import type { Passage } from '../ports.ts';
import { type GuideIndex, indexGuide } from './guide-index.ts';
import { type GuideWords, openWords } from './guide-words.ts';
import { listAt } from './lists.ts';
import { createSlipMender } from './slips.ts';
import { textAt } from './string-table.ts';

/** Words by which a page is found: what parents ask that it answers, or what it says of itself (title, first sentence). */
export type Phrasing = { page: number; text: string; kind: 'asked' | 'opening'; words: readonly number[] };

/** The guide, ready to be searched: its pages, the phrasings that lead to them and the weight of every word. */
export type Guide = {
  pages: readonly Passage[];
  index: GuideIndex;
  words: GuideWords;
  /** Mends slips of the thumb in a message. */
  mended: (message: string) => string;
  /** To learn from, one by one; they are made when somebody first asks for them, for a search reads the columns of the index. */
  readonly phrasings: readonly Phrasing[];
};

/** `index`: what `indexGuide` made of the same pages. */
export function readGuide(pages: readonly Passage[], index = indexGuide(pages)): Guide {
  let listed: Phrasing[] | undefined;
  return {
    pages,
    index,
    words: openWords(index.words),
    mended: createSlipMender(index.used),
    get phrasings() {
      listed ??= listPhrasings(index);
      return listed;
    },
  };
}

export const phrasingTexts = ({ texts, phrasings }: GuideIndex): string[] =>
  Array.from(phrasings.texts, (n) => textAt(texts, n));

function listPhrasings(index: GuideIndex): Phrasing[] {
  const { pages, areOpenings, words } = index.phrasings;
  return phrasingTexts(index).map((text, n) => ({
    page: pages[n] as number,
    text,
    kind: areOpenings[n] ? 'opening' : 'asked',
    words: Array.from(listAt(words, n)),
  }));
}
