import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutWindow } from './passage-window.ts';

test('a short document is shown whole', () => {
  expect(cutWindow('A short text.', { start: 2, end: 7 })).toEqual({
    text: 'A short text.',
    start: 2,
    end: 7,
    offset: 0,
  });
});

test('a long one is cut between paragraphs around the passage', () => {
  const paragraphs = Array.from({ length: 400 }, (_, index) => `Paragraph ${index} says something about sleep.`);
  const content = paragraphs.join('\n\n');
  const start = content.indexOf('Paragraph 200');
  const window = cutWindow(content, { start, end: start + 40 });
  expect(window.text.slice(window.start, window.end)).toBe(content.slice(start, start + 40));
  expect(window.text).toMatch(/^Paragraph \d+ says/);
  expect(window.text).toMatch(/sleep\.$/);
  expect(window.text.length).toBeLessThan(7_000);
});

test('the passage is the same text at its place in the window and in the document, and no character is split', () => {
  const content = fc
    .array(fc.constantFrom('word ', '👶', 'é', '\n', '\n\n', 'x'.repeat(500), '👶'.repeat(300)), {
      minLength: 100,
      maxLength: 400,
    })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(content, fc.nat(), fc.nat(2_000), (text, at, length) => {
      const start = wholeCharacter(text, at % text.length);
      const end = wholeCharacter(text, Math.min(text.length, start + length));
      const window = cutWindow(text, { start, end });
      expect(window.text.slice(window.start, window.end)).toBe(text.slice(start, end));
      expect(text.slice(window.offset, window.offset + window.text.length)).toBe(window.text);
      expect(window.text.isWellFormed()).toBe(true);
    }),
    { numRuns: 200 },
  );
});

function wholeCharacter(text: string, at: number): number {
  return text.slice(0, at).isWellFormed() ? at : at + 1;
}
