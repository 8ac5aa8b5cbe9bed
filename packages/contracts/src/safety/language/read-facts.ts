import { stemWord } from './stem-word.ts';
import type { Token } from './tokenize.ts';

const inBothForms = (words: readonly string[]): Set<string> => new Set(words.flatMap((word) => [word, stemWord(word)]));

const DAYS: Record<string, number> = {
  day: 1,
  do: 1,
  week: 7,
  w: 7,
  wo: 7,
  weeker: 7,
  month: 30.44,
  m: 30.44,
  mo: 30.44,
  year: 365.25,
  y: 365.25,
  yo: 365.25,
};
const HOURS: Record<string, number> = {
  minute: 1 / 60,
  minut: 1 / 60,
  hour: 1,
  h: 1,
  day: 24,
  week: 168,
  month: 730,
  night: 24,
  year: 8766,
};

const own = (table: Record<string, number>, key: string | undefined): number | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

export interface NamedAge {
  at: number;
  days: number;
}

const unitOf = (token: Token | undefined): string | undefined => {
  if (!token) return undefined;
  if (
    token.raw === 'yo' ||
    token.raw === 'wo' ||
    token.raw === 'mo' ||
    token.raw === 'w' ||
    token.raw === 'm' ||
    token.raw === 'y'
  )
    return token.raw;
  if (token.raw === 'weeker') return 'weeker';
  return token.stem;
};

const LEADS_TO_AGE = new Set([
  'be',
  'he',
  'she',
  'it',
  'turn',
  'only',
  'just',
  'baby',
  'son',
  'daughter',
  'boy',
  'girl',
  'at',
  'aged',
  'age',
  'newborn',
  'lo',
  'ds',
  'dd',
  'almost',
  'nearly',
  'my',
  'im',
  'our',
  'about',
  'around',
  'infant',
  'now',
  'a',
  'the',
  'approx',
  'barely',
  'corrected',
]);
const LEADS_TO_SPAN = new Set([
  'for',
  'past',
  'last',
  'over',
  'every',
  'since',
  'within',
  'than',
  'after',
  'before',
  'next',
  'in',
  'another',
  'these',
  'about',
  'around',
  'still',
  'been',
]);
const SIBLING = new Set(['brother', 'sister', 'sibling', 'cousin', 'nephew', 'niece']);

function readAge(tokens: readonly Token[], at: number): NamedAge | undefined {
  const token = tokens[at] as Token;
  if (token.value === undefined) return undefined;
  let value = token.value;
  let next = at + 1;
  // "3 and a half months", "two and half years"
  if (tokens[next]?.raw === 'and' && tokens[next + 1]?.raw === 'a' && tokens[next + 2]?.raw === 'half') {
    value += 0.5;
    next += 3;
  } else if (tokens[next]?.raw === 'and' && tokens[next + 1]?.raw === 'half') {
    value += 0.5;
    next += 2;
  }
  const unit = unitOf(tokens[next]);
  const days = own(DAYS, unit);
  if (days === undefined || unit === undefined) return undefined;
  const age = { at, days: Math.round(value * days) };
  if (age.days > 19 * 366) return undefined;
  const after = tokens[next + 1];
  const before = tokens[at - 1];
  const isSibling = [tokens[next + 2], after].some((near) => near && SIBLING.has(near.stem));
  if (isSibling) return undefined;
  if (after?.raw === 'old' || after?.raw === 'olds' || after?.raw === 'o') return age;
  if (['yo', 'wo', 'mo', 'weeker'].includes(unit)) return age;
  if (
    after &&
    [
      'ago',
      'late',
      'early',
      'later',
      'straight',
      'pregnant',
      'preg',
      'gestation',
      'premature',
      'prem',
      'preterm',
      'postpartum',
      'pp',
      'apart',
      'running',
      'in',
      'long',
    ].includes(after.raw)
  ) {
    const isBorn = after.raw === 'ago' && (before?.raw === 'born' || tokens[at - 2]?.raw === 'born');
    return isBorn || after.raw === 'postpartum' || after.raw === 'pp' ? age : undefined;
  }
  if (before && LEADS_TO_SPAN.has(before.stem) && !(before.stem === 'about' || before.stem === 'around'))
    return undefined;
  if (before && LEADS_TO_AGE.has(before.stem)) {
    // "it's been about 4 days", "born at 36 weeks"
    const earlier = tokens[at - 2];
    if (
      earlier &&
      (earlier.stem === 'been' || earlier.stem === 'for' || earlier.raw === 'been' || earlier.raw === 'born')
    )
      return undefined;
    if (before.stem === 'it' || before.raw === 'the' || before.raw === 'about' || before.raw === 'around')
      return undefined;
    if (before.raw === 'been' || before.raw === 'had' || before.raw === 'having') return undefined;
    return age;
  }
  const stands = at === 0 || token.afterComma || tokens[at - 1]?.sentence !== token.sentence;
  const ends = !after || after.afterComma || after.sentence !== token.sentence;
  if ((unit === 'week' || unit === 'month' || unit === 'm' || unit === 'w' || unit === 'year') && (stands || ends))
    return age;
  return undefined;
}

/** Ages a message names ("my 5 week old", "5wo", "she's 3 and a half months", "day 10", "newborn"), in days. */
export function readAges(tokens: readonly Token[]): NamedAge[] {
  const ages: NamedAge[] = [];
  tokens.forEach((token, at) => {
    const age = readAge(tokens, at);
    if (age) ages.push(age);
    else if (token.stem === 'month' || token.stem === 'week') {
      if (tokens[at - 1]?.raw === 'a' && tokens[at + 1]?.raw === 'old')
        ages.push({ at, days: DAYS[token.stem] as number });
    } else if (token.stem === 'day' && tokens[at + 1]?.value !== undefined && isBirthDay(tokens, at)) {
      ages.push({ at, days: tokens[at + 1]?.value ?? 0 });
    } else if (['newborn', 'neonate', 'preemie', 'premie'].includes(token.stem)) {
      const next = tokens[at + 1]?.stem;
      if (!['stage', 'phase', 'clothe', 'size', 'diaper', 'nappy', 'day', 'photo', 'hood'].includes(next ?? ''))
        ages.push({ at, days: 14 });
    } else if (
      (token.raw === 'teen' || token.raw === 'teenager' || token.raw === 'teenage') &&
      !ages.some((one) => one.days > 4000)
    ) {
      ages.push({ at, days: 5300 });
    }
  });
  // "my newborn, 3 weeks old": the exact figure is the better one.
  const exact = ages.filter((age) => !['newborn', 'neonate'].includes(tokens[age.at]?.stem ?? ''));
  return exact.length > 0 && exact.length < ages.length && exact.some((age) => age.days < 100) ? exact : ages;
}

function isBirthDay(tokens: readonly Token[], at: number): boolean {
  const value = tokens[at + 1]?.value ?? 99;
  const near = tokens.slice(Math.max(0, at - 4), at + 6);
  return (
    value <= 28 &&
    near.some((token) =>
      ['baby', 'newborn', 'life', 'birth', 'old', 'postpartum', 'born', 'boy', 'girl'].includes(token.stem),
    )
  );
}

export interface Duration {
  at: number;
  hours: number;
}

/** Spans of time ("for 4 days", "10 hrs", "since this morning", "all day", "third day of"), in hours. Ages and "ago" are left out. */
export function readDurations(tokens: readonly Token[], ages: readonly NamedAge[]): Duration[] {
  const agePlaces = new Set(ages.map((age) => age.at));
  const spans: Duration[] = [];
  const ordinals: Record<string, number> = {
    second: 2,
    '2nd': 2,
    third: 3,
    '3rd': 3,
    fourth: 4,
    '4th': 4,
    fifth: 5,
    '5th': 5,
    sixth: 6,
    '6th': 6,
    seventh: 7,
  };
  tokens.forEach((token, at) => {
    const unit = own(HOURS, token.stem);
    const before = tokens[at - 1];
    if (unit !== undefined && before) {
      const after = tokens[at + 1];
      const isAge = after?.raw === 'old' || agePlaces.has(at - 1);
      if (before.value !== undefined && !isAge) spans.push({ at, hours: before.value * unit });
      else if (before.raw === 'couple' || (before.raw === 'of' && tokens[at - 2]?.raw === 'couple'))
        spans.push({ at, hours: 2 * unit });
      else if (before.raw === 'few' || before.raw === 'several') spans.push({ at, hours: 3 * unit });
      else if (before.raw === 'a' && tokens[at - 2]?.raw === 'half' && token.stem === 'day')
        spans.push({ at, hours: 12 });
      else if (
        (before.raw === 'a' || before.raw === 'an') &&
        ['for', 'over', 'than', 'nearly', 'almost', 'about'].includes(tokens[at - 2]?.raw ?? '')
      )
        spans.push({ at, hours: unit });
      else if (before.raw === 'all' || before.raw === 'whole' || before.raw === 'entire')
        spans.push({ at, hours: token.stem === 'day' ? 12 : token.stem === 'night' ? 9 : unit });
      else if (before.raw in ordinals) spans.push({ at, hours: (ordinals[before.raw] ?? 0) * unit });
    }
    if (token.stem === 'day' && tokens[at + 1]?.value !== undefined && !agePlaces.has(at))
      spans.push({ at, hours: (tokens[at + 1]?.value ?? 0) * 24 });
    if (token.raw === 'yesterday' && (before?.raw === 'time' || before?.raw === 'was')) spans.push({ at, hours: 24 });
    if (token.raw === 'overnight') spans.push({ at, hours: 9 });
    if (token.raw === 'since' || token.raw === 'from') {
      const rest = tokens
        .slice(at + 1, at + 4)
        .map((word) => word.raw)
        .join(' ');
      if (tokens[at + 1]?.value !== undefined && rest.includes('last night')) spans.push({ at, hours: 14 });
      else if (rest.startsWith('yesterday')) spans.push({ at, hours: rest.startsWith('yesterday morning') ? 26 : 20 });
      else if (rest.startsWith('last night') || rest.startsWith('bedtime')) spans.push({ at, hours: 10 });
      else if (rest.startsWith('this morning') || rest.startsWith('morning') || rest.startsWith('breakfast'))
        spans.push({ at, hours: 8 });
      else if (/^(sun|mon|tues|wednes|thurs|fri|satur)day/.test(rest)) spans.push({ at, hours: 72 });
      else if (rest.startsWith('the day before') || rest.startsWith('day before')) spans.push({ at, hours: 48 });
    }
  });
  return spans;
}

export interface Temperature {
  at: number;
  celsius: number;
}

const OTHER_UNITS = inBothForms([
  'kg',
  'lb',
  'lbs',
  'pound',
  'ounce',
  'oz',
  'ml',
  'cm',
  'inch',
  'week',
  'w',
  'month',
  'm',
  'year',
  'day',
  'hour',
  'minute',
  'percent',
  'mg',
  'g',
  'time',
  'y',
  'mo',
  'yo',
  'wo',
  'dollar',
  'mile',
  'am',
  'pm',
  'bpm',
  'percentil',
  'word',
  'weeker',
  'second',
  'ounc',
  'feed',
  'breath',
  'st',
  'nd',
  'rd',
  'th',
  'litr',
  'liter',
  'people',
  'kid',
  'child',
]);
const FEVER_WORDS = inBothForms([
  'fever',
  'feverish',
  'temp',
  'temperature',
  'temperatur',
  'thermomet',
  'thermometer',
  'degre',
  'degree',
  'hot',
  'burn',
  'reading',
  'read',
  'rectal',
  'rectally',
  'armpit',
  'ear',
  'forehead',
  'axillary',
  'tylenol',
  'calpol',
  'motrin',
  'paracetamol',
  'ibuprofen',
  'spik',
  'spike',
  'febril',
  'boil',
  'run',
  'poorly',
  'sick',
  'warm',
  'celsius',
  'fahrenheit',
  'pyrexia',
  'underarm',
]);
const ROOM_WORDS = inBothForms([
  'bath',
  'room',
  'oven',
  'milk',
  'bottle',
  'bottl',
  'water',
  'weather',
  'outside',
  'fridge',
  'nursery',
  'formula',
  'kettle',
  'heatwav',
  'heatwave',
  'wash',
  'sterilis',
  'dishwasher',
  'pool',
  'shoe',
  'size',
  'bedroom',
  'forecast',
  'pregnant',
  'percentil',
  'iq',
]);

/** Body temperatures in a message, in Celsius: C, F, with or without the unit, in digits or in words. */
export function readTemperatures(tokens: readonly Token[]): Temperature[] {
  const found: Temperature[] = [];
  tokens.forEach((token, at) => {
    if (token.value === undefined) return;
    const next = tokens[at + 1];
    const unit =
      next?.raw === 'degrees' || next?.raw === 'degree' || next?.raw === 'deg' ? tokens[at + 2]?.raw : next?.raw;
    const saysC = unit === 'c' || unit === 'celsius' || unit === 'centigrade';
    const saysF = unit === 'f' || unit === 'fahrenheit' || unit === 'farenheit' || unit === 'fahrenhiet';
    if (next && OTHER_UNITS.has(next.stem) && !saysC && !saysF) return;
    // "39 5" dictated for 39.5
    const isHalf = ['and a half', 'and half'].some((words) => rawAfter(tokens, at, words));
    const value = token.value + (isHalf ? 0.5 : 0);
    const near = tokens
      .slice(Math.max(0, at - 14), at + 12)
      .filter((word) => Math.abs(word.sentence - token.sentence) <= 1);
    const isFever = near.some((word) => FEVER_WORDS.has(word.stem) || FEVER_WORDS.has(word.raw)) || saysC || saysF;
    const isRoom =
      near.some((word) => ROOM_WORDS.has(word.stem)) &&
      !near.some(
        (word) =>
          ['fever', 'temp', 'temperature', 'temperatur', 'thermometer', 'thermomet', 'rectal'].includes(word.stem) &&
          word !== token &&
          !near.some((other) => other.stem === 'bath' || other.stem === 'room' || other.stem === 'oven'),
      );
    if (isRoom) return;
    const isDecimal = token.raw.includes('.') || isHalf;
    const asC = value >= 33 && value <= 43;
    const asF = value >= 91 && value <= 109;
    if ((asC && !saysF && (isFever || (isDecimal && value >= 35))) || (saysC && asC))
      found.push({ at, celsius: value });
    else if ((asF && !saysC && (isFever || isDecimal)) || (saysF && asF))
      found.push({ at, celsius: Math.round(((value - 32) * 50) / 9) / 10 });
    else if (value >= 380 && value <= 420 && isFever) found.push({ at, celsius: value / 10 });
    else if (value >= 1000 && value <= 1079 && isFever)
      found.push({ at, celsius: Math.round(((value / 10 - 32) * 50) / 9) / 10 });
  });
  return found;
}

const rawAfter = (tokens: readonly Token[], at: number, words: string): boolean =>
  words.split(' ').every((word, place) => tokens[at + 1 + place]?.raw === word);

/** "10 times", "three vomits": the largest count of times in the text. */
export function readCounts(tokens: readonly Token[]): { at: number; times: number }[] {
  const counts: { at: number; times: number }[] = [];
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    if (
      (token.raw === 'time' ||
        token.raw === 'times' ||
        token.raw === 'x' ||
        token.raw === 'dirty' ||
        token.raw === 'runny' ||
        token.raw === 'watery') &&
      before?.value !== undefined
    )
      counts.push({ at, times: before.value });
    else if (token.raw === 'twice') counts.push({ at, times: 2 });
  });
  return counts;
}
