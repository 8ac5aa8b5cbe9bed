import { expect, test } from 'vitest';
import { statementsOf } from './own-statements.ts';

test.each([
  ['Her fever was 38.4 on Monday.', 'Her fever was 38.4 on Monday.'],
  ['Mia is allergic to eggs', 'Mia is allergic to eggs'],
  ['We use the blue bottle. How often should she drink?', 'We use the blue bottle.'],
  ['What helps? She was born at 34 weeks.', 'She was born at 34 weeks.'],
  ['Had a fever of 39 yesterday', 'Had a fever of 39 yesterday'],
])('%s is remembered for what it states', (message, expected) => {
  expect(statementsOf(message)).toBe(expected);
});

test.each([
  'what should he be able to do at 6 months',
  '6 month milestones',
  'cold medicine for baby',
  'So how much should she drink',
  'is she too old for this',
  'Has he had enough',
  'can we fly with him next week',
  'Help me write questions for the visit',
  'Learn more about: How much sleep is typical, and small habits that help',
  'ok thanks',
  '',
])('a question or a search holds no fact: %s', (message) => {
  expect(statementsOf(message)).toBe('');
});
