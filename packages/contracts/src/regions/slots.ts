import { REGIONS } from './region.ts';
import { REGION_DATA } from './region-data.ts';

/** Slots of which each region has a table or a line of its own. */
export const TABLE_SLOTS = ['vaccines', 'car seat law', 'school start'] as const;

/** Every slot by name, without plurals, capitals and measures. */
export function knownSlots(): string[] {
  const names = REGIONS.flatMap((region) => {
    const { words, spoken } = REGION_DATA[region];
    return [...Object.keys(words), ...Object.keys(spoken)];
  });
  return [...new Set([...names, ...TABLE_SLOTS])].sort();
}

const SLOT = /\{([^{}]*)\}/g;

/** Child's name and the like: filled elsewhere. */
const NAME_SLOT = /^user\./;

/** What stands in braces in a text, name slots left out. */
export function slotsIn(text: string): string[] {
  return [...text.matchAll(SLOT)].map((match) => match[1] as string).filter((slot) => !NAME_SLOT.test(slot));
}
