import type { LibraryRoom } from '@nestling/contracts/documents';
import type { SharingMode } from './sharing-mode.ts';

const SAID_FROM = 0.8;
const MB = 1024 * 1024;
const count = (value: number) => value.toLocaleString('en');
const megabytes = (bytes: number) => count(Math.round((bytes / MB) * 10) / 10);

/** What comes to its end, while there is still room; nothing as long as there is plenty. */
export function libraryRoomWords(room: LibraryRoom, mode: SharingMode): string[] {
  const isNear = (held: number, most: number) => held >= most * SAID_FROM;
  return [
    isNear(room.documents, room.maxDocuments)
      ? `Your library holds ${count(room.documents)} of ${count(room.maxDocuments)} documents.`
      : '',
    isNear(room.textBytes, room.maxTextBytes)
      ? `Your library holds ${megabytes(room.textBytes)} of ${megabytes(room.maxTextBytes)} MB of text.`
      : '',
    mode === 'shared' && isNear(room.shared, room.maxShared)
      ? `You share ${count(room.shared)} of ${count(room.maxShared)} documents.`
      : '',
    room.isServerNearlyFull ? 'This server is nearly full. Please tell whoever runs it.' : '',
  ].filter((words) => words !== '');
}
