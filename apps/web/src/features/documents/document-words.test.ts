import type { DocumentSummary } from '@nestling/contracts/documents';
import { expect, test } from 'vitest';
import { documentFacts, matchesFilename, sortDocuments, sourceAddress, textFilename } from './document-words.ts';

const document: DocumentSummary = {
  id: 1,
  filename: 'a.pdf',
  uploadedAt: '2026-01-02T03:04:05.000Z',
  userId: 1,
  shared: false,
  sourcename: null,
  status: 'ready',
};

test('says how many pages where that is known, and the day it came', () => {
  expect(documentFacts({ ...document, pages: 1, chunks: 12 })).toMatch(/^1 page · [^·]*2026[^·]*$/);
  expect(documentFacts({ ...document, pages: 3 })).toMatch(/^3 pages · [^·]*2026[^·]*$/);
  expect(documentFacts(document)).toMatch(/^[^·]*2026[^·]*$/);
});

test('a list is put in order by age or by name, numbers as numbers', () => {
  const named = (id: number, filename: string) => ({ id, filename });
  const list = [named(1, 'visit 10.pdf'), named(3, 'Visit 9.pdf'), named(2, 'allergies.txt')];
  const ids = (order: 'newest' | 'oldest' | 'name') => sortDocuments(list, order).map(({ id }) => id);
  expect([ids('newest'), ids('oldest'), ids('name')]).toEqual([
    [3, 2, 1],
    [1, 2, 3],
    [2, 3, 1],
  ]);
});

test.each([
  ['plan.pdf', 'plan.txt'],
  ['Oakfield: visit / May', 'Oakfield visit May.txt'],
  ['.pdf', 'document.txt'],
])('the text of %j is saved as %j', (filename, saved) => {
  expect(textFilename({ filename })).toBe(saved);
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
