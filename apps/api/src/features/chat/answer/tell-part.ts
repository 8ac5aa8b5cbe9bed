import { fillSlots, type Region } from '@nestling/contracts/regions';
import { spanText } from '@nestling/contracts/topics';
import { AGE_RANGES } from '@nestling/contracts/topics/content';
import type { OfferedPage, Outcome } from '@nestling/rag/answer';
import { type AskedOfPage, type FoundPage, type Guide, pickPart, readTold } from '@nestling/rag/guide';
import type { ReadQuestion } from '@nestling/rag/query';
import type { Passage } from '@nestling/rag/retrieve';
import { passageInRegion } from './guide-in-region.ts';
import { followingOf, OFFERED, optionsAfter, optionsOnFamily } from './guide-taps.ts';

/** A page of the guide in the family's words. */
export type ShownPage = FoundPage & { passage: Passage };

/** What is said out of the page that the talk is on: `shown` are the pages that the reply rests on, numbered from 1. */
export function tellPart(
  guide: Guide,
  [first, ...others]: readonly ShownPage[],
  { question, region, isOffered }: { question: ReadQuestion | undefined; region: Region; isOffered: boolean },
): { outcome: Outcome; shown: Passage[]; options: string[] } {
  if (!first) throw new Error('A part is told of a page');
  const asked = question ?? { part: null, told: '', asksBeside: false, isTale: false };
  const following = followingOf(first.passage.key).flatMap(({ key }) => {
    const page = guide.pages.findIndex((one) => one.key === key);
    const passage = guide.pages[page];
    return passage ? [{ page, isOtherAge: false, passage: passageInRegion(passage, region) }] : [];
  });
  const told =
    partOfPages(guide, [first, ...others.filter(({ isNear }) => isNear), ...following], asked) ??
    whatNext(guide, first, asked);
  const isElsewhere = told !== undefined && told.page !== first;
  const shown = told ? [told.page] : [first, ...others];
  const [page, ...rest] = shown.map((one, at) => offered(one, at + 1));
  const titles = others.map(({ passage }) => passage.title);
  const after = optionsAfter(first.passage.key, region);
  const options = [
    ...(isElsewhere ? [told.page.passage.title] : []),
    ...(asked.part === 'familySays' ? optionsOnFamily(question?.words ?? '', region) : []),
    ...(told ? [...after, ...titles] : [...titles, ...after]),
  ];
  return {
    outcome: {
      kind: 'part',
      page: page ?? offered(first, 1),
      part: asked.part,
      said: told?.said ?? [],
      isNamed: isElsewhere || isOffered,
      others: rest,
    },
    shown: shown.map(({ passage }) => passage),
    options: [...new Set(options)]
      .filter((option) => option !== fillSlots(first.passage.title, region))
      .slice(0, OFFERED),
  };
}

/** What the first of the pages that says it says to what is asked. A neighbour has to name what is asked. */
function partOfPages({ words }: Guide, pages: readonly ShownPage[], asked: AskedOfPage) {
  const isNamed = readTold(words, asked.told).total > 0;
  for (const [at, page] of pages.entries()) {
    const { written } = page.passage;
    const said = written && (at === 0 || isNamed) ? pickPart(words, written, asked) : [];
    if (said.length > 0) return { page, said };
  }
  return undefined;
}

/** Where something more is told, or does not work, and no page names it: what to watch for, and when to call. */
function whatNext({ words }: Guide, page: ShownPage, asked: AskedOfPage) {
  const { written } = page.passage;
  if (!written || !(asked.part === 'stuck' || (asked.part === null && asked.isTale))) return undefined;
  const said = pickPart(words, written, { part: 'stuck', told: '', asksBeside: false, isTale: false });
  return said.length > 0 ? { page, said } : undefined;
}

export function offered({ passage, isOtherAge }: ShownPage, number: number): OfferedPage {
  const { title, startWeeks = 0, endWeeks = 0 } = passage;
  return { number, title, forAge: isOtherAge ? spanText(AGE_RANGES, startWeeks, endWeeks).toLowerCase() : null };
}
