import { IconButton, Text } from '@chakra-ui/react';
import { Mic, Square } from 'lucide-react';
import { useDictation } from './use-dictation.ts';

type Props = { text: string; onText: (text: string) => void };

/** Speaking instead of typing; nothing where this device cannot turn speech into text by itself. */
export function DictateButton({ text, onText }: Props) {
  const { isAble, isListening, toggle } = useDictation(text, onText);
  if (!isAble) return null;
  return (
    <>
      <IconButton
        aria-label={isListening ? 'Stop dictating' : 'Dictate'}
        aria-pressed={isListening}
        variant={isListening ? 'solid' : 'ghost'}
        borderRadius="full"
        minW="target"
        minH="target"
        boxSize="min(3rem, 56px)"
        onClick={toggle}
      >
        {isListening ? <Square fill="currentColor" /> : <Mic />}
      </IconButton>
      <Text srOnly role="status">
        {isListening ? 'Listening' : ''}
      </Text>
    </>
  );
}
