import { expect, test } from 'vitest';
import { readAges } from './read-ages.ts';
import { readClockTimes, readElapsed } from './read-clock.ts';
import { readDurations } from './read-durations.ts';
import { readTemperatures } from './read-temperatures.ts';
import { tokenize } from './tokenize.ts';

const hours = (text: string): number[] => readElapsed(tokenize(text)).map((one) => one.hours);

test.each([
  ['last feed was 2am and now its 9am', [7]],
  ['no wee since 5am and it is 2pm now', [9]],
  ['nothing since lunch and it is midnight', [11.5]],
  ['since 10 last night, it is half past eight now', [10.5]],
  ['since 11pm, it is now 7am', [8]],
  ['dry at 6am, fed at 7am', []],
])('hours between a start and a now: %s', (text, expected) => {
  expect(hours(text)).toEqual(expected);
});

test('weekdays count from the first to today', () => {
  expect(hours('fever since Sunday and it is now Saturday')).toEqual([144]);
  expect(hours('had jabs on Monday and a party on Friday')).toEqual([]);
});

test('a dose or an age is no time of day', () => {
  expect(readClockTimes(tokenize('5 ml at 6 weeks'))).toEqual([]);
});

test.each([
  ['a week old', 7],
  ['48 hours old', 2],
  ['1 month and half', 46],
  ['5w3d', 35],
  ['couple of weeks old', 14],
  ['born yesterday', 1],
])('a loosely told age: %s', (text, days) => {
  expect(readAges(tokenize(`baby is ${text}`)).map((one) => one.days)).toContain(days);
});

test('the shots of an age are no duration', () => {
  const tokens = tokenize('38.0 the evening of his 4 month shots');
  expect(readDurations(tokens, readAges(tokens))).toEqual([]);
});

test.each([
  ['38.4 is that bad', [38.4]],
  ['says 39', [39]],
  ['38 point 2, is that a fever', [38.2]],
  ['hundred and three fever', [39.4]],
  ['the sleeping bag cost 39.99', []],
  ['bath water at 38', []],
  ['temp was 38.3 before bath', [38.3]],
])('a reading in "%s"', (text, celsius) => {
  expect(readTemperatures(tokenize(text)).map((one) => one.celsius)).toEqual(celsius);
});
