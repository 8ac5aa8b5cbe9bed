import { SegmentGroup } from '@chakra-ui/react';
import { segmentGroupSlotRecipe } from '@chakra-ui/react/theme';
import { type SchemeChoice, useColorScheme } from '../../../platform/color-scheme.ts';
import { addRecipes } from '../../../theme/system.ts';

addRecipes({ theme: { slotRecipes: { segmentGroup: segmentGroupSlotRecipe } } });

const CHOICES = [
  { value: 'system', label: 'As device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function AppearanceSection() {
  const { chosen, choose } = useColorScheme();
  return (
    <SegmentGroup.Root
      size="lg"
      w="full"
      aria-label="Appearance"
      value={chosen}
      onValueChange={(change) => change.value && choose(change.value as SchemeChoice)}
    >
      <SegmentGroup.Indicator />
      <SegmentGroup.Items items={CHOICES} minH="target" flex="1" justifyContent="center" />
    </SegmentGroup.Root>
  );
}
