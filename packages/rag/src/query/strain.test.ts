import { expect, test } from 'vitest';
import { isOfOneself, tellsStrain } from './strain.ts';

test.each([
  'i feel like a useless mum',
  'I am so tired',
  'my daughter hates me',
  'i just want to cry',
  "i'm failing",
  'honestly I can’t do this',
  'my partner says I am just overwhelmed',
])('a parent tells how they are: %s', (message) => {
  expect(isOfOneself(message)).toBe(true);
});

test.each([
  'she is so tired after school',
  'he cries every day',
  'i am tired of the toys on the floor and he throws them again',
  'am i a bad mother?',
  'i want to shake him',
  'i feel like he is too warm',
])('this is about the child, a question, or a danger: %s', (message) => {
  expect(isOfOneself(message)).toBe(false);
});

test('what the child feels is no strain of the parent’s', () => {
  expect(tellsStrain('he is so scared that they laugh at him')).toBe(false);
  expect(tellsStrain('shes worried about school')).toBe(false);
  expect(tellsStrain('he is scared and i am so worried')).toBe(true);
});
