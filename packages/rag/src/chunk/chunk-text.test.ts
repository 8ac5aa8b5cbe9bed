import { countBusyMs } from '@nestling/contracts/testing/busy-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkText } from './chunk-text.ts';
import { countTokens } from './count-tokens.ts';

const pieces = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '\n',
    '\n\n',
    '. ',
    '! ',
    '# Sleep\n',
    '- milk\n',
    '| a | b |\n',
    ' ',
    '\t',
    '。',
    '1. ',
    'Dr. Who ',
    '\ud800',
    '😀',
  ),
  fc.lorem({ maxCount: 3, mode: 'sentences' }),
);
const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));

test('every chunk is exactly its slice, in order, within the limit, and nothing but white space is left out', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 60 }), (source, maxTokens) => {
      const chunks = chunkText(source, { maxTokens });
      let end = 0;
      for (const [index, chunk] of chunks.entries()) {
        expect(chunk.ordinal).toBe(index);
        expect(chunk.text).toBe(source.slice(chunk.charStart, chunk.charEnd));
        expect(chunk.charStart).toBeGreaterThanOrEqual(end);
        expect(source.slice(end, chunk.charStart)).toMatch(/^[\s\p{Cc}\p{Zs}\ufeff]*$/u);
        expect(chunk.text.length).toBeGreaterThan(0);
        expect(chunk.tokenCount).toBeLessThanOrEqual(maxTokens);
        end = chunk.charEnd;
      }
      expect(source.slice(end)).toMatch(/^[\s\p{Cc}\p{Zs}\ufeff]*$/u);
    }),
    { numRuns: 400 },
  );
});

test('the token count of a chunk is the count of its text when no sentence had to be cut', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 40, mode: 'sentences' }), (source) => {
      for (const chunk of chunkText(source, { maxTokens: 80 })) expect(chunk.tokenCount).toBe(countTokens(chunk.text));
    }),
  );
});

test('a cut never falls inside a surrogate pair', () => {
  for (const chunk of chunkText('😀'.repeat(500), { maxTokens: 7 }))
    expect(chunk.text).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
});

test('sentences stay whole, abbreviations and decimals included', () => {
  const sentences = [
    'Dr. Lee saw the baby at 3.5 months.',
    'She weighed 6.2 kg, e.g. as much as a cat!',
    '"Is that normal?" he asked.',
    'Yes: babies vary, cf. the chart by J. Smith.',
    'Give 5 ml (one tsp. only).',
    'Then wait… and see.',
  ];
  const source = Array.from({ length: 40 }, (_, i) => sentences[i % sentences.length]).join(' ');
  const chunks = chunkText(source, { maxTokens: 45 });
  expect(chunks.length).toBeGreaterThan(5);
  for (const chunk of chunks) {
    let rest = chunk.text;
    while (rest.length > 0) {
      const sentence = sentences.find((candidate) => rest.startsWith(candidate));
      expect(sentence, `cut inside: ${rest.slice(0, 40)}`).toBeDefined();
      rest = rest.slice(sentence?.length).trimStart();
    }
  }
});

test('a hard-wrapped paragraph is not cut at its line breaks', () => {
  const sentence = 'Babies who wake at night often\nfall asleep again without help\nwhen they are drowsy.';
  for (const chunk of chunkText(Array(12).fill(sentence).join('\n'), { maxTokens: 40 })) {
    expect(chunk.text.startsWith('Babies who')).toBe(true);
    expect(chunk.text.endsWith('drowsy.')).toBe(true);
  }
});

test('a heading opens a chunk, stays with its text and is kept as the heading', () => {
  const body = (word: string) =>
    Array.from({ length: 8 }, (_, i) => `The ${word} fact number ${i} is told here.`).join(' ');
  const source = `# Sleep\n\n${body('sleep')}\n\n## Naps ##\n${body('nap')}\n\nFeeding at night\n\n${body('feeding')}`;
  const chunks = chunkText(source, { maxTokens: 100 });
  expect(chunks.map((chunk) => chunk.heading)).toEqual(['Sleep', 'Naps', 'Feeding at night']);
  expect(chunks[1]?.text.startsWith('## Naps')).toBe(true);
  expect(chunks[2]?.text.startsWith('Feeding at night\n\nThe feeding')).toBe(true);
});

test('list items and table rows are never split while they fit', () => {
  const rows = Array.from({ length: 30 }, (_, i) => `| month ${i} | ${i * 2} hours | two naps |`);
  const items = Array.from({ length: 30 }, (_, i) => `- item ${i} with some words`);
  for (const lines of [rows, items]) {
    for (const chunk of chunkText(lines.join('\n'), { maxTokens: 50 })) {
      for (const line of chunk.text.split('\n')) expect(lines).toContain(line);
    }
  }
});

test('each chunk knows its page, counted from 1', () => {
  const page = 'A sentence stands on this page. Another one follows it.\n';
  const source = page.repeat(3);
  const chunks = chunkText(source, { maxTokens: 14, pageStarts: [0, page.length, page.length * 2] });
  expect(chunks.map((chunk) => chunk.page)).toEqual([1, 2, 3]);
  expect(chunkText('Hello there.')[0]?.page).toBeNull();
});

test('a sentence longer than the limit is cut between words', () => {
  const source = Array(100).fill('wool').join(' ');
  const chunks = chunkText(source, { maxTokens: 30 });
  expect(chunks.length).toBeGreaterThan(3);
  for (const chunk of chunks) expect(chunk.text).toMatch(/^wool( wool)*$/);
});

test.each([
  ['letters', 'a'],
  ['stops', '.'],
  ['spaces and letters', 'a '],
  ['white space', ' '],
  ['brackets', ')]'],
  ['item marks', '- '],
  ['numbers', '1. '],
])(
  'a line of millions of %s takes linear time',
  (name, unit) => {
    const source = unit.repeat((name === 'letters' ? 20_000_000 : 3_000_000) / unit.length);
    const busyMs = countBusyMs();
    const chunks = chunkText(source);
    expect(busyMs()).toBeLessThan(5000);
    expect(chunks.reduce((sum, chunk) => sum + chunk.text.length, 0)).toBeLessThanOrEqual(source.length);
  },
  120_000,
);

test('an empty or blank text has no chunks', () => {
  expect(chunkText('')).toEqual([]);
  expect(chunkText(' \n\t\n')).toEqual([]);
});

test('sentences in small letters stay whole where a cut is needed', () => {
  const sentences = ['the baby, who is new, sleeps a lot .', 'mr. lee asked: is it normal?', 'it is (they say.)'];
  const source = Array.from({ length: 60 }, (_, i) => sentences[i % sentences.length]).join(' ');
  const chunks = chunkText(source, { maxTokens: 40 });
  expect(chunks.length).toBeGreaterThan(5);
  for (const chunk of chunks) expect(sentences.some((sentence) => chunk.text.endsWith(sentence))).toBe(true);
});
