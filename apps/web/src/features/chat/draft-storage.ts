/** What a parent has typed and not sent, kept for the tab's life: a reload or a failed send must not lose it. */
export type DraftPlace = { userId: number; sessionId: number | undefined };

const keyOf = ({ userId, sessionId }: DraftPlace) => `nestling-draft-${userId}-${sessionId ?? 'new'}`;

export function loadDraft(place: DraftPlace): string {
  return sessionStorage.getItem(keyOf(place)) ?? '';
}

export function saveDraft(place: DraftPlace, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(place));
  else sessionStorage.setItem(keyOf(place), text);
}

/** What the text box of a chat holds: its own draft, and after it what was typed before any chat was there. */
export function loadBox({ userId, sessionId }: DraftPlace): string {
  const own = sessionId === undefined ? '' : loadDraft({ userId, sessionId });
  return [own, loadDraft({ userId, sessionId: undefined })].filter(Boolean).join('\n');
}

/** A message that could not be sent, before whatever was typed since. */
export function withLostText(lost: string, typedSince: string): string {
  const typed = typedSince.trim();
  return typed === '' || typed === lost ? lost : `${lost}\n${typedSince}`;
}
