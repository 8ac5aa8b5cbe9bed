import type { Passage } from '../ports.ts';
import { withoutChild } from '../query/child-words.ts';
import { createGuideWords, type GuideWords } from './guide-words.ts';
import { createSlipMender } from './slips.ts';

/** Words by which a page is found: what parents ask that it answers, or what it says of itself (title, first sentence). */
export type Phrasing = { page: number; text: string; kind: 'asked' | 'opening'; words: readonly number[] };

/** How many of a page's phrasings hold a word, and whether its title or text does. */
export type Holding = { page: number; asked: number; isTold: boolean };

/** The guide read once: its pages, the phrasings that lead to them and the weight of every word. */
export type Guide = {
  pages: readonly Passage[];
  phrasings: readonly Phrasing[];
  words: GuideWords;
  /** For every word the pages that hold it. */
  pagesWith: ReadonlyMap<number, readonly Holding[]>;
  /** For every word the phrasings that are asked with it. */
  phrasingsWith: ReadonlyMap<number, readonly number[]>;
  /** Mends slips of the thumb in a message. */
  mended: (message: string) => string;
  /** The pages that list a phrasing, by its very words. */
  listing: ReadonlyMap<string, readonly number[]>;
};

export function readGuide(pages: readonly Passage[]): Guide {
  const askedNext = pages.map(({ written }) =>
    (written?.followUps ?? []).flatMap(({ questions, text }) => [...questions, text]).join('\n'),
  );
  const texts = pages.map(({ title, text, questions = [] }, page) =>
    [title, text, ...questions, askedNext[page]].join('\n'),
  );
  const words = createGuideWords(
    pages.map(({ title, text, questions = [] }, page) => ({
      text,
      asked: [title, ...questions],
      beside: askedNext[page] ?? '',
    })),
  );
  const phrasings: Phrasing[] = [];
  const pagesWith = new Map<number, Holding[]>();
  const phrasingsWith = new Map<number, number[]>();
  const listing = new Map<string, readonly number[]>();
  const mended = createSlipMender(texts);
  for (const [page, passage] of pages.entries()) {
    const asked = new Map<number, number>();
    const listed = new Set<string>();
    for (const { text, kind } of phrasingsOf(passage)) {
      // Filled to the brim, where what is gathered one by one keeps room to spare.
      const ids = words.idsOf(text).slice();
      phrasings.push({ page, text, kind, words: ids });
      if (kind !== 'asked') continue;
      listed.add(bare(text));
      for (const id of ids) {
        asked.set(id, (asked.get(id) ?? 0) + 1);
        pushTo(phrasingsWith, id, phrasings.length - 1);
      }
    }
    // A message is mended before it is looked up, and slips are listed as parents make them.
    for (const one of [passage.title, ...(passage.questions ?? [])]) {
      const better = mended(one);
      if (better !== one) listed.add(bare(comparable(better)));
    }
    // Most forms lead to one page: these share its list, and words held alike share how they are held. It keeps the guide small.
    const alone = [page];
    for (const form of listed) {
      const known = listing.get(form);
      listing.set(form, known ? [...known, page] : alone);
    }
    const told = new Set(words.idsOf([passage.title, passage.heading, passage.text].join('\n')));
    const holdings = new Map<number, Holding>();
    for (const id of new Set([...asked.keys(), ...told])) {
      const times = asked.get(id) ?? 0;
      const isTold = told.has(id);
      const kind = isTold ? times : -times;
      const holding = holdings.get(kind) ?? { page, asked: times, isTold };
      holdings.set(kind, holding);
      pushTo(pagesWith, id, holding);
    }
  }
  return { pages, phrasings, words, pagesWith, phrasingsWith, listing, mended };
}

/** The pages that list these very words, whatever stands at the end of them. */
export function pagesListing(guide: Guide, text: string): readonly number[] {
  return guide.listing.get(bare(text)) ?? [];
}

function pushTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

const comparable = (text: string) => withoutChild(text, null).toLowerCase();
const bare = (text: string) => text.replace(/[\s.,!?…]+$/, '');

/** The texts of which the guide needs vectors, as they are to be encoded: the child and its age taken out. */
export function phrasingsOf({ title, text, questions = [] }: Passage): Pick<Phrasing, 'text' | 'kind'>[] {
  const asked = [...new Set([title, ...questions].map(comparable))];
  const [opening = ''] = text.split(/(?<=[.!?])\s/);
  return [
    ...asked.map((one) => ({ text: one, kind: 'asked' as const })),
    { text: `${title}. ${opening}`.toLowerCase(), kind: 'opening' },
  ];
}
