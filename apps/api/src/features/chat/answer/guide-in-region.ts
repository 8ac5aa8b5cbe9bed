import { fillDeep, fillSlots, REGIONS, type Region } from '@nestling/contracts/regions';
import type { Passage } from '@nestling/rag/retrieve';

/** The guide is searched by its slots' neutral words and shown in the family's. */
export function passageInRegion(passage: Passage, region: Region): Passage {
  const { startWeeks, endWeeks, written } = passage;
  const weeks = startWeeks === undefined ? {} : { weeks: [startWeeks, endWeeks ?? startWeeks] as const };
  const fill = (text: string) => fillSlots(text, region, weeks);
  return {
    ...passage,
    title: fill(passage.title),
    heading: passage.heading === null ? null : fill(passage.heading),
    text: fill(passage.text),
    ...(written && { written: fillDeep(written, region, weeks) }),
  };
}

/** Every wording of a text of the guide: a card sends what its own region shows. */
export function wordingsOf(text: string): string[] {
  return text.includes('{') ? [...new Set(REGIONS.map((region) => fillSlots(text, region)))] : [text];
}
