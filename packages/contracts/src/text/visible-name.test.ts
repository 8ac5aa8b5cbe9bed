import { describe, expect, test } from 'vitest';
import { isVisibleName, toVisibleName } from './visible-name.ts';

describe('a name', () => {
  test.each([
    ['Mia\u202Eevil', 'Miaevil'],
    ['\u200BMia\uFEFF', 'Mia'],
    ['Mia\nOtto', 'Mia Otto'],
    ['\u001B[31mMia', '[31mMia'],
    ['Mi\u00ADa', 'Mia'],
    ['Mi\u200Da', 'Mia'],
    ['\u{E0041}Mia\u2066', 'Mia'],
    ['\u3164\u2800', ''],
    ['\u2028 \t', ''],
  ])('%j is read as %j', (written, read) => {
    expect(toVisibleName(written)).toBe(read);
    expect(isVisibleName(written)).toBe(false);
  });

  test.each([
    'Mia',
    'Ana María',
    "O'Neill-Łuk",
    'علی\u200Cرضا',
    'ક્\u200Dષ',
    '李明',
    'ගුණ\u200D\u0DC0',
    'Zoë',
    'X Æ A-12',
  ])('%j is left as it is', (name) => {
    expect(toVisibleName(name)).toBe(name);
    expect(isVisibleName(name)).toBe(true);
  });

  test('that was made visible stays so', () => {
    const marks = ['\u200B', '\u202E', '\n', '\u200C', 'a', 'ع', ' ', '\u3164'];
    for (let n = 0; n < 8 ** 4; n++) {
      const name = [0, 3, 6, 9].map((shift) => marks[(n >> shift) & 7]).join('');
      expect(toVisibleName(toVisibleName(name))).toBe(toVisibleName(name));
    }
  });
});
