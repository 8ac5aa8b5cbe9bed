import { fillSlots, type LineKind, linesFor, type Region } from '@nestling/contracts/regions';
import type { Contact } from '@nestling/contracts/safety';

/** What a contact is for; each region answers with the numbers it has, never with another region's. */
export type ContactKind = LineKind;

export function contactsFor(region: Region, kinds: readonly ContactKind[]): Contact[] {
  return linesFor(region, kinds);
}

/** What a card says, in the words and numbers of the family's region. */
export function inRegion(text: string, region: Region): string {
  return fillSlots(text, region);
}
