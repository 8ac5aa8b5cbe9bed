import { Box, Button, Flex, HStack, SkeletonText, Stack, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import type { ChatMessage } from '@nestling/contracts/chat';
import { LEARN_MORE } from '@nestling/contracts/chat/rules';
import type { Urgent } from '@nestling/contracts/safety';
import { useLocation } from '@tanstack/react-router';
import { History, MessageCirclePlus } from 'lucide-react';
import { useState } from 'react';
import { UrgentCard, useUrgentCheck } from '../safety/index.ts';
import { NestlingBubble, ParentBubble } from './bubble.tsx';
import { Composer } from './composer.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { LoadingDots } from './loading-dots.tsx';
import { OpeningMessage } from './opening-message.tsx';
import { recentTurns, wordsOf } from './recent-turns.ts';
import { ReplyMessage } from './reply-message.tsx';
import { ToNewest } from './to-newest.tsx';
import { TopicBubbles } from './topic-bubbles.tsx';
import { TopicPicker } from './topic-picker.tsx';
import { useDraft } from './use-draft.ts';
import { useMessages } from './use-messages.ts';
import { isPromptNew, usePromptOnce } from './use-prompt.ts';
import { useSessions } from './use-sessions.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

export function Chat({ user, prompt }: { user: ClientUser; prompt: string | undefined }) {
  const entry = useLocation({ select: (location) => location.state.__TSR_key ?? '' });
  const [isPromptComing, setPromptComing] = useState(() => isPromptNew(prompt, entry));
  const { sessions, activeId, select, open, ensure, isOpening, isLoading } = useSessions(user.id, isPromptComing);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { draft, setDraft, restore } = useDraft(user.id, activeId);
  const chat = useMessages(activeId, restore);
  const hasSent = chat.outgoing !== undefined || chat.messages.some((message) => message.role === 'user');
  const { scroller, content, isAway, toEnd } = useStickToEnd(
    `${activeId} ${chat.outgoing?.clientId ?? chat.messages.length}`,
    hasSent,
  );

  const checkUrgent = useUrgentCheck(user);
  const [warning, setWarning] = useState<Urgent | null>(null);

  // The guide's own words ask to read about a danger and do not report one.
  const sendText = (text: string, isGuideWording = false) => {
    if (text.trim() === '' || chat.isSending) return;
    setDraft('');
    setWarning(isGuideWording ? null : checkUrgent(text, recentTurns(chat.messages)));
    void ensure().then((sessionId) => (sessionId === undefined ? setDraft(text) : chat.send(text, sessionId)));
  };
  const startWith = async (text: string, isGuideWording: boolean) => {
    setWarning(isGuideWording ? null : checkUrgent(text, []));
    const sessionId = await open();
    if (sessionId === undefined) setDraft(text);
    else await chat.send(text, sessionId);
  };
  usePromptOnce(prompt, (text) => {
    startWith(text, text.startsWith(LEARN_MORE))
      .catch((error) => console.error('The chat with this prompt could not begin:', error))
      .finally(() => setPromptComing(false));
  });
  const ask = (text: string) => (hasSent ? void startWith(text, true) : sendText(text, true));
  const [spoken, setSpoken] = useState('');
  const finish = (message: ChatMessage) => {
    chat.finish(message);
    setSpoken(wordsOf(message));
  };
  const { generating } = chat;
  const isWaiting = chat.isLoading || (isLoading && !chat.outgoing);

  return (
    <Flex direction="column" h="full">
      <HStack
        w="full"
        maxW="3xl"
        mx="auto"
        px={{ base: '1', md: '2' }}
        py="1"
        justify="space-between"
        gap="0"
        wrap="wrap"
      >
        <Button
          variant="ghost"
          minH="target"
          px={{ base: '2', sm: '3' }}
          loading={isOpening}
          onClick={() => void open()}
        >
          <MessageCirclePlus aria-hidden size={18} /> New Chat
        </Button>
        <HStack gap="0" wrap="wrap">
          {user.childAge && <TopicPicker childAge={user.childAge} onTopic={ask} />}
          <Button
            variant="ghost"
            minH="target"
            px={{ base: '2', sm: '3' }}
            aria-label="Chat History"
            onClick={() => setHistoryOpen(true)}
          >
            <History aria-hidden size={18} /> History
          </Button>
        </HStack>
      </HStack>
      <Box position="relative" flex="1" minH="0">
        <Box ref={scroller} h="full" overflowY="auto" overscrollBehaviorY="contain">
          <Stack
            ref={content}
            role="log"
            aria-live="off"
            aria-label="Conversation"
            gap="4"
            maxW="3xl"
            mx="auto"
            px="4"
            py="3"
          >
            {isWaiting && <SkeletonText noOfLines={4} />}
            {!isWaiting && !chat.messages.some((message) => message.role === 'user') && (
              <OpeningMessage hasOptions={!hasSent} onOption={(text) => sendText(text)} />
            )}
            {!isWaiting && !hasSent && <TopicBubbles onTopic={ask} />}
            {chat.messages.map((message) =>
              message.role === 'user' ? (
                <ParentBubble key={message.id}>{message.content}</ParentBubble>
              ) : (
                <ReplyMessage key={message.id} message={message} onDone={finish} onRetry={chat.retry} />
              ),
            )}
            {chat.outgoing && (
              <>
                <ParentBubble>{chat.outgoing.text}</ParentBubble>
                {warning && <UrgentCard urgent={warning} />}
                <NestlingBubble isBusy>
                  <LoadingDots />
                </NestlingBubble>
              </>
            )}
            {!chat.outgoing && chat.hasFailed && warning && <UrgentCard urgent={warning} />}
          </Stack>
        </Box>
        {isAway && <ToNewest onClick={toEnd} />}
      </Box>
      {/* Read out once, when it is whole: the growing text above would be read anew with every word. */}
      <Text srOnly role="status">
        {spoken}
      </Text>
      <Composer
        text={draft}
        onText={setDraft}
        onSend={() => sendText(draft)}
        onStop={generating ? () => chat.stop(generating.id) : undefined}
        isPending={chat.isSending}
      />
      {isHistoryOpen && (
        <HistorySheet
          sessions={sessions}
          activeId={activeId}
          onSelect={select}
          onDeleted={(sessionId) => sessionId === activeId && select(undefined)}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Flex>
  );
}
