import {
  checkboxCardSlotRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  radioCardSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
} from '@chakra-ui/react/theme';
import { addRecipes } from './system.ts';

/** The looks of the six steps alone: choices on cards, and how far one has come. */
export function addChoiceRecipes(): void {
  addRecipes({
    theme: {
      recipes: { checkmark: checkmarkRecipe, radiomark: radiomarkRecipe },
      slotRecipes: {
        checkbox: checkboxSlotRecipe,
        checkboxCard: checkboxCardSlotRecipe,
        radioCard: radioCardSlotRecipe,
        radioGroup: radioGroupSlotRecipe,
      },
    },
  });
}
