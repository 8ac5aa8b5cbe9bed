import compiled from '../../compiled/regions.json' with { type: 'json' };
import type { LineKind, Region } from './region.ts';

export interface Line {
  label: string;
  value: string;
  /** A tel:, sms: or https: address; absent where the line is words only ("your local crisis line"). */
  href?: string;
}

export interface Measures {
  temperature: 'celsius' | 'fahrenheit';
  weight: 'kilograms' | 'pounds';
  volume: 'millilitres' | 'ounces';
  length: 'centimetres' | 'inches';
  distance: 'kilometres' | 'miles';
}

/** `weeks` is the age it is due at, both ends included. */
export interface VaccineVisit {
  weeks: [number, number];
  when: string;
  names: string[];
}

/** A region as pages and cards need it; the sources of its numbers stay in content/regions. */
export interface RegionData {
  name: string;
  measures: Measures;
  lines: Record<LineKind, Line[]>;
  spoken: Record<string, string>;
  words: Record<string, string>;
  vaccines: { text?: string; note?: string; due?: VaccineVisit[] };
  carSeatLaw: string;
  schoolStart: string;
  marks: string[];
}

/** Written by compile/command.ts from content/regions; small enough to ship with the page. */
export const REGION_DATA = compiled as unknown as Record<Region, RegionData>;
