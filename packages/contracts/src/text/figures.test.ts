import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameFigure, readFigures } from './figures.ts';

const read = (text: string) =>
  readFigures(text).map(({ value, unit, kind }) => (kind === 'phone' ? 'phone' : `${value} ${unit}`.trim()));

describe('the figures of a text', () => {
  test.each<[text: string, figures: string[]]>([
    ['A baby of 3 to 6 months', ['3 month', '6 month']],
    ['at 6, 12 and 18 months', ['6 month', '12 month', '18 month']],
    ['2- to 3-month-olds, a six-month-old and under-5s', ['2 month', '3 month', '6 month', '5']],
    [
      'two and a half years, one year and a half, 1½ hours, half an hour',
      ['2.5 year', '1.5 year', '1.5 hour', '0.5 hour'],
    ],
    [
      '100.4°F (38°C), 39 degrees C, thirty-nine point five degrees',
      ['100.4 fahrenheit', '38 celsius', '39 celsius', '39.5 degree'],
    ],
    ['{38 C} or {120-150 ml} of milk', ['38 celsius', '120 ml', '150 ml']],
    [
      '75% or 20 per cent, one in four, 2 out of 5, a third of babies',
      ['75 percent', '20 percent', '25 percent', '40 percent', '33.3 percent'],
    ],
    ['twice in 24 hours', ['24 hour']],
    ['400 international units or 10 micrograms', ['400 iu', '10 mcg']],
    ['more than 3 feet (1 meter), 5 kg, 11 lb, 4 oz', ['3 foot', '1 m', '5 kg', '11 pound', '4 ounce']],
    ['once a day for a week, after an hour, for a minute', ['1 week', '1 hour']],
    ['until the first birthday, on the third day, the second time', ['1 year', '3 day']],
    ['a hundred and two, 1,200 words, 0.5 ml', ['102', '1200', '0.5 ml']],
    ['COVID-19, B12, PCV20 and omega-3', []],
    ['call 1-800-222-1222 or 116 123', ['phone', 'phone']],
    ['100-120 ml, in 2024-2025', ['100 ml', '120 ml', '2024', '2025']],
    ['no number, an only child, someone, often', []],
  ])('%s', (text, figures) => {
    expect(read(text)).toEqual(figures);
  });

  test('a bare number may take the unit of the figure before it in its sentence, and of none in another', () => {
    const [, cool, next] = readFigures('Keep it 2 hours in a room, 4 in a cool bag. Then count to 9.');
    expect(cool?.implied?.unit).toBe('hour');
    expect(next?.implied).toBeUndefined();
  });

  test('stand where they say, in any text', () => {
    const words = fc.constantFrom(
      'one',
      'twenty',
      '3',
      '1½',
      '38',
      '°',
      'C',
      'months',
      'to',
      '-',
      'in',
      'half',
      'a',
      '%',
      '{',
      '}',
      '.',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(words).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const { at, end, kind, text: own } of readFigures(text)) {
          expect(end).toBeGreaterThan(at);
          if (kind !== 'phone') expect(text.slice(at, end)).toBe(own);
        }
      }),
    );
  });

  test('are read back from digits and from words alike', () => {
    const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
    const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 8 }), (ten, one) => {
        const [digits] = readFigures(`${(ten + 2) * 10 + one + 1} weeks`);
        const [words] = readFigures(`${tens[ten]}-${ones[one]} weeks`);
        expect(words?.value).toBe(digits?.value);
        expect(words?.unit).toBe('week');
      }),
    );
  });
});

describe('two figures are the same', () => {
  const same = (a: string, b: string) => {
    const [first] = readFigures(a);
    const [second] = readFigures(b);
    if (!first || !second) throw new Error(`no figure in ${a} or ${b}`);
    expect(isSameFigure(second, first)).toBe(isSameFigure(first, second));
    return isSameFigure(first, second);
  };

  test.each([
    ['100.4°F', '38°C'],
    ['102°F', '39°C'],
    ['39 degrees', '102.2 degrees'],
    ['12 months', 'one year'],
    ['14 days', 'two weeks'],
    ['48 hours', '2 days'],
    ['5 kg', '11 lb'],
    ['120 ml', '4 oz'],
    ['240 ml', 'one cup'],
    ['90 cm', '3 feet'],
    ['25%', 'one in four'],
    ['aged 6', '6 years'],
    ['8 oz of cheese', '225 g of cheese'],
  ])('%s and %s', (a, b) => expect(same(a, b)).toBe(true));

  test.each([
    ['38°C', '38.5°C'],
    ['100.4°F', '100.9°F'],
    ['12 months', '13 months'],
    ['4 weeks', '1 month'],
    ['6 months', '6 weeks'],
    ['5 kg', '12 lb'],
    ['120 ml', '5 oz'],
    ['aged 6', '6 months'],
    ['5 kg', '5 lb'],
    ['400 units', '400 mcg'],
  ])('but not %s and %s', (a, b) => expect(same(a, b)).toBe(false));
});
