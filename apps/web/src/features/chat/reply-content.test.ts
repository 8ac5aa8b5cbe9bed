import type { ChatMessage } from '@nestling/contracts/chat';
import { expect, test } from 'vitest';
import { optionsBelow, readReplyContent } from './reply-content.ts';

test('JSON with content is an answer', () => {
  const answer = { content: '<p>Yes</p>', sources: [] };
  expect(readReplyContent({ content: JSON.stringify(answer) })).toEqual({ kind: 'answer', answer });
});

test.each(['Plain words', '{"content": 1}', '{"other": "x"}', '[1]', 'null', '"text"', '{broken'])(
  '%j is plain text',
  (content) => {
    expect(readReplyContent({ content })).toEqual({ kind: 'plain', text: content });
  },
);

test('where the list of an answer cannot be tapped, what it lists is offered below it', () => {
  const content = JSON.stringify({
    content: '<ul><li><strong>The second nap</strong>: It ends before four.</li></ul>',
  });
  const message: ChatMessage = {
    id: 2,
    sessionId: 1,
    role: 'assistant',
    content,
    options: ['The second nap'],
    status: 'complete',
    createdAt: '2026-01-02T03:04:05.000Z',
  };
  expect(optionsBelow(message, false)).toEqual(['The second nap']);
});
