import { type NamedAge, readAges } from '../language/read-ages.ts';
import { readDurations } from '../language/read-durations.ts';
import { readTemperatures } from '../language/read-temperatures.ts';
import type { Token } from '../language/tokenize.ts';

/** What is read from figures rather than from words. */
export type Measure = 'hot' | 'veryHot' | 'tempLow' | 'under3m' | 'fiveDays' | 'noFever';
export const MEASURES = [
  'hot',
  'veryHot',
  'tempLow',
  'under3m',
  'fiveDays',
  'noFever',
] as const satisfies readonly Measure[];

/** Celsius; AAP and NHS call 38.0 a fever at every age. */
export const FEVER = 38;
/** Celsius; a reading that a doctor should hear of by itself. */
export const HIGH_FEVER = 40;
/** Celsius; NHS: too cold for a baby. */
export const TOO_COLD = 36;
/** Days of age below which every fever is urgent. */
export const THREE_MONTHS = 92;
/** Hours of a fever that is called long (five days, less the part of a day that people round up). */
export const LONG_FEVER = 100;

export interface Figures {
  /** Days; those the newest message names, else the earlier turns, else the profile. Empty when unknown. */
  ages: readonly number[];
  /** The same before the newest message. */
  agesBefore: readonly number[];
  found: readonly { measure: Measure; at: number }[];
}

const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30.44;
/** "He is 9" beside a baby's profile: an older child, unless it is the baby's own weeks or months. Else the profile knows better. */
const isOlderChild = ({ bare, days }: NamedAge, ageDays: number | null): boolean =>
  bare !== undefined &&
  ageDays !== null &&
  ageDays < days / 2 &&
  [DAYS_PER_WEEK, DAYS_PER_MONTH].every((unit) => Math.abs(ageDays / unit - bare) > 2);

export function readFigures(
  tokens: readonly Token[],
  {
    freshFrom,
    isElsewhere,
    ageDays,
  }: { freshFrom: number; isElsewhere: (at: number) => boolean; ageDays: number | null },
): Figures {
  const named = readAges(tokens).filter((age) => age.bare === undefined || isOlderChild(age, ageDays));
  const counted = named.filter((age) => !isElsewhere(age.at));
  const current = counted.filter((age) => age.at >= freshFrom);
  const daysOf = (some: readonly NamedAge[]) =>
    some.length > 0 ? some.map(({ days }) => days) : ageDays === null ? [] : [ageDays];
  const ages = daysOf(current.length > 0 ? current : counted);
  const agesBefore = daysOf(counted.filter((age) => age.at < freshFrom));
  const found: { measure: Measure; at: number }[] = [];
  for (const { at, celsius } of readTemperatures(tokens).filter((one) => !isElsewhere(one.at))) {
    if (celsius >= FEVER) found.push({ measure: 'hot', at });
    if (celsius >= HIGH_FEVER) found.push({ measure: 'veryHot', at });
    if (celsius >= TOO_COLD && celsius < FEVER) found.push({ measure: 'noFever', at });
    if (celsius < TOO_COLD) found.push({ measure: 'tempLow', at });
  }
  for (const { at, hours } of readDurations(tokens, named))
    if (hours >= LONG_FEVER && !isElsewhere(at)) found.push({ measure: 'fiveDays', at });
  if (ages.some((days) => days < THREE_MONTHS)) found.push({ measure: 'under3m', at: Math.max(0, tokens.length - 1) });
  return { ages, agesBefore, found };
}
