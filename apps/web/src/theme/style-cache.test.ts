import createCache, { type StylisPlugin } from '@emotion/cache';
import { expect, test } from 'vitest';
import { weighNothing, withoutWeight } from './style-cache.ts';

test('the look of a component weighs nothing, whatever it is chosen by; what is drawn beside it stays outside', () => {
  expect(withoutWeight('.css-a')).toBe(':where(.css-a)');
  expect(withoutWeight('.css-a:is(:hover,[data-hover]):not(:disabled)')).toBe(
    ':where(.css-a:is(:hover,[data-hover]):not(:disabled))',
  );
  expect(withoutWeight('.dark .css-a>svg')).toBe(':where(.dark .css-a>svg)');
  expect(withoutWeight('.css-a:hover::before')).toBe(':where(.css-a:hover)::before');
  expect(withoutWeight('.css-a::placeholder')).toBe(':where(.css-a)::placeholder');
});

test('the steps of a movement stay as they are beside such a look', () => {
  const styles = '@layer recipes{& {animation:turn 1s;}@keyframes turn{from{opacity:0;}50%{opacity:1;}}}';
  const chosen: unknown[] = [];
  const note: StylisPlugin = ({ type, props }) => {
    if (type === 'rule') chosen.push(props);
  };
  const cache = createCache({ key: 'css', stylisPlugins: [weighNothing, note] });
  cache.insert('.css-a', { name: 'a', styles, next: undefined }, cache.sheet, false);
  expect(chosen).toEqual(expect.arrayContaining([[':where(.css-a)'], ['from'], ['50%']]));
});
