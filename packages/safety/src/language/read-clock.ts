import type { Token } from './tokenize.ts';

export interface ClockTime {
  at: number;
  /** Hours since midnight. */
  hour: number;
  /** "It's now 2pm", "gone noon", rather than the start of something. */
  isNow: boolean;
}

const NAMED: Record<string, number> = { noon: 12, midday: 12, midnight: 0 };
const MEALS: Record<string, number> = {
  breakfast: 8,
  lunch: 12.5,
  lunchtime: 12.5,
  teatime: 17,
  dinner: 18,
  dinnertime: 18,
  bedtime: 19.5,
};
const STARTS = new Set(['since', 'at', 'from', 'was', 'around', 'about', 'before', 'last', 'after', 'by']);
const NOWS = new Set(['now', 'its', 'is', 'gone', 'nearly', 'almost', 'already', 'past', 'coming']);

function hourAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at] as Token;
  const named = Object.hasOwn(NAMED, token.raw) ? NAMED[token.raw] : undefined;
  if (named !== undefined) return named;
  if (Object.hasOwn(MEALS, token.raw) && tokens.slice(Math.max(0, at - 2), at).some((word) => STARTS.has(word.raw)))
    return MEALS[token.raw];
  const lead = `${tokens[at - 2]?.raw} ${tokens[at - 1]?.raw}`;
  if (lead === 'half past' && token.value !== undefined && token.value <= 12) return token.value + 0.5;
  if (lead === 'quarter past' && token.value !== undefined && token.value <= 12) return token.value + 0.25;
  if (lead === 'quarter to' && token.value !== undefined && token.value <= 12) return token.value - 0.25;
  if (token.value === undefined || token.value > 24 || token.value < 0) return undefined;
  const minutes = tokens[at + 1];
  const hasMinutes = minutes?.value !== undefined && minutes.afterComma && /^\d\d$/.test(minutes.raw);
  const half = hasMinutes ? (minutes.value as number) / 60 : 0;
  const rest = tokens.slice(at + 1 + (hasMinutes ? 1 : 0), at + 5).map((word) => word.raw);
  const hour = Math.floor(token.value);
  if (rest[0] === 'am') return (hour % 12) + half;
  if (rest[0] === 'pm') return (hour % 12) + 12 + half;
  const words = rest.join(' ');
  if (/^(oclock )?(this|in the|yesterday) morning/.test(words)) return (hour % 12) + half;
  if (/^(oclock )?(this|in the|yesterday) (afternoon|evenin)/.test(words)) return (hour % 12) + 12 + half;
  if (/^(oclock )?(last night|yesterday)/.test(words)) return (hour % 12) + 12 + half;
  if (hasMinutes || rest[0] === 'oclock') return hour + half;
  return undefined;
}

/** Times of the day: "2am", "4 this morning", "9:30", "noon", "since lunch". */
export function readClockTimes(tokens: readonly Token[]): ClockTime[] {
  const times: ClockTime[] = [];
  tokens.forEach((token, at) => {
    const hour = hourAt(tokens, at);
    if (hour === undefined) return;
    const before = tokens.slice(Math.max(0, at - 4), at).filter((word) => word.sentence === token.sentence);
    const isStart = before.some((word) => STARTS.has(word.raw) && word.raw !== 'about' && word.raw !== 'around');
    const isNow = !isStart && (before.some((word) => NOWS.has(word.raw)) || tokens[at + 2]?.raw === 'now');
    times.push({ at, hour, isNow });
  });
  return times;
}

const BEGINS = new Set(['since', 'from', 'started', 'starting', 'began', 'start']);
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const DAY_OF: Record<string, number> = Object.fromEntries(
  WEEKDAYS.flatMap((day, index) => [
    [day, index],
    [day.slice(0, 3), index],
  ]),
);
Object.assign(DAY_OF, { tues: 2, weds: 3, thur: 4, thurs: 4 });
delete DAY_OF.sun;
delete DAY_OF.sat;
delete DAY_OF.wed;

/** Hours from a named start to a named now: "since 5am … it's 2pm now", "since Sunday … now Saturday". */
export function readElapsed(tokens: readonly Token[]): { at: number; hours: number }[] {
  const found: { at: number; hours: number }[] = [];
  const times = readClockTimes(tokens);
  const now = times.find((one) => one.isNow);
  const start = times.find((one) => !one.isNow);
  if (now && start) found.push({ at: start.at, hours: (now.hour - start.hour + 24) % 24 || 24 });
  const days = tokens.flatMap((token, at) =>
    Object.hasOwn(DAY_OF, token.raw) ? [{ at, day: DAY_OF[token.raw] as number }] : [],
  );
  const [from, to] = days;
  if (from && to) {
    const isSince =
      tokens.slice(Math.max(0, from.at - 3), from.at).some((word) => BEGINS.has(word.raw)) ||
      tokens.slice(from.at + 1, to.at).some((word) => /^(un)?till?$/.test(word.raw));
    const isToday = tokens
      .slice(Math.max(0, to.at - 3), to.at + 2)
      .some((word) => ['now', 'today', 'its'].includes(word.raw));
    if (!isSince && tokens.slice(to.at + 1, to.at + 4).some((word) => word.raw === 'today'))
      found.push({ at: to.at, hours: days.length * 24 });
    if (isSince && isToday) found.push({ at: from.at, hours: ((to.day - from.day + 7) % 7 || 7) * 24 });
  }
  return found;
}
