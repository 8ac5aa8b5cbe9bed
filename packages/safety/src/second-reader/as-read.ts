import type { SafetyInput } from '../assess-safety.ts';

const DAYS_PER_WEEK = 7;
const WEEKS_PER_MONTH = 4.345;
const WEEKS_PER_YEAR = 52;
const FROM_MONTHS = 12;
const FROM_YEARS = 104;
/** Of a longer talk the beginning says whom it is about and the end what happens. */
const FIRST_WORDS = 30;
const LAST_WORDS = 55;

/** A message as the built-in second reader is given it: the age in words, what the parent said before, and the message. */
export function asRead({
  message,
  ageDays,
  recentTurns,
}: Pick<SafetyInput, 'message' | 'ageDays' | 'recentTurns'>): string {
  const before = recentTurns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const words = [...before, message].join(' . ').split(/\s+/);
  const read =
    words.length <= FIRST_WORDS + LAST_WORDS ? words : [...words.slice(0, FIRST_WORDS), ...words.slice(-LAST_WORDS)];
  return `${ageInWords(ageDays)}. ${read.join(' ')}`;
}

/** The message as it stands and, where there are turns before it, with them: a danger after much that was ordinary is told by the first. */
export function readings(input: Pick<SafetyInput, 'message' | 'ageDays' | 'recentTurns'>): readonly string[] {
  return [...new Set([asRead({ ...input, recentTurns: [] }), asRead(input)])];
}

function ageInWords(days: number | null): string {
  if (days === null) return 'age unknown';
  const weeks = days / DAYS_PER_WEEK;
  if (weeks < FROM_MONTHS) return `${Math.floor(weeks)} weeks old`;
  if (weeks < FROM_YEARS) return `${Math.floor(weeks / WEEKS_PER_MONTH)} months old`;
  return `${Math.floor(weeks / WEEKS_PER_YEAR)} years old`;
}
