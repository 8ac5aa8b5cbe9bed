import { Heading, Stack } from '@chakra-ui/react';
import type { ChatSession } from '@nestling/contracts/chat';
import { Slot } from '../../ui/slots.tsx';
import { groupByDay } from './session-days.ts';
import { SessionRow } from './session-row.tsx';

type Props = {
  sessions: ChatSession[];
  activeId: number | undefined;
  onSelect: (sessionId: number) => void;
  onDeleted: (sessionId: number) => void;
};

/** The chats by day beside the open one, where the screen is wide. */
export function SessionRail({ sessions, activeId, onSelect, onDeleted }: Props) {
  return (
    <Slot name="rail">
      <Stack as="section" aria-label="Your chats" gap="4" pt="3">
        {groupByDay(sessions, new Date()).map((group) => (
          <Stack key={group.day} gap="1">
            <Heading as="h2" size="xs" px="3" color="fg.muted">
              {group.day}
            </Heading>
            <Stack as="ul" gap="0.5" listStyleType="none">
              {group.sessions.map((session) => (
                <li key={session.id}>
                  <SessionRow
                    session={session}
                    isUnderDay
                    isCurrent={session.id === activeId}
                    onSelect={onSelect}
                    onDeleted={onDeleted}
                  />
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Slot>
  );
}
