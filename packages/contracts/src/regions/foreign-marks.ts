import { REGIONS, type Region } from './region.ts';
import { REGION_DATA } from './region-data.ts';

const PATTERNS = new Map<string, RegExp>();

/** Numbers, institutions, laws and words of other regions that a text for `region` must not hold: those it does. */
export function foreignMarksIn(text: string, region: Region): string[] {
  const own = new Set(REGION_DATA[region].marks);
  const foreign = new Set(REGIONS.flatMap((other) => REGION_DATA[other].marks.filter((mark) => !own.has(mark))));
  return [...foreign].filter((mark) => patternOf(mark).test(text));
}

/**
 * What a text written with slots says outright and some of `regions` must not read: a number, institution, law or word
 * for which it needs a slot.
 */
export function marksToFill(text: string, regions: readonly Region[] = REGIONS): string[] {
  const written = text.replace(/\{[^{}]*\}/g, ' ');
  return [...new Set(regions.flatMap((region) => foreignMarksIn(written, region)))];
}

/** As a whole word; a mark in small letters in any case, one with a capital only as it is written ("ER", "Reception"). */
function patternOf(mark: string): RegExp {
  const known = PATTERNS.get(mark);
  if (known) return known;
  const before = /^[\p{L}\d]/u.test(mark) ? '(?<![\\p{L}\\d]|\\d[-,. ]|-)' : '';
  const words = mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  const pattern = new RegExp(`${before}${words}(?![\\p{L}\\d]|[-,. ]\\d)`, mark === mark.toLowerCase() ? 'iu' : 'u');
  PATTERNS.set(mark, pattern);
  return pattern;
}
