import { Wrap } from '@chakra-ui/react';
import { WrappingButton } from '../../ui/wrapping-button.tsx';

type Props = { label: string; options: readonly string[]; onOption: (text: string) => void };

/** Replies to tap, under the message that offers them. */
export function ReplyOptions({ label, options, onOption }: Props) {
  if (options.length === 0) return null;
  return (
    <Wrap gap="2" role="group" aria-label={label} _print={{ display: 'none' }}>
      {options.map((option) => (
        <WrappingButton key={option} borderRadius="full" bg="bg.panel" onClick={() => onOption(option)}>
          {option}
        </WrappingButton>
      ))}
    </Wrap>
  );
}
