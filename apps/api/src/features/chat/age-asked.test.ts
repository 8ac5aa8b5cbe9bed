import { expect, test } from 'vitest';
import { ageAskedAbout } from './age-asked.ts';

test.each([
  ['how much should my 5 month old sleep', 21],
  ['What can a 2-year-old say?', 104],
  ['her brother is nine years old', 469],
  ['when she is 3 years, does she need a nap', 156],
  ['what happens at six weeks', 6],
  ['my 18mo old bites', 78],
])('%s', (question, weeks) => {
  expect(ageAskedAbout(question)).toBe(weeks);
});

test.each([
  'how do I get her to sleep',
  'she has coughed for two weeks',
  'we moved 3 months ago',
  'one year later it came back',
  '',
])('%j names no age', (question) => {
  expect(ageAskedAbout(question)).toBeUndefined();
});
