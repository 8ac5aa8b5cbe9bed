import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { Lock, Users } from 'lucide-react';
import { MODE_WORDS, type SharingMode } from './sharing-mode.ts';

/** Says who reads what is in the open list and what is added to it: a health record must not be shared by mistake. */
export function Audience({ mode, onChoosePersonal }: { mode: SharingMode; onChoosePersonal: () => void }) {
  const isShared = mode === 'shared';
  const Icon = isShared ? Users : Lock;
  return (
    <HStack
      wrap="wrap"
      columnGap="2"
      rowGap="0"
      px="3"
      py="1"
      minH="target"
      borderBottomRadius="xl"
      bg={isShared ? 'clay.subtle' : 'bg.subtle'}
      fontSize="sm"
      lineHeight="1.35"
    >
      <Box color="clay.fg" flexShrink="0">
        <Icon size={18} aria-hidden="true" />
      </Box>
      <Text role="status" flex="1 1 7rem" minW="0" textWrap="pretty">
        {MODE_WORDS[mode].audience}
      </Text>
      {isShared && (
        <Button
          variant="plain"
          minH="target"
          h="auto"
          maxW="full"
          whiteSpace="normal"
          px="1"
          fontSize="sm"
          textAlign="end"
          color="clay.fg"
          textDecoration="underline"
          onClick={onChoosePersonal}
        >
          Keep private
        </Button>
      )}
    </HStack>
  );
}
