import { SegmentGroup, Stack, Text } from '@chakra-ui/react';
import { useTheme } from 'next-themes';

const CHOICES = [
  { value: 'system', label: 'As device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function AppearanceChoice() {
  const { theme, setTheme } = useTheme();
  return (
    <Stack gap="2">
      <Text fontWeight="medium">Appearance</Text>
      <SegmentGroup.Root
        size="lg"
        w="full"
        aria-label="Appearance"
        value={theme ?? 'system'}
        onValueChange={(change) => change.value && setTheme(change.value)}
      >
        <SegmentGroup.Indicator />
        <SegmentGroup.Items items={CHOICES} minH="target" flex="1" justifyContent="center" />
      </SegmentGroup.Root>
    </Stack>
  );
}
