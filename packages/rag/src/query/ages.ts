import { WORDS_TO_NINETEEN } from '@nestling/contracts/text/figures';
import type { AgeSpan } from '../guide/age-gap.ts';
import { weeksSinceBirth, weeksSinceMonth } from './birth-dates.ts';

/** To the last year of childhood. */
const NUMBERS = WORDS_TO_NINETEEN.slice(0, 19);
export const WEEKS_IN = { day: 1 / 7, week: 1, month: 365.25 / 12 / 7, year: 365.25 / 7 } as const;
type Unit = keyof typeof WEEKS_IN;
const UNITS: Record<string, Unit> = {
  d: 'day',
  w: 'week',
  wk: 'week',
  m: 'month',
  mo: 'month',
  mth: 'month',
  mnth: 'month',
  y: 'year',
  yr: 'year',
};
const AMOUNT = String.raw`(\d{1,2}(?:[.,]\d)?|${NUMBERS.slice(1).join('|')})(\s+and a half|½|\.5)?`;
const UNIT = '(days?|weeks?|wks?|months?|mths?|mnths?|mos?|m|years?|yrs?|y)';
const WITH_UNIT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])${AMOUNT}[\s-]?${UNIT}(?![\p{L}])(?:[\s/-]?o(?:lds?)?(?![\p{L}]))?`,
  'giu',
);
const SAYS_OLD = /o(?:lds?)?$/i;
/** "yo", "mo" glued to a number, as in "3yo" and "9mo". */
const GLUED = /(?<![\p{L}\p{N}.,])(\d{1,2})\s?(yo|y\/o|y|yr|mo|m\/o|mth|wo)(?![\p{L}])/giu;
const BEFORE_AGE =
  /(?:\b(?:at|is|turns|turned|turning|age|aged|by|was|only|just|nearly|almost|about|he|she|hes|shes|whos|theyre|him|her|mean|meant|gone)|['’]s|^)\s*$/i;
/** "she is 4", "Emma? she's 5": years, when nothing is counted by the number. */
const BARE = new RegExp(
  String.raw`(?:\b(?:he|she|they|who|sister|brother|son|daughter|child|baby|it)(?:['’]?s|['’]?re| is| are| was| turned| turns| just turned)|\b(?:aged?|turned|turning))\s+(?:only |just |nearly |almost |about )?(\d{1,2}|${NUMBERS.slice(1).join('|')})( and a half)?(?=\s*(?:$|[.,!?;)]|and\b|but\b|so\b|now\b|not\b|who\b|lol\b|has\b|wants\b))|^is (\d{1,2}) (?:too|old)\b`,
  'i',
);
const LAST_AGE = 18;
/** "Her 3 month old", "my sister's 2 year old", "not 4 months": of another child than is asked about, or denied. */
const OF_ANOTHER = /(?:\b(?:her|his|their|not|isnt|isn['’]t)|['’]s|s['’])\s*$/i;
/** "It's 4 years, not 4 months": a number alone may be how long something lasts. */
const ITS_AGE = /\bit['’]?s\s*$/i;
const DENIED_AFTER = /^[\s,]*(?:old|not\b|lol|haha)/i;
/** "In year 9", "3rd grade": the age at which most children are there. */
const SCHOOL_YEAR =
  /\b(?:in|into|starting|starts|started|is|hes|shes|going into) (?:year|yr) (\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th) grade\w*|\bgrade (\d{1,2})\b/i;
const STARTS_YEAR_ONE = 5;
const STARTS_FIRST_GRADE = 6;
const LAST_SCHOOL_YEAR = 13;

const weeksOf = (count: number, unit: Unit) => Math.floor(count * WEEKS_IN[unit]);
const countOf = (amount: string, half: string | undefined) =>
  (/^\d/.test(amount) ? Number(amount.replace(',', '.')) : NUMBERS.indexOf(amount.toLowerCase())) + (half ? 0.5 : 0);

/**
 * The age in weeks that a question itself names ("my 2 year old", "at nine months", "she is 4"), which goes before the
 * profile's: parents ask ahead, and about a sibling. Undefined where none is named; "for two weeks" is no age.
 */
export function ageAskedAbout(question: string, today = new Date()): number | undefined {
  const born = weeksSinceBirth(question, today);
  if (born !== undefined) return born;
  const named = agesWithUnit(question);
  const own =
    named.find(({ at }) => !OF_ANOTHER.test(question.slice(0, at))) ??
    (ageSaidOf(question) === undefined ? named[0] : undefined);
  if (own) return own.weeks;
  const glued = GLUED.exec(question);
  GLUED.lastIndex = 0;
  if (glued) return weeksOf(Number(glued[1]), UNITS[(glued[2] ?? '').toLowerCase().replace(/\/?o$/, '')] ?? 'year');
  return ageSaidOf(question) ?? schoolAge(question);
}

function agesWithUnit(question: string): { weeks: number; at: number }[] {
  return [...question.matchAll(WITH_UNIT)].flatMap((match) => {
    const [whole, amount = '', half, unitWord = ''] = match;
    const before = question.slice(0, match.index);
    const after = question.slice(match.index + whole.length);
    const isAge =
      SAYS_OLD.test(whole.slice(amount.length)) ||
      (ITS_AGE.test(before) && DENIED_AFTER.test(after)) ||
      (BEFORE_AGE.test(before) &&
        !ITS_AGE.test(before) &&
        !/^\s*(?:ago|later|after|before|since|long|in a row|running|straight)\b/i.test(after));
    const isAlone = match.index === 0 && whole.length >= question.trim().replace(/[.!?]+$/, '').length;
    if (!isAge && !isAlone) return [];
    const word = unitWord.toLowerCase().replace(/s$/, '');
    return [{ weeks: weeksOf(countOf(amount, half), UNITS[word] ?? (word as Unit)), at: match.index }];
  });
}

/** "She is 4", where nothing is counted by the number. */
function ageSaidOf(question: string): number | undefined {
  const bare = BARE.exec(question);
  const amount = bare?.[1] ?? bare?.[3];
  if (!amount) return undefined;
  const years = countOf(amount, bare?.[2]);
  return years > 0 && years <= LAST_AGE ? weeksOf(years, 'year') : undefined;
}

function schoolAge(question: string): number | undefined {
  const [, year, ordinal, grade] = SCHOOL_YEAR.exec(question) ?? [];
  const count = Number(year ?? ordinal ?? grade);
  if (!(count >= 1 && count <= LAST_SCHOOL_YEAR)) return undefined;
  return weeksOf(count - 0.5 + (year === undefined ? STARTS_FIRST_GRADE : STARTS_YEAR_ONE), 'year');
}

const YEAR = 365.25 / 7;
const STAGES: ReadonlyArray<readonly [RegExp, AgeSpan]> = [
  [/\b(?:newborn|new born|just born)s?\b/i, { start: 0, end: 8 }],
  [
    /\b(?:teen|teens|teenagers?|teenage|adolescents?|high[\s-]school(?:er)?s?)\b/i,
    { start: Math.round(13 * YEAR), end: 936 },
  ],
  [
    /\b(?:tweens?|preteens?|middle[\s-]school(?:er)?s?)\b/i,
    { start: Math.round(9 * YEAR), end: Math.round(13 * YEAR) },
  ],
  [/\btoddlers?\b/i, { start: 52, end: 156 }],
  [/\b(?:preschoolers?|pre-schoolers?)\b/i, { start: 156, end: 260 }],
  [/\b(?:kindergart(?:en)?e?rs?|first grader|1st grader)\b/i, { start: 260, end: 364 }],
];
/** "My baby" is said of children of two and more, "baby teeth" of seven-year-olds: it tells an age where none is known. */
const BABY = /(?<!\bnew )\b(?:infants?|babies|baby)\b(?! (?:tooth|teeth|food|brother|sister|monitor|talk))/i;
const BABY_SPAN: AgeSpan = { start: 0, end: 60 };
/** A stage so many weeks from the child's age is still the child's. */
const NEAR = 60;

/**
 * The age that a question is about: the one it names, else the child's, else the stage of life that it names ("teenager").
 * A stage far from the child's age is another child's.
 */
export function ageOfQuestion(question: string, childWeeks: number | null, today = new Date()): AgeSpan | null {
  const named = ageAskedAbout(question, today) ?? (childWeeks === null ? weeksSinceMonth(question, today) : undefined);
  if (named !== undefined) return { start: named, end: named };
  const stages = STAGES.flatMap(([pattern, span]) => (pattern.test(question) ? [span] : []));
  const [stage] = stages;
  if (childWeeks === null) {
    if (stages.length === 0) return BABY.test(question) ? BABY_SPAN : null;
    return stages.length === 1 && stage ? stage : null;
  }
  const isNear = ({ start, end }: AgeSpan) => childWeeks >= start - NEAR && childWeeks <= end + NEAR;
  return stage && !stages.some(isNear) ? stage : { start: childWeeks, end: childWeeks };
}
