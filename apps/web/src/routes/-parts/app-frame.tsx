import { Box, Flex, Grid, Heading, IconButton, Text } from '@chakra-ui/react';
import { ageText, birthDateOf } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import { Settings } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLayer } from '../../platform/layer.ts';
import { today } from '../../platform/today.ts';
import { addAppRecipes } from '../../theme/app-recipes.ts';
import { Mark } from '../../ui/art/mark.tsx';
import { SlotContext, usePlaces } from '../../ui/slots.tsx';
import { MainLinks, PagesNav } from './pages-nav.tsx';

addAppRecipes();

const SignedOutWatch = lazy(() =>
  import('../../features/auth/signed-out-watch.tsx').then((module) => ({ default: module.SignedOutWatch })),
);
const OfflineWatch = lazy(() => import('./offline-watch.tsx').then((module) => ({ default: module.OfflineWatch })));
const SettingsDialog = lazy(() =>
  import('../../features/profile/settings-dialog.tsx').then((module) => ({ default: module.SettingsDialog })),
);

const AREAS = {
  base: '"brand" "content" "nav"',
  md: '"brand" "nav" "content"',
  lg: '"brand content aside" "nav content aside" "rail content aside"',
};
const ROWS = { base: 'auto minmax(0, 1fr) auto', md: 'auto auto minmax(0, 1fr)' };
const COLUMNS = { base: 'minmax(0, 1fr)', lg: '16.5rem minmax(0, 1fr) auto' };

const TOOL_SIZE = { boxSize: 'min({sizes.5}, 24px)' };

type Props = { user: ClientUser; main?: ReactNode; children: ReactNode };

/**
 * The title with the child's age, the way between the pages, and the six steps; `children` fill what is left. `main`
 * are the two tabs of the main page, or links to them.
 */
export function AppFrame({ user, main = <MainLinks />, children }: Props) {
  const settings = useLayer('settings');
  const places = usePlaces();
  return (
    <SlotContext value={places}>
      <Grid
        h="100dvh"
        templateAreas={AREAS}
        templateRows={ROWS}
        templateColumns={COLUMNS}
        css={{
          '@media print': { display: 'block', height: 'auto' },
          // A phone's keyboard leaves little room: the bar makes way while somebody types.
          '@media (max-height: 34rem) and (max-width: 48rem)': {
            '&:has(textarea:focus) [data-part=pages]': { display: 'none' },
          },
        }}
      >
        <Header user={user} onSettings={settings.open} toolsRef={places.tools.ref} />
        <PagesNav main={main} />
        <Box
          ref={places.rail.ref}
          gridArea="rail"
          hideBelow="lg"
          overflowY="auto"
          bg="bg.panel"
          borderInlineEndWidth="1px"
          px="3"
          pb="3"
          _print={{ display: 'none' }}
        />
        <Flex gridArea="content" direction="column" minH="0">
          <Suspense>
            <OfflineWatch user={user} />
          </Suspense>
          <Box flex="1" minH="0" overflowY="auto" css={{ '@media print': { overflow: 'visible' } }}>
            {children}
          </Box>
        </Flex>
        <Box ref={places.aside.ref} gridArea="aside" hideBelow="lg" minH="0" _print={{ display: 'none' }} />
        <Suspense>
          <SignedOutWatch user={user} />
        </Suspense>
        <Suspense>{settings.isOpen && <SettingsDialog user={user} isOpen onClose={settings.close} />}</Suspense>
      </Grid>
    </SlotContext>
  );
}

/** "1 year, 11 months" in letters. */
const LONG_AGE = 17;

type HeaderProps = { user: ClientUser; onSettings: () => void; toolsRef: (place: HTMLElement | null) => void };

function Header({ user, onSettings, toolsRef }: HeaderProps) {
  const birth = birthDateOf(user.childAge);
  const age = birth ? ageText(birth, today()) : '';
  // In rem: up to this width the age has its one line only without the picture beside it.
  const widest = age.length > LONG_AGE ? 24.3 : 23.4;
  return (
    <Flex
      as="header"
      gridArea="brand"
      align="center"
      wrap="wrap"
      columnGap="0.5"
      px={{ base: '2', md: '6', lg: '3' }}
      py="1"
      pt="calc(env(safe-area-inset-top) + 4px)"
      bg="bg.panel"
      borderBottomWidth={{ base: '1px', md: '0' }}
      borderInlineEndWidth={{ lg: '1px' }}
      _print={{ display: 'none' }}
    >
      <Flex align="center" gap="2" flex="1 1 6.5rem" minW="0" minH="12">
        <Box css={{ [`@media (min-width: 22.5rem) and (max-width: ${widest}rem)`]: { display: 'none' } }}>
          <Mark size="min({sizes.8}, 44px)" />
        </Box>
        <Box minW="0">
          <Heading as="h1" size="md" lineHeight="1.2" whiteSpace="nowrap">
            Nestling
          </Heading>
          {age && (
            <Text fontSize="xs" lineHeight="1.2" color="fg.muted" textWrap="balance">
              {user.childName && (
                <Text as="span" hideBelow="md">
                  <bdi>{user.childName}</bdi>,{' '}
                </Text>
              )}
              {age}
            </Text>
          )}
        </Box>
      </Flex>
      <Flex
        ref={toolsRef}
        align="center"
        wrap="wrap"
        order={{ lg: '3' }}
        flex={{ lg: '1 0 100%' }}
        css={{
          '&:has(> :empty)': { display: 'none' },
          '& svg': TOOL_SIZE,
          // Too narrow for one line: the name keeps the gear beside it, and the tools get a line of their own.
          '@media (max-width: 22.4rem)': { order: 3, flex: '1 0 100%' },
        }}
      />
      <IconButton
        variant="ghost"
        color="fg.muted"
        aria-label="Settings"
        minW="target"
        minH="target"
        css={{ '& svg': TOOL_SIZE }}
        onClick={onSettings}
      >
        <Settings />
      </IconButton>
    </Flex>
  );
}
