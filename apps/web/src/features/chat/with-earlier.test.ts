import type { ChatMessage } from '@nestling/contracts/chat';
import { MESSAGES_PAGE } from '@nestling/contracts/chat/rules';
import { expect, test } from 'vitest';
import { withEarlier } from './with-earlier.ts';

const messages = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    id: from + index,
    sessionId: 1,
    role: 'user',
    content: `Question ${from + index}`,
    status: 'complete',
    createdAt: '2026-05-01T20:00:00.000Z',
  }));
const ids = (list: unknown) => (list as ChatMessage[]).map(({ id }) => id);

test('a newest page that has moved on keeps what was fetched before it, each message once and the same', () => {
  const held = messages(1, 2 * MESSAGES_PAGE);
  const joined = withEarlier(held, messages(MESSAGES_PAGE + 3, 2 * MESSAGES_PAGE + 2)) as ChatMessage[];
  expect(ids(joined)).toEqual(ids(messages(1, 2 * MESSAGES_PAGE + 2)));
  expect(joined[0]).toBe(held[0]);
});

test('what another device wrote meanwhile, more than a page of it, leaves no hole behind the earlier messages', () => {
  const newest = messages(2 * MESSAGES_PAGE + 1, 3 * MESSAGES_PAGE);
  expect(withEarlier(messages(1, MESSAGES_PAGE), newest)).toEqual(newest);
});

test('a chat that fits a page is as the server says, also when it has become shorter', () => {
  expect(withEarlier(messages(1, 20), messages(1, 18))).toEqual(messages(1, 18));
  expect(withEarlier(undefined, [])).toEqual([]);
});
