import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('what was asked for lately is not made again, and what was not is forgotten', () => {
  const made: string[] = [];
  const once = remembered((text) => {
    made.push(text);
    return { text };
  }, 2);
  expect(once('a')).toBe(once('a'));
  once('b');
  once('a');
  once('c');
  expect(made).toEqual(['a', 'b', 'c']);
  expect(once('a').text).toBe('a');
  expect(once('b').text).toBe('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
