import { Box, CloseButton, Drawer, Input, Portal, Stack, Text } from '@chakra-ui/react';
import type { ChatSession } from '@nestling/contracts/chat';
import { useRef, useState } from 'react';
import { Scene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useHidingBar } from '../../ui/use-hiding-bar.ts';
import { FoundMessages } from './found-messages.tsx';
import { SessionRow } from './session-row.tsx';

type Props = {
  sessions: ChatSession[];
  activeId: number | undefined;
  onSelect: (sessionId: number) => void;
  onDeleted: (sessionId: number) => void;
  onClose: () => void;
};

/** Specification §2: a sheet titled 'Chat History', 70vh high. */
export function HistorySheet({ sessions, activeId, onSelect, onDeleted, onClose }: Props) {
  const [query, setQuery] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const bar = useHidingBar();
  const choose = (sessionId: number) => {
    onSelect(sessionId);
    onClose();
  };
  return (
    // The search box would bring up the keyboard of a phone, which covers the list.
    <Drawer.Root
      open
      placement="bottom"
      initialFocusEl={() => title.current}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content h="70vh" borderTopRadius="2xl" bg="bg.panel" maxW="3xl" mx="auto">
            <Drawer.Header px={{ base: '4', md: '6' }} pb="2">
              <Drawer.Title ref={title} tabIndex={-1} outline="none">
                Chat History
              </Drawer.Title>
            </Drawer.Header>
            <Box px={{ base: '4', md: '6' }} pb="2">
              <Input
                size="lg"
                type="search"
                aria-label="Search your messages"
                placeholder="Search your messages"
                maxLength={200}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
            </Box>
            <Drawer.Body {...bar} px={{ base: '4', md: '6' }}>
              {query.trim() !== '' && <FoundMessages query={query.trim()} onSelect={choose} />}
              {query.trim() === '' && sessions.length === 0 && (
                <EmptyState icon={<Scene name="empty" size="36" />} title="No chats yet" />
              )}
              {query.trim() === '' && (
                <Stack as="ul" gap="1" listStyleType="none">
                  {sessions.map((session) => (
                    <li key={session.id}>
                      <SessionRow
                        session={session}
                        isCurrent={session.id === activeId}
                        onSelect={choose}
                        onDeleted={onDeleted}
                      />
                    </li>
                  ))}
                </Stack>
              )}
              <Text srOnly role="status">
                {sessions.length} chats
              </Text>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="lg" aria-label="Close history" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
