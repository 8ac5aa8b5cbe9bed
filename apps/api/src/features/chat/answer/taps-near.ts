import { fillSlots, type Region } from '@nestling/contracts/regions';
import type { Finding, Guide } from '@nestling/rag/guide';
import type { Passage } from '@nestling/rag/retrieve';
import { questionOf } from './tell-listed.ts';

/** What else a turn may ask: the likeliest that a page lists first, then pages that it comes near to, but for those `known` in the talk. */
export function tapsNear(
  guide: Guide,
  { asks = [], beside = [] }: Finding,
  known: readonly string[],
  region: Region,
): string[] {
  const [first, ...others] = asks.flatMap((one) => questionOf(guide.pages[one.page] as Passage, one));
  const titles = beside.flatMap(({ page }) => {
    const { key = '', title } = guide.pages[page] ?? {};
    return title === undefined || known.includes(key) ? [] : [title];
  });
  return [...(first === undefined ? [] : [first]), ...titles, ...others].map((text) => fillSlots(text, region));
}
