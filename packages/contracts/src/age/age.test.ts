import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageInDays, ageInWeeks, ageParts, ageText, birthDateOf, correctedBirth } from './age.ts';
import {
  type CalendarDate,
  calendarDateIn,
  formatCalendarDate,
  fromDayNumber,
  parseCalendarDate,
} from './calendar-date.ts';

/** A wall calendar made by counting days one by one, with no date library behind it. */
function layCalendar(firstYear: number, lastYear: number) {
  const days: CalendarDate[] = [];
  const monthStarts = new Map<string, { index: number; length: number }>();
  for (let year = firstYear; year <= lastYear; year += 1) {
    const february = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0) ? 29 : 28;
    [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].forEach((length, month) => {
      monthStarts.set(`${year}-${month + 1}`, { index: days.length, length });
      for (let day = 1; day <= length; day += 1) days.push({ year, month: month + 1, day });
    });
  }
  return { days, monthStarts };
}

const { days, monthStarts } = layCalendar(2006, 2045);
const YEARS_OF_BIRTHS = 20;
const BIRTHS = days.findIndex((day) => day.year === 2006 + YEARS_OF_BIRTHS);

/** Where on the calendar the child turns `months`: the same day of the month, or the month's last. */
function turnIndex(birth: CalendarDate, months: number): number {
  const month = birth.month - 1 + months;
  const start = monthStarts.get(`${birth.year + Math.floor(month / 12)}-${(month % 12) + 1}`);
  if (!start) throw new Error('outside the calendar');
  return start.index + Math.min(birth.day, start.length) - 1;
}

const at = (index: number): CalendarDate => {
  const day = days[index];
  if (!day) throw new Error('outside the calendar');
  return day;
};

describe('age over every birth day of 20 years, against a calendar counted by hand', () => {
  test('days and weeks', () => {
    for (let index = 0; index < BIRTHS; index += 1) {
      const birth = at(index);
      for (const later of [0, 1, 6, 7, 13, 14, 28, 59, 60, 364, 365, 366, 730, 1461, 6574, 6575]) {
        const today = at(index + later);
        if (ageInDays(birth, today) !== later || ageInWeeks(birth, today) !== Math.floor(later / 7)) {
          expect.fail(`${formatCalendarDate(birth)} to ${formatCalendarDate(today)}: ${ageInDays(birth, today)}`);
        }
      }
    }
  });

  test('every month up to 18 years turns on its day and not the day before (DATE-001)', () => {
    for (let index = 0; index < BIRTHS; index += 1) {
      const birth = at(index);
      for (let months = 1; months <= 216; months += months < 24 ? 1 : 7) {
        const turn = turnIndex(birth, months);
        const on = ageParts(birth, at(turn));
        const before = ageParts(birth, at(turn - 1));
        const isRight = on.years * 12 + on.months === months && on.days === 0;
        const wasRight = before.years * 12 + before.months === months - 1;
        if (!isRight || !wasRight)
          expect.fail(`${formatCalendarDate(birth)} at ${months} months: ${JSON.stringify({ on, before })}`);
      }
    }
  });

  test('the days left over count from the last month turned', () => {
    const birthIndex = fc.integer({ min: 0, max: BIRTHS - 1 });
    fc.assert(
      fc.property(birthIndex, fc.integer({ min: 0, max: 6570 }), (index, later) => {
        const { years, months, days: left } = ageParts(at(index), at(index + later));
        expect(turnIndex(at(index), years * 12 + months) + left).toBe(index + later);
        expect(turnIndex(at(index), years * 12 + months + 1)).toBeGreaterThan(index + later);
      }),
    );
  });
});

describe('the header', () => {
  const on = (birth: string, today: string) => {
    const [from, to] = [parseCalendarDate(birth), parseCalendarDate(today)];
    return from && to ? ageText(from, to) : undefined;
  };
  test.each([
    ['2026-11-21', '2026-11-21', '0 days'],
    ['2026-11-20', '2026-11-21', '1 day'],
    ['2026-10-22', '2026-11-21', '30 days'],
    ['2026-10-21', '2026-11-21', '1 month, 0 days'],
    ['2025-11-22', '2026-11-21', '11 months, 30 days'],
    ['2025-11-21', '2026-11-21', '1 year, 0 months'],
    ['2024-02-29', '2025-02-28', '1 year, 0 months'],
    ['2024-10-20', '2026-11-21', '2 years, 1 month'],
    ['2026-11-22', '2026-11-21', ''],
  ])('born %s, on %s: %s', (birth, today, words) => {
    expect(on(birth, today)).toBe(words);
  });
});

describe('the parent’s own calendar', () => {
  const instants = fc.integer({ min: Date.UTC(2006, 0, 1), max: Date.UTC(2045, 11, 31) });
  const shifted = (instant: number, hours: number) =>
    fromDayNumber(Math.floor((instant + hours * 3_600_000) / 86_400_000));

  test('zones that never change their clocks are whole hours away', () => {
    const zones: [string, number][] = [
      ['UTC', 0],
      ['Pacific/Kiritimati', 14],
      ['Pacific/Niue', -11],
      ['Asia/Tokyo', 9],
      ['America/Phoenix', -7],
    ];
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, [zone, hours]) => {
        expect(calendarDateIn(zone, new Date(instant))).toEqual(shifted(instant, hours));
      }),
    );
  });

  test('midnight and clock changes (DATE-005)', () => {
    const day = (zone: string, iso: string) => formatCalendarDate(calendarDateIn(zone, new Date(iso)));
    expect(day('America/New_York', '2026-03-09T03:59:00Z')).toBe('2026-03-08');
    expect(day('America/New_York', '2026-03-09T04:00:00Z')).toBe('2026-03-09');
    expect(day('America/New_York', '2026-11-02T04:59:00Z')).toBe('2026-11-01');
    expect(day('Europe/Berlin', '2026-03-28T23:00:00Z')).toBe('2026-03-29');
    expect(day('Asia/Kathmandu', '2026-11-20T18:15:00Z')).toBe('2026-11-21');
  });

  test('an unknown zone is a RangeError', () => {
    expect(() => calendarDateIn('Mars/Olympus', new Date())).toThrow(RangeError);
  });
});

describe('corrected age', () => {
  const date = (text: string) => parseCalendarDate(text) as CalendarDate;
  const birth = date('2026-01-01');

  test('a birth at 32 weeks counts from eight weeks later', () => {
    const { birth: counted, isCorrected } = correctedBirth(birth, 32, date('2026-06-01'));
    expect([formatCalendarDate(counted), isCorrected]).toEqual(['2026-02-26', true]);
  });

  test('ends on the second birthday', () => {
    expect(correctedBirth(birth, 32, date('2027-12-31')).isCorrected).toBe(true);
    expect(correctedBirth(birth, 32, date('2028-01-01'))).toEqual({ birth, isCorrected: false });
  });

  test.each([null, 37, 40, 42])('%s weeks is not early', (weeks) => {
    expect(correctedBirth(birth, weeks, date('2026-06-01'))).toEqual({ birth, isCorrected: false });
  });
});

describe('a birth date as stored', () => {
  test('every real day reads back as itself (DATE-004)', () => {
    for (const day of days) expect(parseCalendarDate(formatCalendarDate(day))).toEqual(day);
  });
  test.each(['2025-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '01/02/2026', '2026-01-01T00:00', '', '٢٠٢٦-01-01'])(
    '%j is not one',
    (text) => {
      expect(birthDateOf(text)).toBeUndefined();
    },
  );
  test('none', () => {
    expect(birthDateOf(null)).toBeUndefined();
  });
});
