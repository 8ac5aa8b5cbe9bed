import { Global } from '@emotion/react';
import { semanticColors } from '../../theme/tokens.ts';

/** The drawings' colours and the lines of the day: by night they would be faint, or black, on paper. */
const DAY_ART = Object.fromEntries(
  Object.entries(semanticColors.art).map(([name, { value }]) => [
    `--chakra-colors-art-${name}`,
    `${value._light} !important`,
  ]),
);

const DAY_LINES = {
  '--chakra-colors-border': 'var(--chakra-colors-paper-300) !important',
  '--chakra-colors-border-emphasized': 'var(--chakra-colors-paper-400) !important',
  '--chakra-colors-clay-border': 'var(--chakra-colors-clay-300) !important',
};

/** Black on white whatever the screen shows, without the frame around the page and what only a finger can use. */
export function PrintStyle() {
  return (
    <Global
      styles={{
        '@page': { margin: '18mm' },
        '@media print': {
          ':root, .dark': { ...DAY_ART, ...DAY_LINES },
          'html, body': { background: 'white !important', fontSize: '11pt' },
          'body *': { color: 'black !important', background: 'transparent !important', boxShadow: 'none !important' },
          'header:not(main *), nav, footer, button, select, [data-scope="toast"]': { display: 'none !important' },
          article: { breakInside: 'avoid' },
          'main#main': { maxWidth: 'none', padding: 0 },
        },
      }}
    />
  );
}
