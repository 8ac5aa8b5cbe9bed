import { expect, test } from 'vitest';
import { standaloneQuery, type Turn } from './standalone-query.ts';

const turns: Turn[] = [
  { role: 'user', text: 'How much milk does a 6 month old need?' },
  { role: 'assistant', text: 'About 700 ml a day, next to first solids.' },
];

test.each([
  ['and at night?', true],
  ['what about her?', true],
  ['Why?', true],
  ['is it safe?', true],
  ['And when she is ill?', true],
  ['how much', true],
  ['When do babies get their first teeth?', false],
  ['Can I give my toddler peanut butter on bread?', false],
  ['fever 39 vomiting', false],
])('%s leans on what was said: %s', (message, leans) => {
  const query = standaloneQuery(message, turns);
  expect(query).toBe(leans ? `How much milk does a 6 month old need? ${message}` : message);
});

test('a chain of follow-ups goes back to the question it began with, and no further', () => {
  const chain: Turn[] = [
    { role: 'user', text: 'When do babies walk without holding on?' },
    { role: 'user', text: 'How much does a car seat for infants cost?' },
    { role: 'assistant', text: 'That differs.' },
    { role: 'user', text: 'and second hand?' },
  ];
  expect(standaloneQuery('why not?', chain)).toBe(
    'How much does a car seat for infants cost? and second hand? why not?',
  );
});

test('without earlier turns a message stays as it is', () => {
  expect(standaloneQuery('  and at night? ', [])).toBe('and at night?');
});
