import { monthNumber } from '../evidence/months.ts';

const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const YEAR = String.raw`((?:19|20)\d\d|['’]\d\d)`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
const SAID = String.raw`\b(?:born|birthday|bday|b-day|birth ?date|date of birth|dob|due date was)\b[^.?!]{0,15}?`;

const WRITTEN: ReadonlyArray<readonly [RegExp, (found: readonly string[]) => Calendar]> = [
  [new RegExp(String.raw`\b${DAY} (?:of )?${MONTH},? ${YEAR}`, 'i'), ([d, m, y]) => [y, m, d]],
  [new RegExp(String.raw`\b${MONTH} ${DAY},? ${YEAR}`, 'i'), ([m, d, y]) => [y, m, d]],
  [/\b((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})\b/, ([y, m, d]) => [y, m, d]],
  [new RegExp(String.raw`\b${MONTH},? (?:of )?${YEAR}`, 'i'), ([m, y]) => [y, m, undefined]],
];
const IN_FIGURES = /\b(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)?\d\d)\b/;
const IN_YEAR = new RegExp(String.raw`${SAID}\bin ${YEAR}`, 'i');
const IN_MONTH = new RegExp(String.raw`\bborn (?:this |last |in |at the (?:start|end) of )+${MONTH}\b`, 'i');
/** Year, month and day as they were written. */
type Calendar = readonly [string | undefined, string | undefined, string | undefined];

const WEEK_MS = 7 * 24 * 3600 * 1000;
const LAST_WEEK = 19 * 53;
const MIDDLE_OF_MONTH = 15;
const MIDDLE_OF_YEAR = 6;

/**
 * The age in weeks of a child whose date of birth a message tells ("born 12 June 2024", "dob 12/6/24", "born in 2019"). A date of
 * anything else counts only where the message is nothing but a date.
 */
export function weeksSinceBirth(message: string, today: Date): number | undefined {
  const isTold =
    new RegExp(SAID, 'i').test(message) || message.replace(/[^\p{L}]+/gu, ' ').trim().length <= LONGEST_DATE;
  if (!isTold) return undefined;
  for (const [pattern, order] of WRITTEN) {
    const found = pattern.exec(message);
    if (found) return weeksFrom(order(found.slice(1)), today);
  }
  const [, first, second, year] = IN_FIGURES.exec(message) ?? [];
  if (year !== undefined) return weeksFrom([year, second, first], today) ?? weeksFrom([year, first, second], today);
  const [, bornIn] = IN_YEAR.exec(message) ?? [];
  return bornIn === undefined ? undefined : weeksFrom([bornIn, String(MIDDLE_OF_YEAR), undefined], today);
}

const LONGEST_DATE = 14;

/** "Born in March", where no year is told: the last one. */
export function weeksSinceMonth(message: string, today: Date): number | undefined {
  const [, month] = IN_MONTH.exec(message) ?? [];
  if (month === undefined) return undefined;
  const year = today.getFullYear();
  return weeksFrom([String(year), month, undefined], today) ?? weeksFrom([String(year - 1), month, undefined], today);
}

function weeksFrom([year = '', month = '', day]: Calendar, today: Date): number | undefined {
  const digits = Number(year.replace(/\D/g, ''));
  const inFull = digits < 100 ? 2000 + digits : digits;
  const at = (monthNumber(month) || Number(month)) - 1;
  const born = new Date(inFull, at, Number(day ?? MIDDLE_OF_MONTH));
  if (!(at >= 0 && at <= 11) || born.getMonth() !== at) return undefined;
  const weeks = Math.floor((today.getTime() - born.getTime()) / WEEK_MS);
  return weeks >= 0 && weeks <= LAST_WEEK ? weeks : undefined;
}
