import { Box, Button } from '@chakra-ui/react';
import { History, MessageCirclePlus } from 'lucide-react';
import { Slot } from '../../ui/slots.tsx';
import { TopicPicker } from './topic-picker.tsx';

type Props = {
  childAge: string | null;
  isOpening: boolean;
  onNew: () => void;
  onTopic: (title: string) => void;
  onHistory: () => void;
};

/** What a chat begins with and is found by, beside the title. */
export function ChatTools({ childAge, isOpening, onNew, onTopic, onHistory }: Props) {
  return (
    <Slot name="tools">
      <Button
        variant="ghost"
        minH="target"
        px="1.5"
        gap="1.5"
        fontSize="min({fontSizes.sm}, 5vw)"
        // Not disabled meanwhile: the focus would be lost.
        aria-busy={isOpening}
        onClick={() => !isOpening && onNew()}
      >
        {/* Beside it the age keeps to one line on a phone. */}
        <Box asChild hideBelow="md">
          <MessageCirclePlus aria-hidden size={18} />
        </Box>
        New Chat
      </Button>
      {childAge && <TopicPicker childAge={childAge} onTopic={onTopic} />}
      <Button variant="ghost" minH="target" minW="target" px="2" aria-label="Chat History" onClick={onHistory}>
        <History aria-hidden size={18} />
        <Box as="span" display={{ base: 'none', md: 'inline', lg: 'none' }}>
          History
        </Box>
      </Button>
    </Slot>
  );
}
