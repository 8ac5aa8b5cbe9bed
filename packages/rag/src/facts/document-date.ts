import { monthNumber } from '../evidence/months.ts';

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?\.?`;
const YEAR = String.raw`((?:19|20)\d\d)`;
type Read = { pattern: RegExp; read: (groups: string[]) => [year: string, month: string, day: string] };
const SHAPES: readonly Read[] = [
  {
    pattern: new RegExp(`\\b${MONTH} ${DAY},? ${YEAR}\\b`, 'gi'),
    read: ([month = '', day = '', year = '']) => [year, month, day],
  },
  {
    pattern: new RegExp(`\\b${DAY} (?:of )?${MONTH},? ${YEAR}\\b`, 'gi'),
    read: ([day = '', month = '', year = '']) => [year, month, day],
  },
  { pattern: /\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/g, read: ([year = '', month = '', day = '']) => [year, month, day] },
  {
    pattern: /\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)\b/g,
    read: ([month = '', day = '', year = '']) => (Number(month) > 12 ? [year, day, month] : [year, month, day]),
  },
  {
    pattern: /\b(\d{1,2})\.(\d{1,2})\.((?:19|20)\d\d)\b/g,
    read: ([day = '', month = '', year = '']) => [year, month, day],
  },
  { pattern: new RegExp(`\\b${MONTH} ${YEAR}\\b`, 'gi'), read: ([month = '', year = '']) => [year, month, '1'] },
];
/** Right before a date, says that it is the paper's own. */
const OWN =
  /\b(?:version|updated?|printed|signed|dated?|revised|reviewed|issued|written|wrote|prepared|as of|valid from|effective|starting|last entry|evaluation|tested|visit|plan|report|seen|of|on)\b[^.\n]{0,30}$/i;
const NOT_OWN =
  /\b(?:born|birth|d\.?o\.?b\.?|due|until|till|expires?|valid (?:to|through)|by|before|deadline|next|last (?:seen|filled)|since)\b[^.\n]{0,18}$/i;
const MS_PER_DAY = 86_400_000;

/**
 * The day a paper is of, YYYY-MM-DD: the latest of the dates near its beginning that a word marks as its own, else the first
 * that stands there, else the day it was uploaded. A day after that is none that it can be of.
 */
export function documentDate(opening: string, uploadedAt: Date): string {
  const uploaded = uploadedAt.toISOString().slice(0, 10);
  const latest = new Date(uploadedAt.getTime() + MS_PER_DAY).toISOString().slice(0, 10);
  const found = datesIn(opening).filter(({ day, before }) => day <= latest && !NOT_OWN.test(before));
  const own = found.filter(({ before }) => OWN.test(before)).map(({ day }) => day);
  return own.toSorted().at(-1) ?? found[0]?.day ?? uploaded;
}

function datesIn(text: string): { day: string; before: string }[] {
  const found = SHAPES.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const day = isoDay(...read(match.slice(1)));
      return day ? [{ day, at: match.index, before: text.slice(Math.max(0, match.index - 60), match.index) }] : [];
    }),
  );
  return found.sort((a, b) => a.at - b.at);
}

function isoDay(year: string, month: string, day: string): string | undefined {
  const at = /^\d/.test(month) ? Number(month) : monthNumber(month);
  const date = new Date(Date.UTC(Number(year), at - 1, Number(day)));
  return at >= 1 && at <= 12 && date.getUTCMonth() === at - 1 ? date.toISOString().slice(0, 10) : undefined;
}
