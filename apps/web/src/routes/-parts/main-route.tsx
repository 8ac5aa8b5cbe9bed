import { Box, Spinner, Tabs } from '@chakra-ui/react';
import { FolderOpen, MessageCircle } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ProtectedRoute } from '../../features/auth/protected-route.tsx';
import { ChatTab } from '../../features/chat/index.ts';
import { AppFrame } from './app-frame.tsx';

const DocumentsTab = lazy(() =>
  import('../../features/documents/index.ts').then((module) => ({ default: module.DocumentsTab })),
);

/** The main page at / and /chat: the chat stays mounted behind Documents, so that a reply goes on being shown. */
export function MainRoute({ prompt }: { prompt?: string | undefined }) {
  const [tab, setTab] = useState('chat');
  return (
    <ProtectedRoute>
      {(user) => (
        <AppFrame user={user}>
          <Tabs.Root
            value={tab}
            onValueChange={(change) => setTab(change.value)}
            h="full"
            display="flex"
            flexDirection="column"
            fitted
          >
            <Tabs.List
              bg="bg.panel"
              px={{ base: '2', md: '4' }}
              justifyContent="center"
              css={{ '& > button': { maxW: '22rem' } }}
            >
              <Tabs.Trigger value="chat" minH="target">
                <MessageCircle aria-hidden size={18} /> Chat
              </Tabs.Trigger>
              <Tabs.Trigger value="documents" minH="target">
                <FolderOpen aria-hidden size={18} /> Documents
              </Tabs.Trigger>
            </Tabs.List>
            <Box as="main" id="main" flex="1" minH="0">
              <Tabs.Content value="chat" h="full" p="0">
                <ChatTab {...(prompt === undefined ? {} : { prompt })} />
              </Tabs.Content>
              <Tabs.Content value="documents" h="full" p="0" overflowY="auto">
                {tab === 'documents' && (
                  <Suspense fallback={<Spinner m="8" />}>
                    <DocumentsTab />
                  </Suspense>
                )}
              </Tabs.Content>
            </Box>
          </Tabs.Root>
        </AppFrame>
      )}
    </ProtectedRoute>
  );
}
