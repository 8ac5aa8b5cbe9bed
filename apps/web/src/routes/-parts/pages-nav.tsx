import { chakra, Flex } from '@chakra-ui/react';
import { Link as RouterLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NAV_ENTRY, NAV_ICONS, NAV_LIST } from './nav-entry.tsx';

/** Chat and Documents from the other pages. */
export function MainLinks() {
  return (
    <Flex {...NAV_LIST}>
      <chakra.div display="contents">
        <PageLink to="/chat">{NAV_ICONS.chat} Chat</PageLink>
        <PageLink to="/chat" search={{ tab: 'documents' }}>
          {NAV_ICONS.documents} Documents
        </PageLink>
      </chakra.div>
    </Flex>
  );
}

type LinkProps = { to: '/chat' | '/journey' | '/settings'; search?: { tab: 'documents' }; children: ReactNode };

function PageLink({ to, search, children }: LinkProps) {
  return (
    <chakra.span asChild {...(NAV_ENTRY as object)}>
      <RouterLink to={to} search={search ?? {}} activeOptions={{ includeSearch: false }}>
        {children}
      </RouterLink>
    </chakra.span>
  );
}

/** The way between the pages: a bar under the thumb, a row under the title, or the head of the rail. */
export function PagesNav({ main }: { main: ReactNode }) {
  return (
    <Flex
      as="nav"
      aria-label="Pages"
      data-part="pages"
      gridArea="nav"
      direction={{ base: 'row', lg: 'column' }}
      justify={{ base: 'space-around', md: 'center', lg: 'start' }}
      wrap={{ md: 'wrap', lg: 'nowrap' }}
      gap={{ md: '1' }}
      px={{ base: '0', lg: '3' }}
      py={{ md: '1' }}
      bg="bg.panel"
      borderTopWidth={{ base: '1px', md: '0' }}
      borderBottomWidth={{ md: '1px', lg: '0' }}
      borderInlineEndWidth={{ lg: '1px' }}
      pb={{ base: 'env(safe-area-inset-bottom)', md: '1' }}
      _print={{ display: 'none' }}
    >
      {main}
      <PageLink to="/journey">{NAV_ICONS.journey} Journey</PageLink>
      <PageLink to="/settings">{NAV_ICONS.you} You</PageLink>
    </Flex>
  );
}
