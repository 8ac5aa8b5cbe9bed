import { HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import type { ChatMessage } from '@nestling/contracts/chat';
import { Check, CircleStop, ClipboardPlus, Copy, type LucideIcon, ThumbsDown, ThumbsUp, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { notifyError } from '../../ui/toaster.tsx';
import { RatingWhy } from './rating-why.tsx';
import { copiedReply, spokenReply } from './reply-words.ts';
import { useAskAtVisit } from './use-ask-at-visit.ts';
import { useRating } from './use-rating.ts';
import { useReadAloud } from './use-read-aloud.ts';

const COPIED_MS = 2_000;

type Props = { message: ChatMessage /** The parent's words that it answers. */; question: string | undefined };

/** What can be done with a whole reply. */
export function ReplyActions({ message, question }: Props) {
  const [isCopied, setCopied] = useState(false);
  const { isReading, toggle } = useReadAloud(() => spokenReply(message));
  const { rating, isAsking, press, explain, isSaving } = useRating(message);
  const { ask, isAsked } = useAskAtVisit();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copiedReply(message));
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      notifyError('This browser does not let Nestling copy. Select the text instead.');
    }
  };
  return (
    <Stack gap="1" mt="-2" _print={{ display: 'none' }}>
      <HStack role="group" aria-label="This reply" gap="0" wrap="wrap" ms={{ base: '-2', md: '0' }}>
        <Act icon={isCopied ? Check : Copy} label={isCopied ? 'Copied' : 'Copy'} onClick={() => void copy()} />
        <Act icon={ThumbsUp} label="Helpful" isPressed={rating?.isHelpful === true} onClick={() => press(true)} />
        <Act
          icon={ThumbsDown}
          label="Not helpful"
          isPressed={rating?.isHelpful === false}
          onClick={() => press(false)}
        />
        {toggle && (
          <Act
            icon={isReading ? CircleStop : Volume2}
            label={isReading ? 'Stop reading aloud' : 'Read aloud'}
            onClick={toggle}
          />
        )}
        {question !== undefined && (
          <Act
            icon={isAsked ? Check : ClipboardPlus}
            label={isAsked ? 'In my visit questions' : 'Add to my visit questions'}
            onClick={() => ask(question)}
          />
        )}
        <Text srOnly role="status">
          {isCopied ? 'Copied' : ''}
        </Text>
      </HStack>
      {isAsking && rating && <RatingWhy rating={rating} onExplain={explain} isSaving={isSaving} />}
    </Stack>
  );
}

type ActProps = { icon: LucideIcon; label: string; isPressed?: boolean; onClick: () => void };

function Act({ icon: Icon, label, isPressed, onClick }: ActProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      variant="ghost"
      minW="target"
      minH="target"
      color={isPressed ? 'clay.fg' : 'fg.muted'}
      bg={isPressed ? 'clay.muted' : undefined}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
}
