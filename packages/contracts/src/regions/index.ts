export type { SlotContext, Weeks } from './fill-slot.ts';
export { fillDeep, fillSlots, isKnownSlot } from './fill-slots.ts';
export { foreignMarksIn, marksToFill } from './foreign-marks.ts';
export { guessRegion } from './guess-region.ts';
export { linesFor } from './lines.ts';
export { LINE_KINDS, type LineKind, REGIONS, type Region, regionNamed } from './region.ts';
export { type Line, REGION_DATA, type RegionData } from './region-data.ts';
export { knownSlots, slotsIn } from './slots.ts';
