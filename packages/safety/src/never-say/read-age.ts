import { readSpokenNumber, SPOKEN_BELOW_HUNDRED } from '@nestling/contracts/text/figures';
import { DAYS, years } from './rule.ts';

/** Ages in days, from inclusive, until exclusive. */
export type AgeRange = { from: number; until: number };

const FOREVER = years(130);
const NUMBER = `(\\d{1,3}|${SPOKEN_BELOW_HUNDRED})`;
const AGE = new RegExp(
  `\\b${NUMBER} ?(day|week|wk|month|mo|year|yr)s?\\b(?! (?:old dose|dose|ago|in advance|apart|later|between))`,
  'g',
);
const UNITS: Record<string, number> = {
  day: 1,
  week: DAYS.week,
  wk: DAYS.week,
  month: DAYS.month,
  mo: DAYS.month,
  year: DAYS.year,
  yr: DAYS.year,
};
const UPWARDS =
  /\b(?:from|after|over|past|beyond|above|older than|more than|at least|once|since|turns?|turned|reach(?:es|ed)?|is|by|minimum|starting at)(?: \S+){0,4}$/;
const DOWNWARDS =
  /\b(?:before|under|below|younger than|less than|until|till|up to|within|in|during|first)(?: \S+){0,3}$/;
const AND_UP = /^ (?:old )?(?:\S+ )?(?:and|or) (?:up|older|over|above|upwards?|beyond|onwards?)\b|^ ?(?:\+|onwards?)/;
const AND_DOWN = /^ (?:old )?(?:and|or) (?:under|younger|below)\b/;
const NAMED: readonly (readonly [RegExp, AgeRange])[] = [
  [/\b(?:after|past|from|once|since)(?: \S+){0,4} (?:1st|first) birthday\b/, { from: 365, until: FOREVER }],
  [/\b(?:1st|first) (?:birthday|year)\b/, { from: 0, until: 365 }],
  [/\bnewborns?\b/, { from: 0, until: 28 }],
  [/\btoddlers?\b(?! (?:pillow|bed|milk|formula|dose))/, { from: 365, until: years(3) }],
  [/\b(?:preschoolers?|preschool child(?:ren)?)\b/, { from: years(3), until: years(5) }],
  [
    /\b(?:older (?:child(?:ren)?|kids?|siblings?|brothers?|sisters?)|school age)\b/,
    { from: years(5), until: years(13) },
  ],
  [/\b(?:teens?|teenagers?|adolescents?)\b/, { from: years(13), until: years(18) }],
  [/\b(?:adults?|grown ups?)\b/, { from: years(18), until: FOREVER }],
];

/** The ages a statement names for itself, else undefined. */
export function readAgeRange(text: string): AgeRange | undefined {
  const ranges: AgeRange[] = [];
  for (const match of text.matchAll(AGE)) {
    const [whole, number = '', unit = ''] = match;
    const before = text.slice(Math.max(0, match.index - 40), match.index).trimEnd();
    const after = text.slice(match.index + whole.length, match.index + whole.length + 30);
    const isAge =
      /^ (?:old|of age)\b/.test(after) ||
      AND_UP.test(after) ||
      AND_DOWN.test(after) ||
      UPWARDS.test(before) ||
      DOWNWARDS.test(before) ||
      /\b(?:at|of|age|aged|around|about|between|and|to)$/.test(before);
    if (!isAge || /\b(?:for|every|in)$/.test(before)) continue;
    const count = readSpokenNumber(number.split(/[ -]/), 0)?.value ?? Number(number);
    const days = count * (UNITS[unit] ?? 1);
    if (AND_UP.test(after)) ranges.push({ from: days, until: FOREVER });
    else if (AND_DOWN.test(after) || DOWNWARDS.test(before)) ranges.push({ from: 0, until: days });
    else if (UPWARDS.test(before) && !/^ old\b/.test(after)) ranges.push({ from: days, until: FOREVER });
    else if (/\b(?:from|after|over|past|beyond|above|older than|more than|at least)(?: \S+){0,2}$/.test(before))
      ranges.push({ from: days, until: FOREVER });
    else ranges.push({ from: days, until: days + 1 });
  }
  if (ranges.length === 0) for (const [name, range] of NAMED) if (name.test(text)) return range;
  if (ranges.length === 0) return undefined;
  return { from: Math.min(...ranges.map((range) => range.from)), until: Math.max(...ranges.map((r) => r.until)) };
}

const LATER_ON =
  /\b(?:after that|after this|from then|afterwards?|later on|when (?:he|she|they) (?:is|are) older|when older)\b| after$/;

/**
 * Whether advice in this statement is for ages of [from, until). The statement's own ages come before the child's;
 * "from 6 months" is judged at 6 months, since the advice holds there.
 */
export function isForAges(text: string, ageDays: number | null, from: number, until: number): boolean | undefined {
  if (LATER_ON.test(text) && until < FOREVER) return false;
  const named = readAgeRange(text);
  if (named) {
    const first = Math.ceil(named.from);
    const isOpen = named.until === FOREVER;
    if (isOpen) return first >= from && first < until ? true : first < from && (ageDays ?? from) < until;
    return first < until && named.until > from;
  }
  if (ageDays === null) return undefined;
  return ageDays >= from && ageDays < until;
}

/** Later ages belong to a passing mention ("the gel that adults use") rather than to a plan for the child. */
const GROWING_UP = years(6);

const AT_THIS_AGE =
  /\b(?:now|already|today|tonight|for the moment|this age|(?:his|her|their) age|until then|till then|in the meantime|meanwhile|this (?:young|early)|before (?:that|then)|earlier|sooner|these days|this (?:week|month))\b/;

const WITH_A_BABY = /\b(?:toddlers?|siblings?|older (?:child|kids?)) (?:\S+ )?and (?:\S+ )?(?:baby|newborn)\b/;

/**
 * Whether a statement, or one before it that it follows on from, is for ages past `until`; undefined when it tells
 * nothing of ages, so that the statement before it may.
 */
export function isForLaterAges(text: string, isOwn: boolean, until: number): boolean | undefined {
  if (AT_THIS_AGE.test(text) || WITH_A_BABY.test(text)) return false;
  const named = readAgeRange(text);
  if (!named) return undefined;
  return isOwn ? false : named.from >= until && named.from < GROWING_UP;
}
