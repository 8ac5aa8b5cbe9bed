export type FigureKind =
  | 'plain'
  | 'time'
  | 'temperature'
  | 'mass'
  | 'volume'
  | 'length'
  | 'percent'
  | 'phone'
  | 'named';

/** `base` is one of the unit in hours, grams, millilitres or centimetres; other kinds have no other unit to compare with. */
export type Unit = { name: string; kind: FigureKind; base: number };

const HOUR = 1;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;

const TABLE: [kind: FigureKind, name: string, base: number, words: string][] = [
  ['time', 'second', HOUR / 3600, 'second seconds sec secs'],
  ['time', 'minute', HOUR / 60, 'minute minutes min mins'],
  ['time', 'hour', HOUR, 'hour hours hr hrs h'],
  ['time', 'day', DAY, 'day days night nights'],
  ['time', 'week', 7 * DAY, 'week weeks wk wks'],
  ['time', 'month', YEAR / 12, 'month months mo'],
  ['time', 'year', YEAR, 'year years yr yrs birthday birthdays'],
  ['temperature', 'celsius', 1, 'c °c celsius centigrade'],
  ['temperature', 'fahrenheit', 1, 'f °f fahrenheit'],
  ['temperature', 'degree', 1, 'degree degrees °'],
  ['mass', 'mg', 0.001, 'mg milligram milligrams'],
  ['mass', 'g', 1, 'g gram grams'],
  ['mass', 'kg', 1000, 'kg kgs kilo kilos kilogram kilograms'],
  ['mass', 'pound', 453.592, 'lb lbs pound pounds'],
  ['volume', 'ml', 1, 'ml millilitre millilitres milliliter milliliters'],
  ['volume', 'litre', 1000, 'l litre litres liter liters'],
  ['volume', 'ounce', 29.5735, 'oz ounce ounces'],
  ['volume', 'cup', 240, 'cup cups'],
  ['volume', 'pint', 500, 'pint pints'],
  ['volume', 'teaspoon', 5, 'teaspoon teaspoons tsp'],
  ['volume', 'tablespoon', 15, 'tablespoon tablespoons tbsp'],
  ['length', 'mm', 0.1, 'mm millimetre millimetres millimeter millimeters'],
  ['length', 'cm', 1, 'cm centimetre centimetres centimeter centimeters'],
  ['length', 'm', 100, 'm metre metres meter meters'],
  ['length', 'km', 100_000, 'km kilometre kilometres kilometer kilometers'],
  ['length', 'inch', 2.54, 'inch inches'],
  ['length', 'foot', 30.48, 'foot feet ft'],
  ['length', 'mile', 160_934, 'mile miles'],
  ['percent', 'percent', 1, 'percent %'],
  ['named', 'iu', 1, 'iu unit units'],
  ['named', 'mcg', 1, 'mcg microgram micrograms µg'],
  ['named', 'calorie', 1, 'calorie calories kcal'],
  ['named', 'decibel', 1, 'decibel decibels db dba'],
];

const UNITS = new Map<string, Unit>(
  TABLE.flatMap(([kind, name, base, words]) => words.split(' ').map((word) => [word, { kind, name, base }] as const)),
);

export function unitOf(word: string | undefined): Unit | undefined {
  return word === undefined ? undefined : UNITS.get(word);
}
