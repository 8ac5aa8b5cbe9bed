import type { ChatMessage } from '@nestling/contracts/chat';
import { MESSAGES_PAGE } from '@nestling/contracts/chat/rules';
import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * A chat's newest page, fetched anew, in front of which what was fetched of it earlier stays, if nothing is missing between
 * the two: a chat that another device wrote many messages in begins with its newest page again. What is alike stays the same.
 */
export function withEarlier(held: unknown, fetched: unknown): unknown {
  return replaceEqualDeep(held, joined((held ?? []) as ChatMessage[], fetched as ChatMessage[]));
}

function joined(held: readonly ChatMessage[], fetched: readonly ChatMessage[]): readonly ChatMessage[] {
  const [first] = fetched;
  if (!first || fetched.length < MESSAGES_PAGE) return fetched;
  const met = held.findIndex(({ id }) => id === first.id);
  return met < 0 ? fetched : [...held.slice(0, met), ...fetched];
}
