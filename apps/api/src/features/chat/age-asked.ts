const NUMBERS = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen',
]
  .join(' ')
  .split(' ');
const WEEKS_IN = { week: 1, month: 365.25 / 12 / 7, year: 365.25 / 7 } as const;
const AGE = new RegExp(
  String.raw`\b(\d{1,2}|${NUMBERS.slice(1).join('|')})[\s-]?(week|month|year|wk|mo|yr)s?(?:[\s-]?olds?)?\b`,
  'gi',
);
const OLD = /\bold\b|\bolds\b/i;
const UNITS: Record<string, keyof typeof WEEKS_IN> = { wk: 'week', mo: 'month', yr: 'year' };

/**
 * The age in weeks that a question itself names ("my 2 year old", "at nine months"), which goes before the profile's:
 * parents ask ahead, and about a sibling. Undefined where none is named; "for two weeks" is no age.
 */
export function ageAskedAbout(question: string): number | undefined {
  for (const match of question.matchAll(AGE)) {
    const [whole, amount = '', unitWord = ''] = match;
    const isAge =
      OLD.test(whole) ||
      /\b(?:at|is|turns|age|aged|by|when (?:he|she|they)(?:'s| is|s)?)\s+$/i.test(question.slice(0, match.index));
    if (!isAge) continue;
    const count = /^\d/.test(amount) ? Number(amount) : NUMBERS.indexOf(amount.toLowerCase());
    const unit = unitWord.toLowerCase();
    return Math.floor(count * WEEKS_IN[UNITS[unit] ?? (unit as keyof typeof WEEKS_IN)]);
  }
  return undefined;
}
