import { expect, test } from 'vitest';
import { tokenize } from '../language/tokenize.ts';
import { readClauses } from './clauses.ts';

/** The message with a bar before each clause but the first. */
const parted = (message: string): string => {
  const tokens = tokenize(message);
  const clauses = readClauses(tokens);
  return tokens.map(({ raw }, at) => (at > 0 && clauses[at] !== clauses[at - 1] ? `| ${raw}` : raw)).join(' ');
};

test.each([
  'if he is sick, small sips and feed little',
  'if she wakes, feed her a little more',
  'if gums are sore and bleed at night',
])('a verb of what is done, whatever its ending, begins no clause of what happened: %s', (message) => {
  expect(parted(message)).not.toContain('|');
});

test.each([
  ['if he is sick, then vomited blood again', 'if he is sick | then vomited blood again'],
  ['if he cries, peed blood today', 'if he cries | peed blood today'],
])('what happened begins its own clause: %s', (message, told) => {
  expect(parted(message)).toBe(told);
});
