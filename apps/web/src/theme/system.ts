import { createSystem, defaultBaseConfig, defineConfig, type SystemConfig, type SystemContext } from '@chakra-ui/react';
import { fieldAnatomy } from '@chakra-ui/react/anatomy';
import {
  animationStyles,
  breakpoints,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  keyframes,
  layerStyles,
  semanticTokens,
  tokens,
} from '@chakra-ui/react/theme';
import { recipes, slotRecipes } from './recipes.ts';
import { colors, semanticColors } from './tokens.ts';
import { fontSizes, READING_WIDTH, textStyles } from './type-scale.ts';

/** See fonts.css. Without any of them (no network, no such typeface) the device's own. */
const stack = (name: string) =>
  `${name}, '${name} Arial', '${name} Roboto', '${name} DejaVu', system-ui, -apple-system, sans-serif`;

/** The library's sizes as least heights, so that a button whose words wrap grows. */
const BUTTON_SIZES = Object.fromEntries(
  Object.entries({ xs: '8', sm: '9', md: '10', lg: '11', xl: '12', '2xl': '16' }).map(([size, height]) => [
    size,
    { h: 'auto', minH: height, py: '1' },
  ]),
);

const CONFIGS = [
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
      layerStyles,
      animationStyles,
    },
  }),
  defineConfig({
    globalCss: {
      html: { colorPalette: 'clay', textSizeAdjust: '100%' },
      'html, body, #root': { minHeight: '100dvh' },
      body: { bg: 'bg', color: 'fg', fontSize: 'md', lineHeight: '1.5882' },
      // Beside words of twice the size a drawing would be squeezed to a dot.
      svg: { flexShrink: '0' },
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
        fonts: { body: { value: stack('Figtree') }, heading: { value: stack('Nunito') } },
        fontSizes,
        sizes: { target: { value: '44px' }, reading: { value: READING_WIDTH } },
      },
      semanticTokens: {
        colors: semanticColors,
        radii: { l1: { value: '{radii.md}' }, l2: { value: '{radii.xl}' }, l3: { value: '{radii.2xl}' } },
      },
      textStyles,
      // Words may be twice as large and the screen 320 px wide: what holds them grows and wraps.
      // What can be typed into or chosen from has an outline that can be seen at night (3:1), and words of full size.
      recipes: {
        heading: { base: { fontWeight: '750', letterSpacing: '-0.01em', textWrap: 'balance' } },
        button: {
          base: { whiteSpace: 'normal', maxW: 'full' },
          variants: { size: BUTTON_SIZES, variant: { outline: { bg: 'bg.panel', borderColor: 'border.button' } } },
        },
        input: { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } },
      },
      slotRecipes: {
        field: {
          slots: fieldAnatomy.keys(),
          base: { errorText: { textStyle: 'sm' }, helperText: { textStyle: 'sm' } },
        },
      },
    },
  }),
];

let made: SystemContext | undefined;

/** Worked out when it is first asked for: no part of reading the scripts, which would take the longer by half. */
export function appSystem(): SystemContext {
  made ??= createSystem(...CONFIGS);
  return made;
}

/**
 * Adds looks that came later than the system: it reads a recipe when its component is drawn for the first time. So the
 * sign-in page need not carry those of the pages behind it.
 */
export function addRecipes({ theme }: SystemConfig): void {
  const own = appSystem()._config.theme;
  Object.assign(own?.recipes ?? {}, theme?.recipes);
  Object.assign(own?.slotRecipes ?? {}, theme?.slotRecipes);
}
