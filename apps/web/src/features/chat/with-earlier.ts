import type { ChatMessage } from '@nestling/contracts/chat';
import { MESSAGES_PAGE } from '@nestling/contracts/chat/rules';
import { replaceEqualDeep } from '@tanstack/react-query';

/** A chat's newest page, fetched anew, in front of which what was fetched of it earlier stays; what is alike stays the same. */
export function withEarlier(held: unknown, fetched: unknown): unknown {
  return replaceEqualDeep(held, joined((held ?? []) as ChatMessage[], fetched as ChatMessage[]));
}

function joined(held: readonly ChatMessage[], fetched: readonly ChatMessage[]): readonly ChatMessage[] {
  const [first] = fetched;
  if (!first || fetched.length < MESSAGES_PAGE) return fetched;
  return [...held.filter(({ id }) => id < first.id), ...fetched];
}
