import { describe, expect, test } from 'vitest';
import {
  fillDeep,
  fillSlots,
  foreignMarksIn,
  isKnownSlot,
  knownSlots,
  REGION_DATA,
  REGIONS,
  slotsIn,
} from './index.ts';

describe('a text reads as if written for the family', () => {
  test.each([
    ['US', 'Call 911. Tell your child’s doctor; bring a diaper.'],
    ['GB', 'Call 999. Tell your GP; bring a nappy.'],
    ['IE', 'Call 112 or 999. Tell your GP; bring a nappy.'],
    ['CA', 'Call 911. Tell your child’s doctor; bring a diaper.'],
    ['AU', 'Call 000. Tell your GP; bring a nappy.'],
    ['NZ', 'Call 111. Tell your GP; bring a nappy.'],
    ['EU', 'Call 112. Tell your child’s doctor; bring a nappy.'],
    ['OTHER', 'Call your local emergency number. Tell your child’s doctor; bring a diaper.'],
  ] as const)('in %s', (region, expected) => {
    expect(fillSlots('Call {emergency}. Tell {the doctor}; bring a {diaper}.', region)).toBe(expected);
  });

  test.each([
    ['{diapers}', 'diapers', 'nappies'],
    ['{Diaper}', 'Diaper', 'Nappy'],
    ['{Cribs}', 'Cribs', 'Cots'],
    ['{pacifiers}', 'pacifiers', 'dummies'],
    ['{The doctor} knows', 'Your child’s doctor knows', 'Your GP knows'],
    ['{the doctor}’s', 'your child’s doctor’s', 'your GP’s'],
    ['{behaviors}', 'behaviors', 'behaviours'],
    ['{Colors}', 'Colors', 'Colours'],
    ['{math}', 'math', 'maths'],
    ['the {emergency department}', 'the emergency room', 'the A&E department'],
    ['{daycare}', 'daycare', 'nursery'],
  ])('%s is %s, and %s in Britain', (text, american, british) => {
    expect(fillSlots(text, 'US')).toBe(american);
    expect(fillSlots(text, 'GB')).toBe(british);
  });

  test('the child’s name is left for who knows it, and a text without slots is the same text', () => {
    expect(fillSlots('{user.childName} sleeps', 'GB')).toBe('{user.childName} sleeps');
    expect(fillSlots('Nothing here', 'GB')).toBe('Nothing here');
  });

  test('an unknown slot throws and is known to be none', () => {
    expect(() => fillSlots('{the plumber}', 'GB')).toThrow('There is no slot {the plumber}');
    expect(isKnownSlot('the plumber')).toBe(false);
    expect(['the doctor', 'Diapers', '38 C', 'vaccines', 'poison line'].every(isKnownSlot)).toBe(true);
  });
});

describe('measures are in the family’s units', () => {
  test.each([
    ['{38 C}', '100.4°F (38°C)', '38°C'],
    ['{38.3 °C}', '100.9°F (38.3°C)', '38.3°C'],
    ['{39C}', '102.2°F (39°C)', '39°C'],
    ['{16-20 C}', '60.8–68°F (16–20°C)', '16–20°C'],
    ['{5 kg}', '11 lb (5 kg)', '5 kg'],
    ['{150-200 g}', '5–7 oz (150–200 g)', '150–200 g'],
    ['{120 ml}', '4 oz (120 ml)', '120 ml'],
    ['{60-90 ml}', '2–3 oz (60–90 ml)', '60–90 ml'],
    ['{5 ml}', '5 ml', '5 ml'],
    ['{90 cm}', '3 feet (90 cm)', '90 cm'],
    ['{135 cm}', '4 feet 5 inches (135 cm)', '135 cm'],
    ['{145 cm}', '4 feet 9 inches (145 cm)', '145 cm'],
    ['{25 cm}', '10 inches (25 cm)', '25 cm'],
    ['{32 mm}', '1.25 inches (32 mm)', '32 mm'],
    ['{3 m}', '10 feet (3 m)', '3 m'],
  ])('%s is %s, and %s in Europe', (text, american, european) => {
    expect(fillSlots(text, 'US')).toBe(american);
    expect(fillSlots(text, 'EU')).toBe(european);
  });

  test('miles in Britain too', () => {
    expect(fillSlots('{2 km}', 'US')).toBe('1 mile (2 km)');
    expect(fillSlots('{2 km}', 'GB')).toBe('1 mile (2 km)');
    expect(fillSlots('{2 km}', 'IE')).toBe('2 km');
  });
});

describe('the vaccines due are those of the region and the ages', () => {
  test('two months', () => {
    const weeks = [4, 12] as const;
    expect(fillSlots('{vaccines}', 'US', { weeks })).toBe(
      'at 1 to 2 months: hepatitis B; at 2 months: rotavirus, DTaP, Hib, pneumococcal and polio (this is the list of the American Academy of Pediatrics; the federal list leaves some of these to you and your doctor)',
    );
    expect(fillSlots('{vaccines}', 'GB', { weeks })).toBe(
      'at 8 weeks: 6-in-1, MenB and rotavirus; at 12 weeks: 6-in-1, MenB and rotavirus',
    );
    expect(fillSlots('{vaccines}', 'NZ', { weeks })).toContain('at 6 weeks: rotavirus, 6-in-1 and pneumococcal');
    expect(fillSlots('{vaccines}', 'CA', { weeks })).toContain('your province or territory');
  });

  test('an age at which nothing is due says so', () => {
    expect(fillSlots('{vaccines}', 'GB', { weeks: [300, 320] })).toMatch(/^nothing new at this age/);
  });
});

test('every known slot is filled with something in every region, and nothing keeps a brace', () => {
  for (const region of REGIONS)
    for (const slot of knownSlots()) expect(fillSlots(`{${slot}}`, region), `${region} ${slot}`).toMatch(/^[^{}]{1,}$/);
});

test('every text within a value is filled, names of keys and numbers stay', () => {
  const page = { id: 'x', weeks: [1, 2], now: [{ text: 'A {diaper}', isStep: true }] };
  expect(fillDeep(page, 'GB')).toEqual({ id: 'x', weeks: [1, 2], now: [{ text: 'A nappy', isStep: true }] });
});

test('the slots of a text are found, name slots apart', () => {
  expect(slotsIn('{The doctor} and {38 C} for {user.childName}')).toEqual(['The doctor', '38 C']);
});

test('no line, word, table or law of a region holds what only others should read', () => {
  for (const region of REGIONS) {
    const { lines, spoken, words, vaccines, carSeatLaw, schoolStart } = REGION_DATA[region];
    const texts = [
      ...Object.values(lines).flatMap((entries) => entries.flatMap(({ label, value }) => [label, value])),
      ...Object.values(spoken),
      ...Object.values(words),
      vaccines.text ?? '',
      vaccines.note ?? '',
      ...(vaccines.due ?? []).flatMap(({ when, names }) => [when, ...names]),
      carSeatLaw,
      schoolStart,
    ];
    for (const text of texts) expect(foreignMarksIn(text, region), `${region}: ${text}`).toEqual([]);
  }
});

test.each([
  ['Call 911 now', 'GB', ['911']],
  ['Call 911 now', 'CA', []],
  ['Ask your GP', 'US', ['GP']],
  ['A fresh Nappy', 'US', ['nappy']],
  ['Never. In danger, her later', 'GB', []],
  ['It costs 1,000 or 2000', 'US', []],
  ['It is 100.4°F', 'GB', ['°F']],
  ['In the ER', 'GB', ['ER']],
] as const)('%j holds for %s the foreign %j', (text, region, marks) => {
  expect(foreignMarksIn(text, region)).toEqual(marks);
});
