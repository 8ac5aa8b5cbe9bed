import { IconButton } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';

export function ToNewest({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      aria-label="Go to the newest message"
      variant="outline"
      bg="bg.panel"
      borderRadius="full"
      shadow="md"
      minW="target"
      minH="target"
      position="absolute"
      bottom="3"
      _print={{ display: 'none' }}
      insetEnd={{ base: '3', md: '6' }}
      onClick={onClick}
    >
      <ArrowDown />
    </IconButton>
  );
}
