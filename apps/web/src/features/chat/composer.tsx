import { Box, HStack, IconButton, Textarea } from '@chakra-ui/react';
import { MESSAGE_MAX } from '@nestling/contracts/chat/rules';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef } from 'react';

/** At twice the text size the words need the room more than the buttons do. */
const BUTTON = 'min(3rem, 56px)';

/** Whether this browser may be able to turn speech into text itself: see use-dictation. */
const DICTATES = 'SpeechRecognition' in window;
const DictateButton = lazy(() => import('./dictate-button.tsx').then((module) => ({ default: module.DictateButton })));

type Props = {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: (() => void) | undefined;
  isPending: boolean;
};

/** Enter sends, Shift+Enter starts a new line. While a reply grows, the button beside it stops that reply. */
export function Composer({ text, onText, onSend, onStop, isPending }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isPending) onSend();
  };
  return (
    <Box
      bg="bg.panel"
      borderTopWidth="1px"
      pt="2"
      pb="calc(env(safe-area-inset-bottom) + 10px)"
      _print={{ display: 'none' }}
    >
      <HStack align="end" gap="2" maxW="3xl" mx="auto" px={{ base: '3', md: '4' }}>
        <Textarea
          ref={box}
          aria-label="Message"
          placeholder="Type your message..."
          size="lg"
          autoresize
          rows={1}
          minH="12"
          maxH="10lh"
          maxLength={MESSAGE_MAX}
          borderRadius="2xl"
          bg="bg"
          enterKeyHint="send"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {DICTATES && !onStop && (
          <Suspense>
            <DictateButton text={text} onText={onText} />
          </Suspense>
        )}
        {onStop && (
          <IconButton aria-label="Stop" variant="outline" borderRadius="full" boxSize={BUTTON} onClick={onStop}>
            <Square fill="currentColor" />
          </IconButton>
        )}
        <IconButton
          aria-label="Send"
          borderRadius="full"
          boxSize={BUTTON}
          disabled={isPending || text.trim() === ''}
          onClick={onSend}
        >
          <ArrowUp />
        </IconButton>
      </HStack>
    </Box>
  );
}
