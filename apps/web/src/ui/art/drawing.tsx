import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The few colours that everything is drawn with; they follow the theme. */
export const ART = {
  ink: 'var(--chakra-colors-art-ink)',
  paper: 'var(--chakra-colors-art-paper)',
  clay: 'var(--chakra-colors-art-clay)',
  straw: 'var(--chakra-colors-art-straw)',
  leaf: 'var(--chakra-colors-art-leaf)',
  sky: 'var(--chakra-colors-art-sky)',
  blush: 'var(--chakra-colors-art-blush)',
} as const;

type Props = { viewBox: string; size: string; children: ReactNode };

/** A picture in the product's own hand: flat shapes under a round ink line. It adds nothing that is not said in words. */
export function Drawing({ viewBox, size, children }: Props) {
  return (
    <chakra.svg
      viewBox={viewBox}
      w={size}
      h="auto"
      maxW="full"
      flexShrink="0"
      fill="none"
      stroke={ART.ink}
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </chakra.svg>
  );
}
