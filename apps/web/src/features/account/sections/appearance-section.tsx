import { Button, Flex } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { SchemeChoice } from '../../../platform/color-scheme.ts';
import { useColorScheme } from '../../../platform/use-color-scheme.ts';

const CHOICES: readonly { value: SchemeChoice; label: string }[] = [
  { value: 'system', label: 'As device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function AppearanceSection() {
  const { chosen, choose } = useColorScheme();
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label="Appearance">
      {CHOICES.map(({ value, label }) => (
        <Button
          key={value}
          flex="1 1 auto"
          size="lg"
          minH="target"
          variant={value === chosen ? 'solid' : 'outline'}
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {value === chosen && <Check size={18} aria-hidden />}
          {label}
        </Button>
      ))}
    </Flex>
  );
}
