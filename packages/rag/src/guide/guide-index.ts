import type { Passage } from '../ports.ts';
import { withoutChild } from '../query/child-words.ts';
import { readColumns, writeColumns } from './columns.ts';
import { openWords, type WordColumns, weighWords } from './guide-words.ts';
import { type Lists, listAt, type Numbers, toLists, toNumbers } from './lists.ts';
import { countWords, createSlipMender, type UsedWords } from './slips.ts';
import { numberOf, type StringTable, toTable } from './string-table.ts';

/**
 * All that follows from the guide's pages alone and that a search needs: columns of numbers, which are kept in a file and read in no
 * time. Pages, words and phrasings are named by their place.
 */
export type GuideIndex = {
  words: WordColumns;
  used: UsedWords;
  /** What the phrasings and what is listed are made of. */
  texts: StringTable;
  phrasings: { texts: Numbers; pages: Numbers; areOpenings: Numbers; words: Lists };
  /** For every word the phrasings that are asked with it. */
  askedWith: Lists;
  /** For every word the pages that hold it: how many of their phrasings do, and whether their title or text does. */
  holding: Lists;
  timesAsked: Numbers;
  areTold: Numbers;
  /** For every text the pages that list it. */
  listing: Lists;
};

export function indexGuide(pages: readonly Passage[]): GuideIndex {
  const askedNext = pages.map(({ written }) =>
    (written?.followUps ?? []).flatMap(({ questions, text }) => [...questions, text]).join('\n'),
  );
  const words = weighWords(
    pages.map(({ title, text, questions = [] }, page) => ({
      text,
      asked: [title, ...questions],
      beside: askedNext[page] ?? '',
    })),
  );
  const used = countWords(
    pages.map(({ title, text, questions = [] }, page) => [title, text, ...questions, askedNext[page]].join('\n')),
  );
  const { idsOf } = openWords(words);
  const mended = createSlipMender(used);
  const texts = new Map<string, number>();
  const numberIn = (text: string): number => {
    const known = texts.get(text) ?? texts.size;
    texts.set(text, known);
    return known;
  };
  const phrasings = {
    texts: [] as number[],
    pages: [] as number[],
    areOpenings: [] as number[],
    words: [] as number[][],
  };
  const askedWith: number[][] = [];
  const holding: number[][] = [];
  const timesAsked: number[][] = [];
  const areTold: number[][] = [];
  const listing: number[][] = [];
  for (const [page, passage] of pages.entries()) {
    const asked = new Map<number, number>();
    const listed = new Set<string>();
    for (const { text, kind } of phrasingsOf(passage)) {
      const ids = idsOf(text);
      const n = phrasings.texts.push(numberIn(text)) - 1;
      phrasings.pages.push(page);
      phrasings.areOpenings.push(kind === 'opening' ? 1 : 0);
      phrasings.words.push(ids);
      if (kind !== 'asked') continue;
      listed.add(bare(text));
      for (const id of ids) {
        asked.set(id, (asked.get(id) ?? 0) + 1);
        pushTo(askedWith, id, n);
      }
    }
    // A message is mended before it is looked up, and slips are listed as parents make them.
    for (const one of [passage.title, ...(passage.questions ?? [])]) {
      const better = mended(one);
      if (better !== one) listed.add(bare(comparable(better)));
    }
    for (const form of listed) pushTo(listing, numberIn(form), page);
    const told = new Set(idsOf([passage.title, passage.heading, passage.text].join('\n')));
    for (const id of new Set([...asked.keys(), ...told])) {
      pushTo(holding, id, page);
      pushTo(timesAsked, id, asked.get(id) ?? 0);
      pushTo(areTold, id, told.has(id) ? 1 : 0);
    }
  }
  const perWord = (lists: number[][]) => toLists(Array.from(words.weights, (_, id) => lists[id] ?? []));
  return {
    words,
    used,
    texts: toTable([...texts.keys()]),
    phrasings: {
      texts: toNumbers(phrasings.texts),
      pages: toNumbers(phrasings.pages),
      areOpenings: toNumbers(phrasings.areOpenings),
      words: toLists(phrasings.words),
    },
    askedWith: perWord(askedWith),
    holding: perWord(holding),
    timesAsked: perWord(timesAsked).items,
    areTold: perWord(areTold).items,
    listing: toLists(Array.from(texts.keys(), (_, n) => listing[n] ?? [])),
  };
}

/** The pages that list these very words, whatever stands at the end of them. */
export function pagesIn({ texts, listing }: GuideIndex, text: string): number[] {
  const n = numberOf(texts, bare(text));
  return n === undefined ? [] : Array.from(listAt(listing, n));
}

function pushTo(lists: number[][], at: number, value: number): void {
  const known = lists[at];
  if (known) known.push(value);
  else lists[at] = [value];
}

const comparable = (text: string) => withoutChild(text, null).toLowerCase();
const bare = (text: string) => text.replace(/[\s.,!?…]+$/, '');

/** The texts of which the guide needs vectors, as they are to be encoded: the child and its age taken out. */
export function phrasingsOf({ title, text, questions = [] }: Passage): { text: string; kind: 'asked' | 'opening' }[] {
  const asked = [...new Set([title, ...questions].map(comparable))];
  const [opening = ''] = text.split(/(?<=[.!?])\s/);
  return [
    ...asked.map((one) => ({ text: one, kind: 'asked' as const })),
    { text: `${title}. ${opening}`.toLowerCase(), kind: 'opening' },
  ];
}

export const writeIndex = (index: GuideIndex): Uint8Array => writeColumns(index);

export const readIndex = (file: Uint8Array): GuideIndex => readColumns(file) as GuideIndex;
