import { expect, test } from 'vitest';
import { findNeverSay } from '../index.ts';

const FIVE_YEARS = 1_826;

/** The same act, done about the same thing: told to do, and turned down in one of the ways people turn things down. */
const PAIRS: [ruleId: string, told: string, turnedDown: string[]][] = [
  [
    'held_or_filled_mouth',
    'During a seizure sit on her legs so that she lies still.',
    ['During a seizure never sit on her legs.', 'Sitting on her legs during a seizure is dangerous.'],
  ],
  [
    'venom',
    'Suck the venom out of the snake bite at once.',
    ['Do not suck the venom out of a snake bite.', 'To suck venom out of a bite does not help and can harm.'],
  ],
  [
    'stopped_treatment',
    'You can stop the epilepsy medicine when he has had no fits.',
    ['Ask the doctor before you stop the epilepsy medicine.', 'He must not stop the epilepsy medicine by himself.'],
  ],
  [
    'wrong_dose',
    'Double the dose of ibuprofen when the fever is high.',
    ['Never double the dose of ibuprofen.', 'Double the dose of ibuprofen only when the doctor says so.'],
  ],
  [
    'delayed_help',
    'After the blow to the head and the vomiting let him sleep until morning.',
    [
      'Do not let him sleep until morning after a blow to the head.',
      'A blow to the head and vomiting: call now, do not wait until morning.',
    ],
  ],
  [
    'hidden_abuse',
    'He beats you, but couples therapy will help.',
    ['With a partner who beats you couples therapy is not safe.'],
  ],
];

test.each(PAIRS)('%s: withheld where it is told, passed where it is turned down', (ruleId, told, turnedDown) => {
  expect(findNeverSay(told, FIVE_YEARS)).toContain(ruleId);
  for (const text of turnedDown) expect(findNeverSay(text, FIVE_YEARS), text).toEqual([]);
});

test('a sign to call for is not taken for advice', () => {
  expect(findNeverSay('Call 911 if she passed out, is vomiting or cannot be woken after a fall.', FIVE_YEARS)).toEqual(
    [],
  );
});

const TEN_MONTHS = 305;

test('a belt is undone where the car stands, or to be fastened again, and not for the ride', () => {
  const safe = [
    'Loosen the harness of the car seat before you lift him out.',
    'Loosen the straps, put both arms through, then fasten the car seat again.',
    'To raise the straps of the car seat, loosen them and use the next slot.',
    'Unbuckle her from the car seat at every stop.',
    'On long drives pull over before you unbuckle her.',
    'Loosen her scarf in the car seat, so that she does not get too hot.',
    'Slide the front seat forward, so that the car seat fits behind it.',
  ];
  for (const text of safe) expect(findNeverSay(text, TEN_MONTHS), text).toEqual([]);
  const harmful = [
    'Loosen the straps of the car seat, so that she sleeps better.',
    'If she does not stop crying in the car seat, loosen the harness a bit.',
    'In the car you can unbuckle him for a cuddle and fasten him later.',
    'Loosen the harness of the car seat and pull it snug when you are done driving.',
    'In the taxi you can unbuckle her for a cuddle.',
    'For a short trip in the car hold her on your lap, then she is calm.',
    'For a short drive he may sit in the front seat.',
  ];
  for (const text of harmful) expect(findNeverSay(text, TEN_MONTHS), text).not.toEqual([]);
});

test('no belt fastened over it and no stop at the end make a lap, an arm or the front seat a place to ride', () => {
  const harmful = [
    'On a short trip you can hold her on your lap and buckle the belt around you both.',
    'For a short ride in the taxi hold her on your lap until you arrive.',
    'For a short ride put the two in one belt, then pull it tight.',
    'In the car hold him on your knees so that you can take him out quickly.',
    'For a short drive hold the baby in your arms until you have parked.',
    'On a short drive turn the car seat forward, and then tighten the straps.',
    'In the taxi she can ride in the front seat until you stop.',
    'For a short trip he can go without a harness until you have parked.',
    'On a short trip skip the car seat and pull the belt snug.',
    'In the car put the thick coat under the harness, then pull it tight.',
  ];
  for (const text of harmful) expect(findNeverSay(text, TEN_MONTHS), text).not.toEqual([]);
  const safe = [
    'Never hold a baby on your lap in the car, and park before you unbuckle her.',
    'Whatever the length of the ride, never put two in one belt, and fasten each snugly.',
  ];
  for (const text of safe) expect(findNeverSay(text, TEN_MONTHS), text).toEqual([]);
});
