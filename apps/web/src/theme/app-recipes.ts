import { mergeConfigs, type SystemConfig } from '@chakra-ui/react';
import { nativeSelectAnatomy } from '@chakra-ui/react/anatomy';
import {
  badgeRecipe,
  cardSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  iconRecipe,
  markRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  progressSlotRecipe,
  separatorRecipe,
  skeletonRecipe,
  tabsSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
import { addRecipes } from './system.ts';

/** The looks of the components behind the sign-in. A component that is named nowhere comes without any: add its recipe. */
const shipped: SystemConfig = {
  theme: {
    recipes: {
      badge: badgeRecipe,
      icon: iconRecipe,
      mark: markRecipe,
      separator: separatorRecipe,
      skeleton: skeletonRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      card: cardSlotRecipe,
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe,
      menu: menuSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
      progress: progressSlotRecipe,
      tabs: tabsSlotRecipe,
    },
  },
};

const own: SystemConfig = {
  theme: {
    recipes: {
      skeleton: { variants: { variant: { pulse: { background: 'bg.muted' } } } },
      badge: { base: { whiteSpace: 'normal', overflowWrap: 'anywhere', maxW: 'full', minW: '0' } },
      textarea: { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } },
    },
    slotRecipes: {
      nativeSelect: {
        slots: nativeSelectAnatomy.keys(),
        variants: { variant: { outline: { field: { borderColor: 'border.emphasized' } } } },
      },
    },
  },
};

/** To be called by a module of every page that shows such components, before they are drawn. */
export function addAppRecipes(): void {
  addRecipes(mergeConfigs(shipped, own));
}
