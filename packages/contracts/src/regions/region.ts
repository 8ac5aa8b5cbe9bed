/** Whose numbers, words and laws a family sees. `EU` is any other country of the Union, `OTHER` the neutral wording. */
export const REGIONS = ['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'EU', 'OTHER'] as const;
export type Region = (typeof REGIONS)[number];

/** What a line is for; each region answers with the numbers it has, never with another region's. */
export const LINE_KINDS = [
  'emergency',
  'poison',
  'battery',
  'advice',
  'crisis',
  'childCrisis',
  'maternal',
  'childProtection',
  'domesticAbuse',
  'doctor',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** A region's name as people and settings write it (UK is GB), or undefined. */
export function regionNamed(text: string): Region | undefined {
  const name = text.trim().toUpperCase();
  return name === 'UK' ? 'GB' : REGIONS.find((region) => region === name);
}
