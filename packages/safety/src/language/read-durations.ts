import type { NamedAge } from './read-ages.ts';
import { readElapsed } from './read-clock.ts';
import { stemWord } from './stem-word.ts';
import type { Token } from './tokenize.ts';

const HOURS: Record<string, number> = {
  minute: 1 / 60,
  minut: 1 / 60,
  hour: 1,
  h: 1,
  day: 24,
  week: 168,
  fortnight: 336,
  month: 730,
  night: 24,
  year: 8766,
};

const own = (table: Record<string, number>, key: string | undefined): number | undefined =>
  key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;

/** "His 4 month shots", "the 6 week check" name an age. */
const AGE_EVENTS = new Set(
  [
    'shot',
    'jab',
    'vaccine',
    'vaccination',
    'immunisation',
    'immunization',
    'check',
    'checkup',
    'regression',
    'size',
    'review',
    'appointment',
    'scan',
    'clothes',
  ].map(stemWord),
);

export interface Duration {
  at: number;
  hours: number;
}

/** Spans of time ("for 4 days", "10 hrs", "since this morning", "all day", "third day of"), in hours. Ages and "ago" are left out. */
export function readDurations(tokens: readonly Token[], ages: readonly NamedAge[]): Duration[] {
  const agePlaces = new Set(ages.map((age) => age.at));
  const elapsed = readElapsed(tokens);
  const spans: Duration[] = [...elapsed];
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
      const isAge = after?.raw === 'old' || agePlaces.has(at - 1) || AGE_EVENTS.has(after?.stem ?? '');
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
    // "The last one was before bed last night"
    if (token.raw === 'last' && tokens[at + 1]?.raw === 'night' && /^(bed|was|at|before)$/.test(before?.raw ?? ''))
      spans.push({ at, hours: 10 });
    if (token.raw === 'overnight') spans.push({ at, hours: 9 });
    if (token.raw === 'since' || token.raw === 'from') {
      const rest = tokens
        .slice(at + 1, at + 4)
        .map((word) => word.raw)
        .join(' ');
      if (tokens[at + 1]?.value !== undefined && rest.includes('last night')) spans.push({ at, hours: 14 });
      else if (rest.startsWith('yesterday')) spans.push({ at, hours: rest.startsWith('yesterday morning') ? 26 : 20 });
      else if (rest.startsWith('last night') || rest.startsWith('bedtime') || rest.startsWith('before bed'))
        spans.push({ at, hours: 10 });
      else if (rest.startsWith('last week')) spans.push({ at, hours: 168 });
      else if (rest.startsWith('the weekend') || rest.startsWith('weekend')) spans.push({ at, hours: 48 });
      else if (rest.startsWith('this morning') || rest.startsWith('morning') || rest.startsWith('breakfast'))
        spans.push({ at, hours: 8 });
      else if (/^(sun|mon|tues|wednes|thurs|fri|satur)day/.test(rest)) {
        if (!elapsed.some((one) => one.at === at + 1)) spans.push({ at, hours: 72 });
      } else if (rest.startsWith('the day before') || rest.startsWith('day before')) spans.push({ at, hours: 48 });
    }
  });
  return spans;
}
