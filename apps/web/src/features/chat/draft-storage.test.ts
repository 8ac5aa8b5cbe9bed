import { expect, test } from 'vitest';
import { withLostText } from './draft-storage.ts';

test.each(['', '  ', 'Is this normal?'])('a lost message comes back as it was over %j', (typed) => {
  expect(withLostText('Is this normal?', typed)).toBe('Is this normal?');
});

test('what was typed while the message was on its way is kept after it', () => {
  expect(withLostText('Is this normal?', 'And how long?')).toBe('Is this normal?\nAnd how long?');
});
