import { Box, Flex, SkeletonText, Stack, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { LEARN_MORE } from '@nestling/contracts/chat/rules';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useLayer } from '../../platform/layer.ts';
import { useIsWide } from '../../platform/use-is-wide.ts';
import { EmergencyLine } from '../../ui/emergency-line.tsx';
import { CallBar, showOpenCard, UrgentCard, useCardCheck, useCardOutOfView } from '../safety/index.ts';
import { NestlingBubble, ParentBubble } from './bubble.tsx';
import { cardOf, wordsOf } from './card-turns.ts';
import { ChatTools } from './chat-tools.tsx';
import { Composer } from './composer.tsx';
import { loadDraft } from './draft-storage.ts';
import { LoadingDots } from './loading-dots.tsx';
import { type MessageActs, MessageList } from './message-list.tsx';
import { OpeningMessage } from './opening-message.tsx';
import { optionsBelow } from './reply-content.ts';
import { ReplyOptions } from './reply-options.tsx';
import { ToNewest } from './to-newest.tsx';
import { TopicBubbles } from './topic-bubbles.tsx';
import { useDraft } from './use-draft.ts';
import { useMessages } from './use-messages.ts';
import { usePrompt } from './use-prompt.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useSending } from './use-sending.ts';
import { useSessions } from './use-sessions.ts';

const HistorySheet = lazy(() => import('./history-sheet.tsx').then((module) => ({ default: module.HistorySheet })));
const SessionRail = lazy(() => import('./session-rail.tsx').then((module) => ({ default: module.SessionRail })));

/** `isShown` is false behind the documents, where a reply goes on; `onShow` brings the chat to the front. */
type Props = { user: ClientUser; isShown: boolean; onShow: () => void };

export function Chat({ user, isShown, onShow }: Props) {
  const isWide = useIsWide();
  const history = useLayer('history');
  const [isFromElsewhere, setFromElsewhere] = useState(false);
  const prompt = usePrompt(async (link) => {
    if (!link.isFromElsewhere) return startWith(link.text, link.text.startsWith(LEARN_MORE));
    setFromElsewhere(true);
    restore(activeId, link.text);
  });
  const { sessions, place, activeId, select, open, openEmpty, ensure, isOpening, isLoading } = useSessions(
    user.id,
    prompt.isComing,
  );
  const { draft, setDraft, restore } = useDraft(user.id, activeId);
  const chat = useMessages(activeId, restore);
  const check = useCardCheck(user);
  const { submit, messages, pending, unsent, hasFailed, isBusy, busyPlace, holds } = useSending({
    userId: user.id,
    place,
    messages: chat.messages,
    check,
    ensure,
    open,
    send: chat.send,
    onUnsendable: (text) => restore(activeId, text),
  });
  const newest = messages.findLast((message) => message.role === 'assistant');
  const newestCard = newest && cardOf(newest);
  const openCard = pending ? pending.card : (unsent?.card ?? newestCard ?? null);
  const hasSent =
    pending !== undefined || unsent !== undefined || chat.messages.some((message) => message.role === 'user');
  const { scroller, content, room, isAway, toEnd, hold } = useReadingPlace({
    chatId: activeId,
    hasBegun: hasSent,
    pending: pending?.text,
    newestQuestion: chat.messages.findLast((message) => message.role === 'user')?.id,
  });
  const cardPlace = pending ? 'pending' : unsent ? 'unsent' : newest?.id;
  const isCardOut = useCardOutOfView(scroller, openCard ? `${cardPlace} ${openCard.ruleId}` : undefined);

  // The guide's own words ask to read about a danger and do not report one.
  const sendText = (text: string, isGuideWording = false) => {
    if (text.trim() === '' || isBusy) return;
    // A tapped reply leaves alone what stands half written in the box.
    if (text === draft) {
      setDraft('');
      setFromElsewhere(false);
    }
    void submit(text, { isGuideWording });
  };
  const startWith = (text: string, isGuideWording: boolean) => submit(text, { isGuideWording, isNewChat: true });
  const show = (sessionId: number) => {
    select(sessionId);
    onShow();
  };
  const startEmpty = async () => {
    onShow();
    await openEmpty(busyPlace);
  };
  const forget = (sessionId: number) => sessionId === activeId && select(undefined);
  const ask = (text: string) => (hasSent ? void startWith(text, true) : sendText(text, true));
  const [spoken, setSpoken] = useState('');
  const actsNow: MessageActs = {
    hold,
    finish: (message) => {
      chat.finish(message);
      setSpoken(wordsOf(message));
    },
    retry: chat.retry,
    answer: sendText,
    ask: (title) => sendText(title, true),
    loadEarlier: chat.loadEarlier,
  };
  const acts = useRef(actsNow);
  acts.current = actsNow;
  const { generating } = chat;
  const last = chat.messages.at(-1);
  const canAnswer = !pending && !unsent;
  const below = useMemo(() => optionsBelow(last, canAnswer), [last, canAnswer]);
  // What nobody wrote in is no chat to come back to.
  const listed = sessions.filter(
    ({ id, isUnused }) =>
      !isUnused || id === activeId || holds(id) || loadDraft({ userId: user.id, sessionId: id }) !== '',
  );
  const isWaiting = !pending && (chat.isLoading || isLoading);

  return (
    <Flex direction="column" h="full">
      {(isShown || isWide) && (
        <ChatTools
          childAge={user.childAge}
          isOpening={isOpening}
          onNew={() => void startEmpty()}
          onTopic={ask}
          onHistory={history.open}
        />
      )}
      {isWide && (
        <Suspense>
          <SessionRail sessions={listed} activeId={activeId} onSelect={show} onDeleted={forget} />
        </Suspense>
      )}
      <Box position="relative" flex="1" minH="0">
        <Box
          ref={scroller}
          h="full"
          overflowY="auto"
          overscrollBehaviorY="contain"
          css={{ '@media print': { overflow: 'visible', height: 'auto' } }}
        >
          {/* So that an answer's own headings come under one. */}
          <Text as="h2" srOnly>
            Conversation
          </Text>
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
            {!isWaiting && (
              <MessageList
                key={activeId}
                messages={messages}
                hasEarlier={chat.hasEarlier}
                nextCard={pending || unsent ? openCard : null}
                canAnswer={canAnswer}
                acts={acts}
              />
            )}
            {!pending && !generating && (
              <ReplyOptions label="To ask next" options={below} onOption={(text) => sendText(text, true)} />
            )}
            {pending && <ParentBubble>{pending.text}</ParentBubble>}
            {openCard && (pending || unsent) && (
              <Box data-open-card="">
                <UrgentCard urgent={openCard} onAnswer={pending ? undefined : sendText} />
              </Box>
            )}
            {pending && (
              <NestlingBubble isBusy>
                <LoadingDots />
              </NestlingBubble>
            )}
          </Stack>
          {/* Lets the newest question stand at the top while its reply is short. */}
          <Box ref={room} aria-hidden _print={{ display: 'none' }} />
        </Box>
        {/* It would lie over the call buttons of a card that is in view. */}
        {isAway && (!openCard || isCardOut) && <ToNewest onClick={toEnd} />}
      </Box>
      {/* Read out once, when it is whole: the growing text above would be read anew with every word. */}
      <Text srOnly role="status">
        {spoken}
      </Text>
      {isFromElsewhere && draft !== '' && <FromElsewhere />}
      {hasFailed && !pending && !openCard && (
        <Box px="4" py="1">
          <EmergencyLine />
        </Box>
      )}
      {isCardOut && openCard && <CallBar urgent={openCard} onShow={() => showOpenCard(scroller.current)} />}
      <Composer
        text={draft}
        onText={setDraft}
        onSend={() => sendText(draft)}
        onStop={generating ? () => chat.stop(generating.id) : undefined}
        isPending={isBusy}
      />
      <Suspense>
        {history.isOpen && (
          <HistorySheet
            sessions={listed}
            activeId={activeId}
            onSelect={show}
            onDeleted={forget}
            onClose={history.close}
          />
        )}
      </Suspense>
    </Flex>
  );
}

function FromElsewhere() {
  return (
    <Text role="status" px="4" py="2" fontSize="sm" textAlign="center" bg="clay.subtle">
      A link on another site wrote this question. Nothing is sent until you send it.
    </Text>
  );
}
