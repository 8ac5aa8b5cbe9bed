import { expect, test } from 'vitest';
import { emergencyLines } from './emergency-lines.ts';
import { linesFor, REGIONS } from './index.ts';

test.each(REGIONS)('the small list of %s is the same as the whole one', (region) => {
  expect(emergencyLines(region)).toEqual(linesFor(region, ['emergency', 'poison']));
});
