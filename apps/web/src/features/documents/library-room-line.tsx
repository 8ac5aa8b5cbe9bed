import { Text } from '@chakra-ui/react';
import { trpc } from '../../platform/trpc.ts';
import { libraryRoomWords } from './library-room-words.ts';
import type { SharingMode } from './sharing-mode.ts';

export function LibraryRoomLine({ mode }: { mode: SharingMode }) {
  const { data } = trpc.documents.room.useQuery();
  const words = data ? libraryRoomWords(data, mode) : [];
  if (words.length === 0) return null;
  return (
    <Text role="status" fontSize="sm" color="fg.muted">
      {words.join(' ')}
    </Text>
  );
}
