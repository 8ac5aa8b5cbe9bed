import { dangerSigns, REGIONS } from '@nestling/contracts/safety';
import { expect, test } from 'vitest';
import { dangerSignsFor } from './danger-signs.ts';

test.each([
  ['he has been poorly since the trip', /breath/, '911'],
  ['she took a strange tumble and has a bruise', /blow to the head/, '911'],
  ['can she get sick from a mushroom in the garden', /harmful/, '1-800-222-1222'],
  ['some days I feel hopeless', /not alone/, '988 (call)'],
  ['my partner is violent', /no proof/, '1-800-799-7233'],
] as const)('"%s" gets its danger signs with numbers', (message, words, number) => {
  const signs = dangerSigns.parse(dangerSignsFor(message, 'US'));
  expect(signs.text).toMatch(words);
  expect(signs.contacts.map(({ value }) => value)).toContain(number);
});

test.each(['when do babies roll over?', 'which stroller folds flat?', 'how do I plan a birthday party'])(
  '"%s" gets none',
  (message) => {
    expect(dangerSignsFor(message, 'US')).toBeNull();
  },
);

test('every region has words for every sign', () => {
  for (const region of REGIONS)
    for (const message of ['fever', 'fell', 'swallowed', 'hopeless', 'violent'])
      expect(dangerSignsFor(message, region)?.text).not.toMatch(/[{}]|undefined/);
});
