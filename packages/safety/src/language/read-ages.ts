import type { Token } from './tokenize.ts';

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
const own = (table: Record<string, number>, key: string | undefined): number | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

export interface NamedAge {
  at: number;
  days: number;
  /** The number, where it stood alone and was taken for years. */
  bare?: number;
}

const LOOSE_COUNTS: Record<string, number> = { a: 1, one: 1, couple: 2, few: 3, several: 4 };

/** "a week old", "a couple of weeks old", "few days old", "week old baby", "48 hours old", "born yesterday". */
function readLooseAge(tokens: readonly Token[], at: number): NamedAge | undefined {
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  if (token.raw === 'born') {
    const next = `${tokens[at + 1]?.raw} ${tokens[at + 2]?.raw}`;
    if (/^(yesterday|last night|today|this (morning|afternoon|evening)|an hour|hours ago)/.test(next))
      return { at, days: 1 };
    return undefined;
  }
  const after = tokens[at + 1]?.raw;
  const isOld = after === 'old' || after === 'olds';
  if (token.stem === 'hour' && isOld && before?.value !== undefined) return { at: at - 1, days: before.value / 24 };
  const unit =
    token.stem === 'fortnight' ? 14 : ['day', 'week', 'month'].includes(token.stem) ? own(DAYS, token.stem) : undefined;
  if (unit === undefined || !isOld || before?.value !== undefined || before?.raw === 'half') return undefined;
  const counted = before?.raw === 'of' ? tokens[at - 2] : before;
  return { at, days: Math.round(unit * (own(LOOSE_COUNTS, counted?.raw) ?? 1)) };
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
const CHILD = new Set(['he', 'she', 'child', 'son', 'daughter', 'boy', 'girl']);
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
  // "2 months and half old", "1 month and a half"
  if (tokens[next + 1]?.raw === 'and' && tokens[next + 2]?.raw === 'half') {
    value += 0.5;
    next += 2;
  } else if (tokens[next + 1]?.raw === 'and' && tokens[next + 2]?.raw === 'a' && tokens[next + 3]?.raw === 'half') {
    value += 0.5;
    next += 3;
  }
  const age = { at, days: Math.round(value * days) };
  if (age.days > 19 * 366) return undefined;
  const after = tokens[next + 1];
  const before = tokens[at - 1];
  const isSibling = [tokens[next + 2], after].some((near) => near && SIBLING.has(near.stem));
  if (isSibling) return undefined;
  if (after?.raw === 'old' || after?.raw === 'olds' || after?.raw === 'o') return age;
  if (['yo', 'wo', 'mo', 'weeker'].includes(unit)) return age;
  // "5w3d"
  if ((unit === 'w' || unit === 'm') && after?.value !== undefined) return age;
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

/** A number alone says years from here on ("she is 14"); below it a baby's months may be meant. */
const FEWEST_BARE_YEARS = 7;
const MOST_BARE_YEARS = 18;

function readBareAge(tokens: readonly Token[], at: number): NamedAge | undefined {
  const { value: bare, sentence } = tokens[at] as Token;
  if (bare === undefined || !Number.isInteger(bare) || bare < FEWEST_BARE_YEARS || bare > MOST_BARE_YEARS)
    return undefined;
  const after = tokens[at + 1];
  const ends = !after || after.afterComma || after.sentence !== sentence || after.raw === 'and' || after.raw === 'but';
  const before = tokens[at - 1]?.raw ?? '';
  const isChild = before === 'is' ? CHILD.has(tokens[at - 2]?.stem ?? '') : before === 'hes' || before === 'shes';
  return ends && isChild ? { at, days: Math.round(bare * (DAYS['year'] as number)), bare } : undefined;
}

/** Ages a message names ("my 5 week old", "5wo", "she's 3 and a half months", "day 10", "newborn"), in days. */
export function readAges(tokens: readonly Token[]): NamedAge[] {
  const ages: NamedAge[] = [];
  tokens.forEach((token, at) => {
    const age = readAge(tokens, at) ?? readBareAge(tokens, at);
    if (age) ages.push(age);
    else if (readLooseAge(tokens, at)) ages.push(readLooseAge(tokens, at) as NamedAge);
    else if (token.stem === 'day' && tokens[at + 1]?.value !== undefined && isBirthDay(tokens, at)) {
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
