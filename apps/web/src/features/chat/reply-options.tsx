import { Button, Wrap } from '@chakra-ui/react';

type Props = { label: string; options: readonly string[]; onOption: (text: string) => void };

/** Replies to tap, under the message that offers them. */
export function ReplyOptions({ label, options, onOption }: Props) {
  if (options.length === 0) return null;
  return (
    <Wrap gap="2" role="group" aria-label={label} _print={{ display: 'none' }}>
      {options.map((option) => (
        <Button
          key={option}
          variant="outline"
          minH="target"
          h="auto"
          maxW="full"
          py="2"
          borderRadius="full"
          whiteSpace="normal"
          textAlign="start"
          bg="bg.panel"
          onClick={() => onOption(option)}
        >
          {option}
        </Button>
      ))}
    </Wrap>
  );
}
