import { Button, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';

const LINES = 3;
/** About what three lines of a phone hold; a shorter text is shown whole. */
const SHORT_MAX = 130;

export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isShort = text.length <= SHORT_MAX;
  return (
    <div>
      <Text id={id} lineClamp={isOpen || isShort ? undefined : LINES} whiteSpace="pre-line">
        {text}
      </Text>
      {!isShort && (
        <Button
          variant="plain"
          color="clay.fg"
          px="0"
          minH="target"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Read more'}
        </Button>
      )}
    </div>
  );
}
