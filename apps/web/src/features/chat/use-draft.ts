import { useState } from 'react';
import { loadBox, saveDraft, withLostText } from './draft-storage.ts';

/** The text box of the open chat. What was typed before any chat was open goes to the first one that opens, after what lies there. */
export function useDraft(userId: number, sessionId: number | undefined) {
  const [, setVersion] = useState(0);
  const write = (target: number | undefined, text: string) => {
    saveDraft({ userId, sessionId: target }, text);
    if (target !== undefined) saveDraft({ userId, sessionId: undefined }, '');
    setVersion((version) => version + 1);
  };
  return {
    draft: loadBox({ userId, sessionId }),
    setDraft: (text: string) => write(sessionId, text),
    restore: (target: number | undefined, lost: string) =>
      write(target, withLostText(lost, loadBox({ userId, sessionId: target }))),
  };
}
