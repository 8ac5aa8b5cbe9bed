import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

const STORE = 'nestling-prompt';

/**
 * Specification §2: a prompt in the address opens a chat of its own, once. A reload finds the chat in the history and
 * asks nothing twice; the same link followed anew is a new question.
 */
export function usePromptOnce(prompt: string | undefined, start: (prompt: string) => void): void {
  const entry = useLocation({ select: (location) => location.state.__TSR_key ?? '' });
  // Once for each visit of the address.
  useEffect(() => {
    if (prompt === undefined) return;
    const visit = `${entry} ${prompt}`;
    if (sessionStorage.getItem(STORE) === visit) return;
    sessionStorage.setItem(STORE, visit);
    start(prompt);
  }, [prompt, entry]);
}

export function isPromptNew(prompt: string | undefined, entry: string): boolean {
  return prompt !== undefined && sessionStorage.getItem(STORE) !== `${entry} ${prompt}`;
}
