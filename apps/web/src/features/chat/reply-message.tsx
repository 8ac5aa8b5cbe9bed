import { Box, Button, HStack, Text } from '@chakra-ui/react';
import type { ChatMessage, ChatSource, MessageStatus } from '@nestling/contracts/chat';
import { RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLayer } from '../../platform/layer.ts';
import { SmallContacts } from '../../ui/small-contacts.tsx';
import { UrgentCard } from '../safety/index.ts';
import { AnswerHtml } from './answer-html.tsx';
import { NestlingBubble } from './bubble.tsx';
import { LoadingDots } from './loading-dots.tsx';
import { readReplyContent } from './reply-content.ts';
import { SourceList } from './source-list.tsx';
import { useReplyStream } from './use-reply-stream.ts';

const ReplyActions = lazy(() => import('./reply-actions.tsx').then((module) => ({ default: module.ReplyActions })));
const SourcePanel = lazy(() => import('./source-panel.tsx').then((module) => ({ default: module.SourcePanel })));

const ENDINGS: Partial<Record<MessageStatus, string>> = {
  stopped: 'You stopped this answer.',
  interrupted: 'This answer was interrupted.',
  failed: 'This answer could not be written.',
};

type Props = {
  message: ChatMessage;
  /** The parent's words that it answers. */
  question: string | undefined;
  onDone: (message: ChatMessage) => void;
  onRetry: (messageId: number) => void;
  /** The same card stands again above a later reply. */
  isFolded: boolean;
  /** On the newest reply alone: sends an answer to its question. */
  onAnswer?: ((answer: string) => void) | undefined;
  /** Likewise: asks for a page that the reply offers. */
  onOffer?: ((title: string) => void) | undefined;
};

/** A reply with its urgent card above it; while it is written, it grows as the server sends it. */
export function ReplyMessage({ message, question, onDone, onRetry, isFolded, onAnswer, onOffer }: Props) {
  const isGenerating = message.status === 'generating';
  const draft = useReplyStream(message, onDone);
  const layer = useLayer(`source-${message.id}`);
  const [opened, setOpened] = useState<{ source: ChatSource; claim: string }>();
  const reading = readReplyContent(message);
  const actions = message.status === 'complete' && (
    <Suspense fallback={<Box h="9" />}>
      <ReplyActions message={message} question={question} />
    </Suspense>
  );
  if (reading.kind === 'plain') {
    return (
      <>
        <NestlingBubble>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {reading.text}
          </Text>
        </NestlingBubble>
        {actions}
      </>
    );
  }
  const { answer } = reading;
  const html = draft?.html || answer.content;
  const sources = draft?.sources ?? answer.sources ?? [];
  const open = (number: number, claim: string) => {
    const source = sources[number - 1];
    if (!source) return;
    setOpened({ source, claim });
    layer.open();
  };
  const card = answer.urgent;
  const isNewest = onAnswer !== undefined;
  const ending = ENDINGS[message.status];
  return (
    <>
      {card && isFolded && (
        <Text fontSize="sm" color="fg.muted">
          {card.title}: see the card below.
        </Text>
      )}
      {card && !isFolded && (
        <Box {...(isNewest && { 'data-open-card': '' })}>
          <UrgentCard urgent={card} onAnswer={onAnswer} />
        </Box>
      )}
      <NestlingBubble isBusy={isGenerating}>
        {answer.notice && (
          <Text fontSize="sm" color="fg.muted" mb="2">
            {answer.notice}
          </Text>
        )}
        {html !== '' && (
          <AnswerHtml
            html={html}
            sourceCount={sources.length}
            onSource={open}
            offers={onOffer && message.options}
            onOffer={onOffer}
          />
        )}
        {isGenerating && html === '' && <LoadingDots />}
        {ending && (
          <HStack mt="3" gap="3" wrap="wrap">
            <Text fontSize="sm" color="fg.muted">
              {ending}
            </Text>
            <Button size="sm" minH="target" variant="outline" onClick={() => onRetry(message.id)}>
              <RotateCcw aria-hidden size={16} /> Retry
            </Button>
          </HStack>
        )}
        {!isGenerating && sources.length > 0 && (
          <Box>
            <SourceList sources={sources} onSource={(number) => open(number, '')} />
          </Box>
        )}
        {!isGenerating && answer.dangerSigns && (
          <Box mt="3" pt="3" borderTopWidth="1px">
            <Text fontSize="sm">{answer.dangerSigns.text}</Text>
            <SmallContacts contacts={answer.dangerSigns.contacts} />
          </Box>
        )}
      </NestlingBubble>
      {actions}
      <Suspense>{layer.isOpen && opened && <SourcePanel {...opened} onClose={layer.close} />}</Suspense>
    </>
  );
}
