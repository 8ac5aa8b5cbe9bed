import { Button, Group, Input } from '@chakra-ui/react';
import { useState } from 'react';

type Props = { value: string; onChange: (value: string) => void; autoComplete: 'current-password' | 'new-password' };

export function PasswordInput({ value, onChange, autoComplete }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Group attached w="full">
      <Input
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
        aria-label={isShown ? 'Hide what you typed' : 'Show what you typed'}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </Group>
  );
}
