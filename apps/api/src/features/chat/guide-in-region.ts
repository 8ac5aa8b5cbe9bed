import { fillSlots, REGIONS, type Region } from '@nestling/contracts/regions';
import { ANSWERS } from '@nestling/contracts/topics/content';
import type { Evidence } from '@nestling/rag/evidence';
import type { Passage } from '@nestling/rag/retrieve';

/** Answers that hold in some regions only, by the key of their passage. */
const REGIONS_OF = new Map<string, readonly string[]>(
  ANSWERS.flatMap(({ id, regions }) => (regions ? [[`guide:${id}`, regions] as const] : [])),
);

/** Keeps what was found for a family of this region: no answer about the law or schools of another country. */
export function isForRegion(region: Region): (found: { passage: Passage }) => boolean {
  return ({ passage }) => REGIONS_OF.get(passage.key)?.includes(region) ?? true;
}

/** The guide is searched by its slots' neutral words and shown in the family's. */
export function evidenceInRegion(evidence: Evidence, region: Region): Evidence {
  const { passage } = evidence;
  if (passage.kind !== 'guide') return evidence;
  const weeks =
    passage.startWeeks === undefined
      ? undefined
      : ([passage.startWeeks, passage.endWeeks ?? passage.startWeeks] as const);
  const fill = (text: string) => fillSlots(text, region, weeks ? { weeks } : {});
  return {
    ...evidence,
    text: fill(evidence.text),
    sentences: evidence.sentences.map((sentence) => ({ ...sentence, text: fill(sentence.text) })),
    passage: {
      ...passage,
      title: fill(passage.title),
      heading: passage.heading === null || passage.heading === undefined ? passage.heading : fill(passage.heading),
      text: fill(passage.text),
    },
  };
}

/** Every wording of a text of the guide: a card sends what its own region shows. */
export function wordingsOf(text: string): string[] {
  return text.includes('{') ? [...new Set(REGIONS.map((region) => fillSlots(text, region)))] : [text];
}
