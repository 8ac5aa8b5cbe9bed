import { expect, test } from 'vitest';
import { monogram, sourceFacts } from './source-words.ts';

test.each([
  ['NHS', 'NHS'],
  ['NHS Scotland', 'NHS'],
  ['UK government (UKHSA)', 'UKHSA'],
  ['Raising Children Network', 'RCN'],
  ['The Royal Children’s Hospital Melbourne', 'TRC'],
  ['Plunket', 'Pl'],
  ['safefood', 'sa'],
  ['AboutKidsHealth (SickKids)', 'Ab'],
])('%s is shown as %s', (publisher, letters) => {
  expect(monogram(publisher)).toBe(letters);
});

test('a source says of itself what is known of it', () => {
  const source = { similarity: 0.5, filename: 'x', preview: 'y' };
  expect(sourceFacts({ ...source, type: 'guide', publisher: 'CDC', strength: 'guideline' })).toBe(
    'Guide · CDC · guideline',
  );
  expect(sourceFacts({ ...source, type: 'document', page: 2 })).toBe('Document · page 2');
  expect(sourceFacts({ ...source, type: 'conversation' })).toBe('Your earlier message');
});
