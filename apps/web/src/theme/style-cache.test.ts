import { expect, test } from 'vitest';
import { withoutWeight } from './style-cache.ts';

test('the look of a component weighs nothing, whatever it is chosen by; what is drawn beside it stays outside', () => {
  expect(withoutWeight('.css-a')).toBe(':where(.css-a)');
  expect(withoutWeight('.css-a:is(:hover,[data-hover]):not(:disabled)')).toBe(
    ':where(.css-a:is(:hover,[data-hover]):not(:disabled))',
  );
  expect(withoutWeight('.dark .css-a>svg')).toBe(':where(.dark .css-a>svg)');
  expect(withoutWeight('.css-a:hover::before')).toBe(':where(.css-a:hover)::before');
  expect(withoutWeight('.css-a::placeholder')).toBe(':where(.css-a)::placeholder');
});
