import type { ChatMessage } from '@nestling/contracts/chat';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';

/** Whether a reply helped, as the parent says; pressed again it is taken back. */
export function useRating({ id, sessionId, rating }: ChatMessage) {
  const [isAsking, setAsking] = useState(false);
  const { messages } = trpc.useUtils().chat;
  const rate = trpc.chat.rate.useMutation({
    onSuccess: (rated) =>
      messages.setData({ sessionId }, (held) => held?.map((message) => (message.id === rated.id ? rated : message))),
    onError: (error) => notifyError(errorText(error, 'That could not be saved')),
  });
  const press = (isHelpful: boolean) => {
    const isTakenBack = rating?.isHelpful === isHelpful;
    setAsking(!isTakenBack);
    rate.mutate({ messageId: id, isHelpful: isTakenBack ? null : isHelpful });
  };
  const explain = (why: string) => rating && rate.mutate({ messageId: id, isHelpful: rating.isHelpful, why });
  return { rating, isAsking, press, explain, isSaving: rate.isPending };
}
