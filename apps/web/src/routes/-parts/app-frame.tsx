import { Box, Flex, Heading, HStack, IconButton, Image, Link, Text } from '@chakra-ui/react';
import { ageText, birthDateOf } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import { Link as RouterLink } from '@tanstack/react-router';
import { CircleUser, Map as MapIcon, MessageCircle, Settings } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { today } from '../../platform/today.ts';

const SettingsDialog = lazy(() =>
  import('../../features/profile/settings-dialog.tsx').then((module) => ({ default: module.SettingsDialog })),
);
const AccountDialog = lazy(() =>
  import('../../features/account/account-dialog.tsx').then((module) => ({ default: module.AccountDialog })),
);

const PAGES = [
  { to: '/chat', label: 'Chat', icon: <MessageCircle aria-hidden size={20} /> },
  { to: '/journey', label: 'Journey', icon: <MapIcon aria-hidden size={20} /> },
] as const;

/** The title with the child's age, the way between the pages, settings and account; `children` fill what is left. */
export function AppFrame({ user, children }: { user: ClientUser; children: ReactNode }) {
  const [open, setOpen] = useState<'settings' | 'account'>();
  const birth = birthDateOf(user.childAge);
  const age = birth ? ageText(birth, today()) : '';
  const close = () => setOpen(undefined);
  return (
    <Flex direction="column" h="100dvh" css={{ '@media print': { height: 'auto' } }}>
      <Flex
        as="header"
        align="center"
        justify="space-between"
        gap="2"
        px={{ base: '3', md: '6' }}
        py="1.5"
        borderBottomWidth="1px"
        bg="bg.panel"
        pt="calc(env(safe-area-inset-top) + 6px)"
        css={{ '@media print': { display: 'none' } }}
      >
        <HStack gap="2.5" minW="0">
          <Image src="/favicon.svg" alt="" boxSize="8" />
          <Box minW="0">
            <Heading as="h1" size="md" lineHeight="1.2">
              Nestling
            </Heading>
            {age && (
              <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap">
                {user.childName && (
                  <Text as="span" hideBelow="md">
                    {user.childName},{' '}
                  </Text>
                )}
                {age}
              </Text>
            )}
          </Box>
        </HStack>
        <HStack as="nav" aria-label="Pages" gap={{ base: '0', md: '1' }}>
          {PAGES.map((page) => (
            <Link
              key={page.to}
              asChild
              flexDirection={{ base: 'column', sm: 'row' }}
              gap={{ base: '0', sm: '2' }}
              px={{ base: '1.5', sm: '2.5' }}
              minH="target"
              minW="14"
              borderRadius="lg"
              justifyContent="center"
              color="fg.muted"
              css={{ '&[aria-current=page]': { color: 'clay.fg', fontWeight: 'semibold' } }}
            >
              <RouterLink to={page.to} activeOptions={{ includeSearch: false }}>
                {page.icon}
                <Text as="span" fontSize={{ base: 'xs', sm: 'sm' }} lineHeight="short">
                  {page.label}
                </Text>
              </RouterLink>
            </Link>
          ))}
          <IconButton
            variant="ghost"
            color="fg.muted"
            aria-label="Settings"
            minW="target"
            minH="target"
            onClick={() => setOpen('settings')}
          >
            <Settings />
          </IconButton>
          <IconButton
            variant="ghost"
            color="fg.muted"
            aria-label="Account"
            minW="target"
            minH="target"
            onClick={() => setOpen('account')}
          >
            <CircleUser />
          </IconButton>
        </HStack>
      </Flex>
      <Box flex="1" minH="0" overflowY="auto" css={{ '@media print': { overflow: 'visible' } }}>
        {children}
      </Box>
      <Suspense>
        {open === 'settings' && <SettingsDialog user={user} isOpen onClose={close} />}
        {open === 'account' && <AccountDialog user={user} isOpen onClose={close} />}
      </Suspense>
    </Flex>
  );
}
