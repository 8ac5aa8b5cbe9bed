import { type Region, regionNamed } from './region.ts';

/** Countries of the Union that are no region of their own. */
const EU_COUNTRIES = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

const ZONES: readonly (readonly [RegExp, Region])[] = [
  [/^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)$/, 'GB'],
  [/^Europe\/Dublin$/, 'IE'],
  [/^Australia\//, 'AU'],
  [/^Pacific\/(Auckland|Chatham)$/, 'NZ'],
  [
    /^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Moncton|Montreal|Whitehorse|Yellowknife|Iqaluit|Calgary|Goose_Bay|Glace_Bay)$/,
    'CA',
  ],
  [
    /^(America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Juneau|(Indiana|Kentucky|North_Dakota)\/.+)|Pacific\/Honolulu|US\/.+)$/,
    'US',
  ],
  [
    /^Europe\/(Vienna|Brussels|Sofia|Zagreb|Prague|Copenhagen|Tallinn|Helsinki|Paris|Berlin|Athens|Budapest|Rome|Riga|Vilnius|Luxembourg|Malta|Amsterdam|Warsaw|Lisbon|Bucharest|Bratislava|Ljubljana|Madrid|Stockholm)$/,
    'EU',
  ],
];

/** Zones of no region here, whatever language the phone speaks; those of the Americas say too little. */
const FAR_FROM_ALL = /^(Africa|Asia|Atlantic|Indian|Europe|Antarctica)\//;

/**
 * Where a family probably lives, by what its browser tells: the time zone says where the phone is and goes before the
 * languages, which often are American everywhere. Undefined when neither says.
 */
export function guessRegion(languages: readonly string[], timeZone: string | undefined): Region | undefined {
  const byZone = ZONES.find(([zone]) => zone.test(timeZone ?? ''))?.[1];
  if (byZone) return byZone;
  if (FAR_FROM_ALL.test(timeZone ?? '')) return 'OTHER';
  for (const language of languages) {
    const country = /[-_]([A-Za-z]{2})\b/.exec(language)?.[1]?.toUpperCase();
    if (!country) continue;
    if (EU_COUNTRIES.has(country)) return 'EU';
    const named = regionNamed(country);
    return named && named !== 'EU' ? named : 'OTHER';
  }
  return undefined;
}
