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

/** A message that could not be sent, before whatever was typed since. */
export function withLostText(lost: string, typedSince: string): string {
  const typed = typedSince.trim();
  return typed === '' || typed === lost ? lost : `${lost}\n${typedSince}`;
}
