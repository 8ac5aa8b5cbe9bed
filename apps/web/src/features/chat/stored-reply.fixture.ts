import type { ChatMessage } from '@nestling/contracts/chat';
import type { Urgent } from '@nestling/contracts/safety';

/** A reply as the server stores it, for tests. */
export const reply = (id: number, urgent?: Urgent): ChatMessage => ({
  id,
  sessionId: 1,
  role: 'assistant',
  content: JSON.stringify({ content: '<p>Words.</p>', ...(urgent ? { urgent } : {}) }),
  status: 'complete',
  createdAt: '2026-05-01T03:00:00.000Z',
});
