import { Box, Center, Stack, Text } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { MODE_WORDS, type SharingMode } from './sharing-mode.ts';

type Props = { mode: SharingMode; onFiles: (files: File[]) => void; children: ReactNode };

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The whole page takes files that are dropped on it, and says before who will read them. */
export function DropArea({ mode, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  // Every part that is passed over enters and leaves on its own.
  const depth = useRef(0);
  const move = (by: number) => {
    depth.current = by === 0 ? 0 : depth.current + by;
    setOver(depth.current > 0);
  };
  return (
    <Box
      minH="full"
      onDragEnter={(event) => hasFiles(event) && move(1)}
      onDragLeave={(event) => hasFiles(event) && move(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        move(0);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <Center position="fixed" inset="3" zIndex="overlay" pointerEvents="none">
          <Box position="absolute" inset="0" bg="bg" opacity="0.9" borderRadius="2xl" />
          <Box position="absolute" inset="0" borderRadius="2xl" border="3px dashed {colors.clay.solid}" />
          <Stack position="relative" align="center" textAlign="center" gap="2" px="6" maxW="md">
            <Box color="clay.fg">
              <Upload size={36} aria-hidden="true" />
            </Box>
            <Text fontSize="xl" fontWeight="semibold">
              Drop to add to {MODE_WORDS[mode].tab}
            </Text>
            <Text color="fg.muted">{MODE_WORDS[mode].audience}</Text>
          </Stack>
        </Center>
      )}
    </Box>
  );
}
