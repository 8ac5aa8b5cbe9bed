import { Box, chakra, Flex, type HTMLChakraProps, Tabs } from '@chakra-ui/react';
import { Link as RouterLink } from '@tanstack/react-router';
import { CircleUser, FolderOpen, Map as MapIcon, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';

/** Alike for tabs, links and buttons: a thumb's column in the bar, a line in the rail. */
const ENTRY: HTMLChakraProps<'a'> = {
  display: 'flex',
  flex: { base: '1 1 auto', md: '0 0 auto' },
  flexDirection: { base: 'column', md: 'row' },
  alignItems: 'center',
  justifyContent: { base: 'center', lg: 'start' },
  gap: { base: '0', md: '2.5' },
  w: { lg: 'full' },
  h: 'auto',
  minH: { base: '14', md: 'target' },
  minW: { base: '0', md: '14' },
  px: { base: '1', md: '3' },
  py: '1',
  borderRadius: { base: 'none', md: 'lg' },
  bg: 'transparent',
  color: 'fg.muted',
  // Four words in a row, also at twice the text size.
  fontSize: { base: 'min({fontSizes.xs}, 4.8vw)', md: 'sm' },
  fontWeight: 'medium',
  lineHeight: '1.2',
  cursor: 'pointer',
  textDecoration: 'none',
  transition: 'color 150ms, background-color 150ms',
  css: {
    '& svg': { boxSizing: 'content-box', px: { base: '4', md: '0' }, py: { base: '1', md: '0' }, borderRadius: 'full' },
    '&:hover:not([aria-current=page], [aria-selected=true])': { color: 'fg', bg: { md: 'bg.subtle' } },
    '&[aria-current=page], &[aria-selected=true]': {
      color: 'clay.fg',
      fontWeight: '700',
      bg: { md: 'clay.muted' },
      '& svg': { bg: { base: 'clay.muted', md: 'transparent' } },
    },
  },
};

const ICONS = {
  chat: <MessageCircle aria-hidden size={20} />,
  documents: <FolderOpen aria-hidden size={20} />,
  journey: <MapIcon aria-hidden size={20} />,
  you: <CircleUser aria-hidden size={20} />,
};

const LIST = {
  display: 'flex',
  flex: { base: '2 1 auto', md: '0 0 auto' },
  flexDirection: { base: 'row', lg: 'column' },
  gap: { md: '1' },
  border: 'none',
  minH: '0',
} as const;

/** Chat and Documents as the two tabs of the main page: inside its Tabs.Root. */
export function MainTabs() {
  return (
    <Tabs.List {...LIST}>
      <Tabs.Trigger value="chat" {...(ENTRY as object)}>
        {ICONS.chat} Chat
      </Tabs.Trigger>
      <Tabs.Trigger value="documents" {...(ENTRY as object)}>
        {ICONS.documents} Documents
      </Tabs.Trigger>
    </Tabs.List>
  );
}

/** The same two from the other pages. */
export function MainLinks() {
  return (
    <Flex {...LIST}>
      <chakra.div display="contents">
        <PageLink to="/chat">{ICONS.chat} Chat</PageLink>
        <PageLink to="/chat" search={{ tab: 'documents' }}>
          {ICONS.documents} Documents
        </PageLink>
      </chakra.div>
    </Flex>
  );
}

type LinkProps = { to: '/chat' | '/journey'; search?: { tab: 'documents' }; children: ReactNode };

function PageLink({ to, search, children }: LinkProps) {
  return (
    <chakra.span asChild {...(ENTRY as object)}>
      <RouterLink to={to} search={search ?? {}} activeOptions={{ includeSearch: false }}>
        {children}
      </RouterLink>
    </chakra.span>
  );
}

/** The way between the pages: a bar under the thumb, a row under the title, or the head of the rail. */
export function PagesNav({ main, onYou }: { main: ReactNode; onYou: () => void }) {
  return (
    <Flex
      as="nav"
      aria-label="Pages"
      data-part="pages"
      gridArea="nav"
      direction={{ base: 'row', lg: 'column' }}
      justify={{ base: 'space-around', md: 'center', lg: 'start' }}
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      gap={{ md: '1' }}
      px={{ base: '1', lg: '3' }}
      py={{ md: '1' }}
      bg="bg.panel"
      borderTopWidth={{ base: '1px', md: '0' }}
      borderBottomWidth={{ md: '1px', lg: '0' }}
      borderInlineEndWidth={{ lg: '1px' }}
      pb={{ base: 'env(safe-area-inset-bottom)', md: '1' }}
      _print={{ display: 'none' }}
    >
      {main}
      <PageLink to="/journey">{ICONS.journey} Journey</PageLink>
      <chakra.button type="button" aria-label="You: account" onClick={onYou} {...(ENTRY as object)}>
        {ICONS.you} <Box as="span">You</Box>
      </chakra.button>
    </Flex>
  );
}
