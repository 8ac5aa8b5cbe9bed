import { expect, test } from 'vitest';
import { assessSafety } from '../assess-safety.ts';

const TODDLER_DAYS = 800;

const find = (message: string, ageDays = TODDLER_DAYS) =>
  assessSafety({ message, ageDays, recentTurns: [], region: 'US' })?.ruleId ?? null;

const accidents = [
  ['he swallowed a button battery', 'button_battery'],
  ['she swallowed two magnets', 'magnets'],
  ['he drank some drain cleaner', 'poison'],
  ['she swallowed four of grandma’s heart tablets', 'medicine_mistake'],
  ['he burned his hand on the stove', 'burn'],
  ['she fell in the pond', 'drowning'],
  ['the dog bit his face', 'animal_bite'],
  ['i locked the baby in the car', 'heat_car'],
] as const;

const asides = [
  'how much is dangerous',
  'is it safe to wait until morning',
  'what do you recommend',
  'i put it under cold water',
  'he has a bit of a cold anyway',
  'i was on my phone',
  'he was playing with his toys',
  'she loves her bath toys',
];

for (const [accident, ruleId] of accidents) {
  test.each(asides)(`"${accident}" is not excused by "%s"`, (aside) => {
    expect(find(`${accident}, ${aside}`)).toBe(ruleId);
    expect(find(`${aside}. ${accident}`)).toBe(ruleId);
  });
}

test('counts that do not agree stand for one that is missing', () => {
  expect(find('there were three coin cells in the pack, now only two')).toBe('button_battery');
  expect(find('the magnet set had 100 balls and i count 97')).toBe('magnets');
});

test('what splashed into an eye is an injury of the eye, what went in by the mouth a poison', () => {
  expect(find('bleach splashed in her eye')).toBe('eye_chemical');
  expect(find('bleach splashed in her eye and she swallowed some')).toBe('poison');
});

test('a limb hurt in a fall is not taken for a head', () => {
  expect(find('fell off his bike and his wrist is a funny shape')).toBe('broken_bone_bleeding');
  expect(find('fell off his bike and now he is vomiting and confused')).toBe('head_injury');
});

test.each([
  'she went under the table to hide',
  'he fell in love with the pool at the hotel',
  'the kitchen smells of burnt toast',
  'where should i keep the button batteries',
  'her wobbly tooth fell out',
  'what is the poison control number',
])('leaves alone: %s', (message) => {
  expect(find(message)).toBeNull();
});
