import { WORDS_TO_NINETEEN } from '@nestling/contracts/text/figures';
import { ageAskedAbout, WEEKS_IN } from './ages.ts';

const UNIT = /^(?:days?|weeks?|wks?|months?|mths?|mnths?|mos?|years?|yrs?|y|m|yo|mo|wo)$/;
const GLUED = /^\d{1,2}(?:[.,]\d)?(?:d|w|wk|wks|m|mo|mth|mths|mnths|y|yr|yrs|yo|wo|days?|weeks?|months?|years?)$/;
const NUMBER = /^\d{1,2}(?:[.,]\d|½)?$/;
const DATED =
  /^(?:\d{1,4}(?:st|nd|rd|th)?|jan\w*|feb\w*|mar|march|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)$/;
const NUMBERS: ReadonlySet<string> = new Set(WORDS_TO_NINETEEN.slice(1));
/** Words that stand beside an age and tell nothing more. */
const BESIDE = new Set(
  `sorry no nope oh wait actually i mean meant what about how and too little big bigger smaller older oldest eldest younger youngest
  twin twins middle he she they it its hes shes theyre my his her our the their that thats this this is are was were im talking only
  just now nearly almost around roughly coming up gone half or an a anymore any more not brother sister son daughter baby child kid boy
  girl one other toddler teen teenager lol haha hahaha tho though obviously by way btw old olds aged age turned turning turns next last month week
  year yes yeah yep ok okay so well then corrected exactly should have said wrong right birthday bday dob date birth born on in of for
  with who whos hi him asking ask question same also your`.split(/\s+/),
);
const LONGEST = 60;

const wordsOf = (message: string) =>
  message
    .toLowerCase()
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}.,½]+|[.,](?!\d)/u)
    .filter((word) => word !== '');

/** "3 weeks", "nearly 17", "no, I mean his brother, he is 4", "its 4 YEARS not 4 months", "9" then "years", "12 June 2024": an age and no more. */
export function isAgeAlone(message: string): boolean {
  const text = message.trim();
  if (text.length >= LONGEST || /\?.*\?/.test(text)) return false;
  const words = wordsOf(text);
  const isDate = words.filter((word) => DATED.test(word)).length >= 2;
  const isAge = (word: string) =>
    NUMBER.test(word) || NUMBERS.has(word) || GLUED.test(word) || UNIT.test(word) || (isDate && DATED.test(word));
  const isNumbered = words.some(
    (word) =>
      NUMBER.test(word) || GLUED.test(word) || (NUMBERS.has(word) && word !== 'one') || (isDate && DATED.test(word)),
  );
  const isUnitAlone = words.some((word) => UNIT.test(word)) && words.length <= 3;
  const isUnit = words.includes('one') && words.some((word) => UNIT.test(word));
  return (isNumbered || isUnitAlone || isUnit) && words.every((word) => isAge(word) || BESIDE.has(word));
}

const LATEST_YEARS = 18;
/** As months it is a toddler, as years nearly grown up. */
const EITHER = 18;

export type AgeGiven = { weeks: number | undefined; unit: 'told' | 'guessed' | 'asked' };

/** The age that an age alone gives: with its unit, with the number said before ("9", then "years"), or in years. */
export function ageGivenBy(message: string, questions: readonly string[], isAgeKnown: boolean): AgeGiven {
  const told = ageAskedAbout(message);
  if (told !== undefined) return { weeks: told, unit: 'told' };
  const words = wordsOf(message);
  const number = words.find((word) => NUMBER.test(word)) ?? words.find((word) => NUMBERS.has(word) && word !== 'one');
  // The unit alone, after its number: "9", "years".
  if (number === undefined || (NUMBERS.has(number) && words.some((word) => UNIT.test(word))))
    return { weeks: ageAskedAbout(`${questions.at(-1) ?? ''} ${message}`.trim()), unit: 'told' };
  const count = NUMBER.test(number)
    ? Number(number.replace(',', '.').replace('½', '.5'))
    : WORDS_TO_NINETEEN.indexOf(number);
  if (count === EITHER && !isAgeKnown) return { weeks: undefined, unit: 'asked' };
  const isMonths = count > LATEST_YEARS;
  return {
    weeks: Math.floor(count * (isMonths ? WEEKS_IN.month : WEEKS_IN.year)),
    unit: isMonths || isAgeKnown || words.length > 1 ? 'told' : 'guessed',
  };
}

const CORRECTS =
  /\b(?:not|no|nope|mean|meant|wrong|actually|sorry|wait|should have said|lol|haha+)\b|\b(?:YEARS?|MONTHS?|WEEKS?|DAYS?)\b/;

/** Whether an age is given instead of another that was taken before. */
export const correctsAge = (message: string): boolean => CORRECTS.test(message) || CORRECTS.test(message.toLowerCase());
