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
