import type { LibraryRoom } from '@nestling/contracts/documents';
import { expect, test } from 'vitest';
import { libraryRoomWords } from './library-room-words.ts';

const MB = 1024 * 1024;
const plenty: LibraryRoom = {
  documents: 12,
  maxDocuments: 2000,
  textBytes: 3 * MB,
  maxTextBytes: 50 * MB,
  shared: 2,
  maxShared: 100,
  isServerNearlyFull: false,
};

test('nothing is said while there is plenty of room', () => {
  expect(libraryRoomWords(plenty, 'shared')).toEqual([]);
});

test('what comes to its end is named before it is full, and sharing only where one shares', () => {
  const near = { ...plenty, documents: 1600, textBytes: 41.25 * MB, shared: 100, isServerNearlyFull: true };
  const own = [
    'Your library holds 1,600 of 2,000 documents.',
    'Your library holds 41.3 of 50 MB of text.',
    'This server is nearly full. Please tell whoever runs it.',
  ];
  expect(libraryRoomWords(near, 'personal')).toEqual(own);
  expect(libraryRoomWords(near, 'shared')).toEqual([...own.slice(0, 2), 'You share 100 of 100 documents.', own[2]]);
});
