import { expect, test } from 'vitest';
import { askedPart } from './asked-part.ts';

test.each(['we do that already', 'ive tried that', 'we tried the cream and it did not help', 'already using one'])(
  'what was tried: %s',
  (message) => {
    expect(askedPart(message).part).toBe('tried');
  },
);

test.each([
  'we use the cream already, it helps a bit',
  'we have tried singing and that calms her',
  'is it something i have done',
  'have i done something wrong',
  'what have we done to deserve this',
])('nothing was tried in vain: %s', (message) => {
  expect(askedPart(message).part).not.toBe('tried');
});
