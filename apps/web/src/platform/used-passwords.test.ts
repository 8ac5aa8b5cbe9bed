import { expect, test } from 'vitest';
import { isMuchUsed } from './used-passwords.ts';

test.each([
  'password',
  '12345678',
  'qwertyuiop',
  'Password',
  'p@ssw0rd',
  'drowssap',
  'iloveyou',
  'dragon99',
  'Nestling2026',
  'river-house',
])('%s is named (AUTH-014)', (password) => {
  expect(isMuchUsed(password, 'River-House')).toBe(true);
});
test.each(['correct horse battery', 'the lullaby is sung twice', 'Zq7!mv0RpK2', 'password of the green boat'])(
  '%s is not',
  (password) => {
    expect(isMuchUsed(password)).toBe(false);
  },
);
