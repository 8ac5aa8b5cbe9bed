import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';
import { colors, semanticColors } from './tokens.ts';

const FONT = "ui-rounded, 'SF Pro Rounded', 'Nunito', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

export const system = createSystem(
  defaultConfig,
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
      semanticTokens: { colors: semanticColors },
    },
  }),
);
