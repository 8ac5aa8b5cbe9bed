export const SECTIONS = ['past', 'current', 'activities', 'upcoming'] as const;
export type Section = (typeof SECTIONS)[number];

/** What of the journey is shown, as its address says it; what is left out is the default. */
export type JourneySearch = { section?: Section; tag?: string };

/** Part of the first page of all, which knows every address: nothing else belongs into this file. */
export function readJourneySearch({ section, tag }: Record<string, unknown>): JourneySearch {
  const known = SECTIONS.find((one) => one === section);
  return { ...(known && { section: known }), ...(typeof tag === 'string' && tag !== '' && { tag }) };
}
