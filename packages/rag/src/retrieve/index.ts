export type { Passage, RankedPassage } from '../ports.ts';
export { buildSegment, type IndexedText, type Segment } from './segment.ts';
export { decodeSegment, encodeSegment, SEGMENT_VERSION } from './segment-codec.ts';
