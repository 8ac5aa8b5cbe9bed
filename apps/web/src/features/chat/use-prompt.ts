import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hasPrompt, type PromptLink, takePrompt } from '../../platform/prompt-link.ts';

/**
 * Specification §2: a prompt in the address opens a chat of its own, once. The prompt and the entry of the browser's
 * history are read together: on the way to another page the one must not be taken with the other's.
 */
export function usePrompt(start: (link: PromptLink) => Promise<void>): { isComing: boolean } {
  const visit = useLocation({
    select: ({ pathname, searchStr, state }) => ({
      isMain: pathname === '/' || pathname === '/chat',
      prompt: new URLSearchParams(searchStr).get('prompt')?.trim() || undefined,
      entry: state.__TSR_key ?? '',
      isLayer: state.layer !== undefined,
    }),
    structuralSharing: true,
  });
  const [isComing, setComing] = useState(() => visit.isMain && hasPrompt(visit));
  useEffect(() => {
    const link = visit.isMain ? takePrompt(visit) : undefined;
    if (!link) return;
    setComing(true);
    start(link)
      .catch((error) => console.error('The chat with this prompt could not begin:', error))
      .finally(() => setComing(false));
  }, [visit]);
  return { isComing };
}
