import type { HTMLChakraProps } from '@chakra-ui/react';
import { CircleUser, FolderOpen, Map as MapIcon, MessageCircle } from 'lucide-react';

/** Alike for tabs, links and buttons: a thumb's column in the bar, a line in the rail. */
export const NAV_ENTRY: HTMLChakraProps<'a'> = {
  display: 'flex',
  flex: { base: '1 1 auto', md: '0 0 auto' },
  flexDirection: { base: 'column', md: 'row' },
  alignItems: 'center',
  justifyContent: { base: 'center', lg: 'start' },
  gap: { base: '0', md: '2.5' },
  w: { lg: 'full' },
  h: 'auto',
  // Pixels: at twice the text size the bar must leave the page its room.
  minH: { base: '56px', md: 'target' },
  minW: { base: '0', md: '14' },
  px: { base: '4px', md: '3' },
  py: '1',
  borderRadius: { base: 'none', md: 'lg' },
  bg: 'transparent',
  color: 'fg.muted',
  // Four words in a row, also at twice the text size.
  fontSize: { base: 'min({fontSizes.xs}, 4.6vw)', md: 'sm' },
  fontWeight: 'medium',
  lineHeight: '1.2',
  cursor: 'pointer',
  textDecoration: 'none',
  transition: 'color 150ms, background-color 150ms',
  css: {
    '& svg': {
      boxSizing: 'content-box',
      px: { base: 'min(16px, 2.5vw)', md: '0' },
      py: { base: '4px', md: '0' },
      borderRadius: 'full',
    },
    '&:hover:not([aria-current=page], [aria-selected=true])': { color: 'fg', bg: { md: 'bg.subtle' } },
    '&[aria-current=page], &[aria-selected=true]': {
      color: 'clay.fg',
      fontWeight: '700',
      bg: { md: 'clay.muted' },
      '& svg': { bg: { base: 'clay.muted', md: 'transparent' } },
    },
  },
};

export const NAV_ICONS = {
  chat: <MessageCircle aria-hidden size={20} />,
  documents: <FolderOpen aria-hidden size={20} />,
  journey: <MapIcon aria-hidden size={20} />,
  you: <CircleUser aria-hidden size={20} />,
};

export const NAV_LIST = {
  display: 'flex',
  flex: { base: '2 1 auto', md: '0 0 auto' },
  flexDirection: { base: 'row', lg: 'column' },
  gap: { md: '1' },
  border: 'none',
  minH: '0',
} as const;
