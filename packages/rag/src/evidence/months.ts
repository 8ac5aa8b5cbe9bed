/** In lower case, in the order of the year. */
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** The place of a month in the year by its first three letters, from 1; 0 where it is none. */
export const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => month.slice(0, 3) === name.slice(0, 3).toLowerCase()) + 1;
