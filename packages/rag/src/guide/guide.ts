import type { Passage } from '../ports.ts';
import { withoutChild } from '../query/child-words.ts';
import { createGuideWords, type GuideWords } from './guide-words.ts';
import { createSlipMender } from './slips.ts';

/** Words by which a page is found: what parents ask that it answers, or what it says of itself (title, first sentence). */
export type Phrasing = {
  page: number;
  text: string;
  kind: 'asked' | 'opening';
  words: readonly number[];
  weight: number;
};

/** The guide read once: its pages, the phrasings that lead to them and the weight of every word. */
export type Guide = {
  pages: readonly Passage[];
  phrasings: readonly Phrasing[];
  words: GuideWords;
  /** For every word the phrasings that hold it. */
  phrasingsWith: ReadonlyMap<number, readonly number[]>;
  /** For every page how many of its phrasings hold a word, and the words of its title and text. */
  asked: ReadonlyArray<ReadonlyMap<number, number>>;
  told: ReadonlyArray<ReadonlySet<number>>;
  /** Mends slips of the thumb in a message. */
  mended: (message: string) => string;
  /** The pages that list a phrasing, by its very words. */
  listing: ReadonlyMap<string, readonly number[]>;
};

export function readGuide(pages: readonly Passage[]): Guide {
  const texts = pages.map(({ title, text, questions = [] }) => [title, text, ...questions].join('\n'));
  const words = createGuideWords(texts);
  const phrasings: Phrasing[] = [];
  const phrasingsWith = new Map<number, number[]>();
  const asked = pages.map(() => new Map<number, number>());
  const listing = new Map<string, number[]>();
  for (const [page, passage] of pages.entries())
    for (const { text, kind } of phrasingsOf(passage)) {
      const ids = words.idsOf(text);
      if (kind === 'asked') pushTo(listing, bare(text), page);
      if (kind === 'asked')
        for (const id of ids) {
          pushTo(phrasingsWith, id, phrasings.length);
          asked[page]?.set(id, (asked[page].get(id) ?? 0) + 1);
        }
      phrasings.push({ page, text, kind, words: ids, weight: ids.reduce((sum, id) => sum + words.weightOf(id), 0) });
    }
  const told = pages.map(({ title, heading, text }) => new Set(words.idsOf([title, heading, text].join('\n'))));
  return { pages, phrasings, words, phrasingsWith, asked, told, listing, mended: createSlipMender(texts) };
}

/** The pages that list these very words, whatever stands at the end of them. */
export function pagesListing(guide: Guide, text: string): readonly number[] {
  return guide.listing.get(bare(text)) ?? [];
}

function pushTo<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

const bare = (text: string) => text.replace(/[\s.,!?…]+$/, '');

/** The texts of which the guide needs vectors, as they are to be encoded: the child and its age taken out. */
export function phrasingsOf({ title, text, questions = [] }: Passage): Pick<Phrasing, 'text' | 'kind'>[] {
  const asked = [...new Set([title, ...questions].map((one) => withoutChild(one, null).toLowerCase()))];
  const [opening = ''] = text.split(/(?<=[.!?])\s/);
  return [
    ...asked.map((one) => ({ text: one, kind: 'asked' as const })),
    { text: `${title}. ${opening}`.toLowerCase(), kind: 'opening' },
  ];
}
