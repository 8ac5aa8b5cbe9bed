import type { DocumentSummary } from '@nestling/contracts/documents';
import { expect, test } from 'vitest';
import { documentFacts, matchesFilename, sourceAddress } from './document-words.ts';

const document: DocumentSummary = {
  id: 1,
  filename: 'a.pdf',
  uploadedAt: '2026-01-02T03:04:05.000Z',
  userId: 1,
  shared: false,
  sourcename: null,
  status: 'ready',
};

test('says pages and passages where they are known, in the right number', () => {
  expect(documentFacts({ ...document, pages: 1, chunks: 12 })).toMatch(/^1 page · 12 passages · .*2026/);
  expect(documentFacts({ ...document, pages: 3 })).toMatch(/^3 pages · [^·]*2026[^·]*$/);
  expect(documentFacts({ ...document, chunks: 0 })).not.toContain('passage');
});

test.each([
  ['https://example.org/sleep', 'https://example.org/sleep'],
  ['report.pdf', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('the source %s opens as %s', (sourcename, href) => {
  expect(sourceAddress({ ...document, sourcename })?.href).toBe(href);
});

test.each([
  ['Plan de sueño.pdf', 'SUENO', true],
  ['Plan de sueno.pdf', ' sueño ', true],
  ['report.pdf', '', true],
  ['report.pdf', 'plan', false],
])('%j is found by %j: %s', (filename, typed, isFound) => {
  expect(matchesFilename({ filename }, typed)).toBe(isFound);
});
