import { expect, test } from 'vitest';
import { plainHeadings } from './plain-headings.ts';

test('headings lose their marks, nothing else does', () => {
  expect(plainHeadings('# Sleep\n\n### Naps\nNumber #1\n#tag\n  # kept')).toBe(
    'Sleep\n\nNaps\nNumber #1\n#tag\n  # kept',
  );
});
