import { Box, Spinner, Tabs } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ProtectedRoute } from '../../features/auth/protected-route.tsx';
import { ChatTab } from '../../features/chat/index.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useIsWide } from '../../platform/use-is-wide.ts';
import { AppFrame } from './app-frame.tsx';
import { readMainSearch } from './main-search.ts';
import { MainTabs } from './main-tabs.tsx';
import { lastSharing, rememberSharing } from './sharing-choice.ts';

const DocumentsTab = lazy(() =>
  import('../../features/documents/index.ts').then((module) => ({ default: module.DocumentsTab })),
);

export function MainRoute() {
  return <ProtectedRoute>{(user) => <MainPage user={user} />}</ProtectedRoute>;
}

/** The main page at / and /chat: the chat stays mounted behind Documents, so that a reply goes on being shown. */
function MainPage({ user }: { user: ClientUser }) {
  const address = useLocation({
    select: ({ searchStr, pathname }) => ({ searchStr, pathname }),
    structuralSharing: true,
  });
  const { tab = 'chat', sharing } = readMainSearch(Object.fromEntries(new URLSearchParams(address.searchStr)));
  const navigate = useNavigate();
  const router = useRouter();
  const isWide = useIsWide();
  usePageTitle(tab === 'chat' ? 'Chat' : 'Documents');
  const mode = sharing ?? lastSharing(user.id);
  const show = (value: string) =>
    navigate({
      to: '.',
      search: value === 'documents' ? { tab: 'documents', sharing: mode } : {},
      // What lies over the page is gone with the tab it lay over.
      replace: router.history.location.state.layer !== undefined,
    });
  return (
    <Tabs.Root
      value={tab}
      orientation={isWide ? 'vertical' : 'horizontal'}
      variant="plain"
      onValueChange={({ value }) => void show(value)}
      display="contents"
    >
      <AppFrame user={user} main={<MainTabs />}>
        <Box as="main" id="main" tabIndex={-1} outline="none" h="full" minH="0">
          <Tabs.Content value="chat" h="full" p="0">
            <ChatTab isShown={tab === 'chat'} onShow={() => tab !== 'chat' && void show('chat')} />
          </Tabs.Content>
          <Tabs.Content value="documents" h="full" p="0" overflowY="auto">
            {tab === 'documents' && (
              <Suspense fallback={<Spinner m="8" />}>
                <DocumentsTab
                  mode={mode}
                  onMode={(chosen) => {
                    rememberSharing(user.id, chosen);
                    void navigate({
                      to: '.',
                      search: { tab: 'documents', sharing: chosen },
                      replace: true,
                      resetScroll: false,
                    });
                  }}
                />
              </Suspense>
            )}
          </Tabs.Content>
        </Box>
      </AppFrame>
    </Tabs.Root>
  );
}
