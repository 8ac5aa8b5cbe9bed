import { expect, test } from 'vitest';
import { ageAskedAbout, ageOfQuestion } from './ages.ts';

test.each([
  ['how much should my 5 month old sleep', 21],
  ['What can a 2-year-old say?', 104],
  ['her brother is nine years old', 469],
  ['when she is 3 years, does she need a nap', 156],
  ['what happens at six weeks', 6],
  ['my 18mo old bites', 78],
  ['our 4yo hits', 208],
  ['his sister is 3 and hates peas', 156],
  ['what about Nils? he is 7', 365],
  ['she is one and a half', 78],
  ['hes only 14 mnths', 60],
  ['5 weeks', 5],
  ['she is 2 months, not 2 years', 8],
])('%s', (question, weeks) => {
  expect(ageAskedAbout(question)).toBe(weeks);
});

test.each([
  'how do I get her to sleep',
  'she has coughed for two weeks',
  'we moved 3 months ago',
  'one year later it came back',
  'two days after the fall there is a white spot',
  'the waiting list is nine months long',
  'her temperature is 39',
  'they ate 4 and were sick',
  '',
])('%j names no age', (question) => {
  expect(ageAskedAbout(question)).toBeUndefined();
});

test('a stage of life counts where the child is in another, or of unknown age', () => {
  expect(ageOfQuestion('my teenager lies', null)?.start).toBeGreaterThan(600);
  expect(ageOfQuestion('my teenager lies', 40)?.start).toBeGreaterThan(600);
  expect(ageOfQuestion('my toddler lies', 80)).toEqual({ start: 80, end: 80 });
  expect(ageOfQuestion('bath for a newborn', 200)).toEqual({ start: 0, end: 8 });
  expect(ageOfQuestion('how long are naps', null)).toBeNull();
});
