import { expect, test } from 'vitest';
import { asksOfPlace } from './errands.ts';

test.each([
  ['and is there money towards school uniform', 'money'],
  ['ok. what about nursery fees help?', 'money'],
  ['can i get vouchers for milk', 'money'],
  ['how much does a childminder cost', 'money'],
  ['is it legal to leave him home alone', 'law'],
  ['how much milk should she drink', undefined],
  ['does paying pocket money help', undefined],
  ['my mother in law says no', undefined],
])('what no guide knows for every place: %s', (message, kind) => {
  expect(asksOfPlace(message)).toBe(kind);
});
