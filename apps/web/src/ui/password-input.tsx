import { Button, Flex, Input } from '@chakra-ui/react';
import { useState } from 'react';

type Props = { value: string; onChange: (value: string) => void; autoComplete: 'current-password' | 'new-password' };

export function PasswordInput({ value, onChange, autoComplete }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Flex w="full">
      <Input
        borderEndRadius="0"
        flex="1"
        minW="0"
        size="lg"
        minH="target"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        size="lg"
        minH="target"
        variant="outline"
        bg="transparent"
        borderColor="border.emphasized"
        borderStartRadius="0"
        ms="-1px"
        aria-label={isShown ? 'Hide what you typed' : 'Show what you typed'}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </Flex>
  );
}
