import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { fieldAnatomy, nativeSelectAnatomy } from '@chakra-ui/react/anatomy';
import {
  animationStyles,
  breakpoints,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  keyframes,
  layerStyles,
  semanticTokens,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';
import { recipes, slotRecipes } from './recipes.ts';
import { colors, semanticColors } from './tokens.ts';

const FONT = "ui-rounded, 'SF Pro Rounded', 'Nunito', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix,
    cssVarsRoot,
    globalCss,
    theme: {
      breakpoints,
      keyframes,
      tokens,
      semanticTokens,
      recipes,
      slotRecipes,
      textStyles,
      layerStyles,
      animationStyles,
    },
  }),
  defineConfig({
    globalCss: {
      html: { colorPalette: 'clay', textSizeAdjust: '100%' },
      'html, body, #root': { minHeight: '100dvh' },
      body: { bg: 'bg', color: 'fg', lineHeight: '1.55' },
      '*:focus-visible': { outline: '3px solid {colors.clay.focusRing}', outlineOffset: '2px' },
      '*, *::before, *::after': {
        _motionReduce: {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
    theme: {
      tokens: {
        colors,
        fonts: { body: { value: FONT }, heading: { value: FONT } },
        sizes: { target: { value: '44px' } },
      },
      semanticTokens: {
        colors: semanticColors,
        radii: { l1: { value: '{radii.md}' }, l2: { value: '{radii.xl}' }, l3: { value: '{radii.2xl}' } },
      },
      // What can be typed into or chosen from has an outline that can be seen at night (3:1), and words of full size.
      recipes: {
        input: { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } },
        textarea: { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } },
      },
      slotRecipes: {
        nativeSelect: {
          slots: nativeSelectAnatomy.keys(),
          variants: { variant: { outline: { field: { borderColor: 'border.emphasized' } } } },
        },
        field: {
          slots: fieldAnatomy.keys(),
          base: { errorText: { textStyle: 'sm' }, helperText: { textStyle: 'sm' } },
        },
      },
    },
  }),
);
