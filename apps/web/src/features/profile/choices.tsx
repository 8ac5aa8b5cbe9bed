import { CheckboxCard, CheckboxGroup, RadioCard, Stack } from '@chakra-ui/react';
import { addChoiceRecipes } from '../../theme/choice-recipes.ts';

addChoiceRecipes();

type Option = { value: string; label: string };
type ManyProps = { label: string; options: readonly Option[]; values: string[]; onChange: (values: string[]) => void };

export function ManyChoices({ label, options, values, onChange }: ManyProps) {
  return (
    <CheckboxGroup value={values} onValueChange={onChange} aria-label={label}>
      <Stack gap="2">
        {options.map((option) => (
          <CheckboxCard.Root
            key={option.value}
            value={option.value}
            bg="bg.panel"
            borderColor="border.emphasized"
            _checked={{ bg: 'clay.subtle' }}
          >
            <CheckboxCard.HiddenInput />
            <CheckboxCard.Control alignItems="center" minH="target">
              <CheckboxCard.Label fontSize="md" flex="1" minW="0" overflowWrap="anywhere">
                {option.label}
              </CheckboxCard.Label>
              <CheckboxCard.Indicator flexShrink="0" />
            </CheckboxCard.Control>
          </CheckboxCard.Root>
        ))}
      </Stack>
    </CheckboxGroup>
  );
}

type OneProps = { label: string; options: readonly Option[]; value: string; onChange: (value: string) => void };

export function OneChoice({ label, options, value, onChange }: OneProps) {
  return (
    <RadioCard.Root value={value || null} onValueChange={(change) => onChange(change.value ?? '')} aria-label={label}>
      <Stack gap="2">
        {options.map((option) => (
          <RadioCard.Item
            key={option.value}
            value={option.value}
            bg="bg.panel"
            borderColor="border.emphasized"
            _checked={{ bg: 'clay.subtle' }}
          >
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl alignItems="center" minH="target">
              <RadioCard.ItemText fontSize="md" flex="1" minW="0" overflowWrap="anywhere">
                {option.label}
              </RadioCard.ItemText>
              <RadioCard.ItemIndicator flexShrink="0" />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </Stack>
    </RadioCard.Root>
  );
}
