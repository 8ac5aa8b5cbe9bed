import { countBusyMs } from '@nestling/contracts/testing/busy-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, hasWords } from './clean-text.ts';

test.each([
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['a  \n\n\n\n\nb\n ', 'a\n\nb'],
  ['page one\fpage two', 'page one\n\npage two'],
  ['a\u0000b\u0007c\u009fd', 'abcd'],
  ['a\u202eb\u200bc\u00add\ufeffe', 'abcde'],
  ['e\u0301', 'é'],
  ['do\u{e0064}\u{e006f}\u{e006e}\u{e0027}\u{e0074} call', 'do call'],
  ['a\ufe01\u{e0150}b\u3164c\u2800d', 'abcd'],
  ['do\u200c\u200d not', 'do not'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d👧 ❤\ufe0f', '👩\u200d👧 ❤\ufe0f'],
  ['a\ud800b', 'a\ufffdb'],
  ['\n\n  indented', '  indented'],
  ['tab\there', 'tab\there'],
])('%j reads %j', (raw, clean) => {
  expect(cleanText(raw)).toBe(clean);
});

test('any text becomes storable, cleaning it again changes nothing, and a line has no line feed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (raw) => {
      const clean = cleanText(raw);
      expect([clean.isWellFormed(), clean.includes('\u0000'), /\n{3}|\r/.test(clean)]).toEqual([true, false, false]);
      expect(cleanText(clean)).toBe(clean);
      expect(cleanLine(raw)).not.toMatch(/\n|\s\s/);
    }),
  );
});

test('letters and digits of any script are words; marks and spaces are not', () => {
  expect(['a', '7', 'は', 'ش'].every(hasWords)).toBe(true);
  expect(['', ' \n', '•—…', '👶'].some(hasWords)).toBe(false);
});

test('a run of a million spaces takes no longer than its length', () => {
  const busyMs = countBusyMs();
  expect(cleanText(`a${' '.repeat(1_000_000)}b`)).toHaveLength(1_000_002);
  expect(busyMs()).toBeLessThan(1_000);
});
