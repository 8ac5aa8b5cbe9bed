import { expect, test } from 'vitest';
import { readReplyContent } from './reply-content.ts';

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
