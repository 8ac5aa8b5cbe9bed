import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutPages, type PdfPiece } from './pdf-layout.ts';

type Spec = { text: string; y: number; x?: number; height?: number };

/** A line as pdf.js gives it: one piece that ends a line. */
const line = ({ text, y, x = 60, height = 10 }: Spec): PdfPiece => ({
  str: text,
  transform: [height, 0, 0, height, x, y],
  height,
  hasEOL: true,
});
const page = (...specs: Spec[]) => specs.map(line);
/** Lines below each other at the usual distance. */
const below = (from: number, ...texts: string[]) => texts.map((text, index) => ({ text, y: from - index * 12 }));

test('lines of a paragraph are joined and a wider gap begins a new one', () => {
  const [text] = layOutPages([page(...below(700, 'Babies sleep', 'a lot.'), ...below(660, 'Parents do', 'not.'))]);
  expect(text).toBe('Babies sleep a lot.\n\nParents do not.');
});

test('larger lines are headings', () => {
  const [text] = layOutPages([
    page(
      { text: 'Sleep', y: 760, height: 20 },
      { text: 'Naps', y: 730, height: 13 },
      ...below(700, 'Two naps a day are usual at eight months, and one from', 'fifteen months on.'),
    ),
  ]);
  expect(text).toBe('# Sleep\n\n## Naps\n\nTwo naps a day are usual at eight months, and one from fifteen months on.');
});

test('list items keep lines of their own', () => {
  const [text] = layOutPages([page(...below(700, 'Pack:', '• nappies', '• a spare', 'shirt', '2. milk'))]);
  expect(text).toBe('Pack:\n• nappies\n• a spare shirt\n2. milk');
});

test('a word cut at the end of a line is joined; a spelled hyphen stays', () => {
  const joined = layOutPages([page(...below(700, 'a well-known hypo-', 'allergenic and well-', 'known formula'))]);
  expect(joined[0]).toBe('a well-known hypoallergenic and well-known formula');
});

test('a running head stands once and page numbers never, the same words inside a page stay', () => {
  const pages = Array.from({ length: 5 }, (_, index) =>
    page(
      { text: 'The sleep guide', y: 800 },
      ...below(700, `Text of page ${index} about`, 'The sleep guide', 'and more.'),
      { text: `Page ${index + 1}`, y: 30 },
    ),
  );
  layOutPages(pages).forEach((text, index) => {
    const head = index === 0 ? 'The sleep guide\n\n' : '';
    expect(text).toBe(`${head}Text of page ${index} about The sleep guide and more.`);
  });
});

test('a second column goes on where the first one ended', () => {
  const [text] = layOutPages([
    page(...below(700, 'the first column', 'ends in the'), { text: 'middle of a sentence.', y: 700, x: 300 }),
  ]);
  expect(text).toBe('the first column ends in the middle of a sentence.');
});

test('no word is lost or moved, whatever the places of the pieces', () => {
  const pieces = fc.array(
    fc.record({
      str: fc.stringMatching(/^[a-z]{1,8}$/),
      transform: fc.tuple(fc.nat(600), fc.nat(800)).map(([x, y]) => [1, 0, 0, 1, x, y]),
      height: fc.nat(30),
      hasEOL: fc.constant(true),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 3 }), (pages) => {
      const texts = layOutPages(pages);
      expect(texts).toHaveLength(pages.length);
      texts.forEach((text, index) => {
        expect(text.match(/[a-z]+/g) ?? []).toEqual(pages[index]?.map(({ str }) => str) ?? []);
      });
    }),
  );
});
