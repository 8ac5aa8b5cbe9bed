import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayName, pageName } from './display-name.ts';

test.each([
  ['Sleep plan.pdf', 'Sleep plan.pdf'],
  ['  Sleep\n plan.pdf ', 'Sleep plan.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\ann\\plan.docx', 'plan.docx'],
  ['plan.pdf/', 'plan.pdf'],
  ['.pdf', 'document.pdf'],
  ['....pdf', 'document.pdf'],
  ['', 'document'],
  ['a\u0000b.pdf', 'ab.pdf'],
  ['a.pdf\u0000.exe', 'a.pdf.exe'],
  ['fdp.\u202eexe.pdf', 'fdp.exe.pdf'],
  ['a\ud800b.txt', 'a\ufffdb.txt'],
  ['e\u0301te\u0301.txt', 'été.txt'],
])('%j is shown as %j', (raw, shown) => {
  expect(displayName(raw)).toBe(shown);
});

test('a long name keeps its extension and is never cut inside a character', () => {
  const name = displayName(`${'👶'.repeat(400)}.docx`);
  expect(name.endsWith('….docx')).toBe(true);
  expect(name.length).toBeLessThanOrEqual(255);
  expect(name.isWellFormed()).toBe(true);
});

test('any name becomes one storable line of at most 255 characters without a folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (raw) => {
      const name = displayName(raw);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(255);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toMatch(/[/\\\n]/);
    }),
  );
});

test('a page is named by its title, else by its address', () => {
  expect(pageName('Teething', 'https://example.org/a')).toBe('Teething');
  expect(pageName(null, 'https://example.org/')).toBe('example.org');
  expect(pageName(null, 'https://example.org/b%C3%A9b%C3%A9?x=1')).toBe('example.org/bébé');
  expect(pageName(null, 'https://example.org/%ff')).toBe('example.org/%ff');
});
