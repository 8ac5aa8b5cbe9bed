/** What a parent has typed and not sent, kept for the tab's life: a reload or a failed send must not lose it. */
const keyOf = (sessionId: number | undefined) => `nestling-draft-${sessionId ?? 'new'}`;

export function loadDraft(sessionId: number | undefined): string {
  return sessionStorage.getItem(keyOf(sessionId)) ?? '';
}

export function saveDraft(sessionId: number | undefined, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(sessionId));
  else sessionStorage.setItem(keyOf(sessionId), text);
}
