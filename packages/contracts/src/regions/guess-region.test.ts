import { expect, test } from 'vitest';
import { guessRegion, regionNamed } from './index.ts';

test.each([
  [['en-GB', 'en'], 'Europe/London', 'GB'],
  [['en-US'], 'Europe/London', 'GB'],
  [['en-US'], 'America/Chicago', 'US'],
  [['en-US'], 'America/Indiana/Knox', 'US'],
  [['en-CA', 'fr-CA'], 'America/Toronto', 'CA'],
  [['en-AU'], 'Australia/Perth', 'AU'],
  [['en-GB'], 'Pacific/Auckland', 'NZ'],
  [['en-IE'], 'Europe/Dublin', 'IE'],
  [['de-DE', 'en-US'], 'Europe/Berlin', 'EU'],
  [['fr-CH'], 'Europe/Zurich', 'OTHER'],
  [['en-US'], 'Asia/Tokyo', 'OTHER'],
  [['pt-BR'], 'America/Sao_Paulo', 'OTHER'],
  [['en-GB'], 'UTC', 'GB'],
  [['en-US'], 'Etc/UTC', 'US'],
  [['nl-NL'], undefined, 'EU'],
  [['hi-IN'], undefined, 'OTHER'],
  [['en'], 'UTC', undefined],
  [[], undefined, undefined],
] as const)('a browser with %j in %s is in %s', (languages, zone, region) => {
  expect(guessRegion(languages, zone)).toBe(region);
});

test('a region may be named as people do', () => {
  expect(regionNamed('uk')).toBe('GB');
  expect(regionNamed(' nz ')).toBe('NZ');
  expect(regionNamed('Other')).toBe('OTHER');
  expect(regionNamed('FR')).toBeUndefined();
});
