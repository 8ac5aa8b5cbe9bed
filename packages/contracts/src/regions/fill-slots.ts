import { fillSlot, type SlotContext } from './fill-slot.ts';
import type { Region } from './region.ts';
import { REGION_DATA } from './region-data.ts';

const SLOT = /\{([^{}]+)\}/g;
const NAME_SLOT = 'user.';

/**
 * A text of the guide as a family of `region` reads it: {the doctor}, {diapers}, {Crib}, {38 C}, {vaccines}. A capital
 * or a plural is made from the word. {user.childName} is left for who knows the child. Throws on an unknown slot: the
 * check of the guide finds it first.
 */
export function fillSlots(text: string, region: Region, context: SlotContext = {}): string {
  if (!text.includes('{')) return text;
  return text.replace(SLOT, (whole, slot: string) => {
    if (slot.startsWith(NAME_SLOT)) return whole;
    const filled = fillSlot(slot, REGION_DATA[region], context);
    if (filled === undefined) throw new Error(`There is no slot ${whole}`);
    return filled;
  });
}

/** Why `slot` cannot be filled in some region is never the region: all have the same words. */
export function isKnownSlot(slot: string): boolean {
  return fillSlot(slot, REGION_DATA.OTHER, {}) !== undefined;
}

/** The same for every text in a value of the guide, however deep; keys and other values stay. */
export function fillDeep<T>(value: T, region: Region, context: SlotContext = {}): T {
  if (typeof value === 'string') return fillSlots(value, region, context) as T;
  if (Array.isArray(value)) return value.map((entry) => fillDeep(entry, region, context)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillDeep(entry, region, context)])) as T;
}
