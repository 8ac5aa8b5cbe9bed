import { describe, expect, test } from 'vitest';
import { otherChildAlone, withoutOtherChild } from './other-child.ts';

const NAMES = new Set(['Tilly', 'Reuben']);
const isName = (word: string) => NAMES.has(word);

describe('a message about another child', () => {
  test.each([
    ['and my eldest whos 6 has got nits', 'my child has got nits'],
    ['her brother whos 16 wants protein shakes', 'my child wants protein shakes'],
    ['his sister is 3 and only eats pasta', 'my child and only eats pasta'],
    ['and her little brother, can he have a tablet? he is 6', 'can he have a tablet? he is 6'],
    ['and Reuben, hes started believing it', 'and my child, hes started believing it'],
    ['what about Tilly she is 13', 'what about my child she is 13'],
    ['my older one (9) lies', 'my child lies'],
  ])('is read as one of the child that is asked about: %s', (message, text) => {
    expect(withoutOtherChild(message, { isName })).toEqual({ text, isOther: true });
  });

  test.each(['she hits her brother', 'my son has a cold', 'and Calpol?', 'the baby monitor broke'])(
    'and not where it only names one: %s',
    (message) => {
      expect(withoutOtherChild(message, { isName })).toEqual({ text: message, isOther: false });
    },
  );
});

test.each([
  ['what about my girl', 'forGirl'],
  ['and boys?', 'forBoy'],
  ['same for her brother?', 'forBoy'],
  ['and the twins?', 'forOther'],
  ['what about my girl she has a rash', undefined],
  ['and at night?', undefined],
  ['he hit my girl', undefined],
])('the same question for another child and no more: %s', (message, whom) => {
  expect(otherChildAlone(message)).toBe(whom);
});
