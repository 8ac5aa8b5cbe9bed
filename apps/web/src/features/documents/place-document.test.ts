import type { DocumentSummary } from '@nestling/contracts/documents';
import { expect, test } from 'vitest';
import { dropDocument, placeDocument } from './place-document.ts';

const document = (id: number, shared = false, status: DocumentSummary['status'] = 'ready'): DocumentSummary => ({
  id,
  filename: `file-${id}.txt`,
  uploadedAt: '2026-01-02T03:04:05.000Z',
  userId: 1,
  shared,
  sourcename: null,
  status,
});

test('a new document stands first in the list it belongs to and nowhere else', () => {
  expect(placeDocument([document(1)], document(2), false)?.map(({ id }) => id)).toEqual([2, 1]);
  expect(placeDocument([document(1, true)], document(2), true)?.map(({ id }) => id)).toEqual([1]);
});

test('a changed document keeps its place', () => {
  const list = placeDocument([document(3), document(2), document(1)], document(2, false, 'failed'), false);
  expect(list?.map(({ id, status }) => `${id} ${status}`)).toEqual(['3 ready', '2 failed', '1 ready']);
});

test('a moved document leaves one list and enters the other', () => {
  const moved = document(2, true);
  expect(placeDocument([document(2), document(1)], moved, false)?.map(({ id }) => id)).toEqual([1]);
  expect(placeDocument([document(9, true)], moved, true)?.map(({ id }) => id)).toEqual([2, 9]);
});

test('a list that was never fetched stays so, to be fetched whole', () => {
  expect(placeDocument(undefined, document(1), false)).toBeUndefined();
  expect(dropDocument(undefined, 1)).toBeUndefined();
});

test('a deleted document alone is gone', () => {
  expect(dropDocument([document(2), document(1)], 2)?.map(({ id }) => id)).toEqual([1]);
});
