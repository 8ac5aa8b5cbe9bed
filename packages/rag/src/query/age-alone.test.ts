import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageGivenBy, correctsAge, isAgeAlone } from './age-alone.ts';
import { ageAskedAbout, ageOfQuestion } from './ages.ts';
import { weeksSinceBirth } from './birth-dates.ts';

const YEARS = 365.25 / 7;
const TODAY = new Date(2026, 10, 23);

describe('an age and no more', () => {
  test.each([
    ['nearly 17', Math.floor(17 * YEARS)],
    ['shes six YEARS lol', Math.floor(6 * YEARS)],
    ['its 4 YEARS not 4 months', Math.floor(4 * YEARS)],
    ['not 4 months, 4 years', Math.floor(4 * YEARS)],
    ['hes 10 btw', Math.floor(10 * YEARS)],
    ['3 wks', 3],
    ['5mo', 21],
    ['sorry i meant 11 months', 47],
    ['24', 104],
  ])('%s', (message, weeks) => {
    expect(isAgeAlone(message)).toBe(true);
    expect(ageGivenBy(message, [], false).weeks).toBe(weeks);
  });

  test.each([
    'she has had it 3 days',
    '3 times a night',
    'he ate 4',
    'one more thing',
    'for 2 weeks it was fine',
    'months of crying',
    '39 degrees',
    'how long',
    'not that one',
  ])('not one that tells more: %s', (message) => {
    expect(isAgeAlone(message)).toBe(false);
  });

  test('of eighteen months or years is asked where the child is of unknown age, and no other number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 36 }), (count) => {
        expect(isAgeAlone(String(count))).toBe(true);
        expect(ageGivenBy(String(count), [], false).unit === 'asked').toBe(count === 18);
        expect(ageGivenBy(String(count), [], true).unit).not.toBe('asked');
      }),
    );
  });

  test('goes with the unit that is said after it', () => {
    expect(ageGivenBy('months', ['18'], false).weeks).toBe(78);
    expect(ageGivenBy('years', ['9'], false).weeks).toBe(469);
  });

  test.each([
    ['shes six YEARS lol', true],
    ['not 4 months, 4 years', true],
    ['sorry, 5', true],
    ['nearly 17', false],
    ['3 weeks', false],
  ])('says whether it takes another back: %s', (message, corrects) => {
    expect(correctsAge(message)).toBe(corrects);
  });
});

describe('the age', () => {
  test.each([
    ['born 12 june 2024', 127],
    ['his bday is 12 June 2024, when is an eye test due', 127],
    ['dob 12/6/24', 127],
    ['dob 6/24/2024', 126],
    ['she was born on June 12th, 2024', 127],
    ['2024-06-12', 127],
    ['born in 2019', 388],
  ])('is counted from a date of birth: %s', (message, weeks) => {
    expect(ageAskedAbout(message, TODAY)).toBe(weeks);
  });

  test.each(['school starts on 12 June 2027', 'the fall was on 3 May 2026', 'dob 45/45/2024', 'born 12 june 1950'])(
    'and from no other date: %s',
    (message) => {
      expect(weeksSinceBirth(message, TODAY)).toBeUndefined();
    },
  );

  test('is that of the last March where no year is told and none is known', () => {
    expect(ageOfQuestion('she was born in march', null, TODAY)?.start).toBe(36);
    expect(ageOfQuestion('she was born in march', 300, TODAY)?.start).toBe(300);
  });

  test.each([
    ['my sister and her 3 month old move in, how do i get my girl ready? shes 6', Math.floor(6 * YEARS)],
    ['my eldest whos 6 has nits', Math.floor(6 * YEARS)],
    ['he is in year 9 and skips school', Math.floor(13.5 * YEARS)],
    ['my 3rd grader lies', Math.floor(8.5 * YEARS)],
  ])('is that of the child asked about: %s', (message, weeks) => {
    expect(ageAskedAbout(message, TODAY)).toBe(weeks);
  });
});
