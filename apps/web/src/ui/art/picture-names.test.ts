import { expect, test } from 'vitest';
import { pictureFor } from './picture-names.ts';

test.each([
  ['Smiles at people', 'smile'],
  ['Makes cooing sounds', 'listen'],
  ['Rolls from tummy to back', 'crawl'],
  ['Takes a few steps on his own', 'walk'],
  ['Stacks two blocks', 'build'],
  ['Says two or three words', 'talk'],
  ['Drinks from a cup without a lid', 'eat'],
  ['Plays beside other children', 'friends'],
  ['Something of no kind', 'play'],
] as const)('%s is drawn as %s', (title, name) => {
  expect(pictureFor(title)).toBe(name);
});
