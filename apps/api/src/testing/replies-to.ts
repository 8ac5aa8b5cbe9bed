import type { AssistantContent, ChatMessage, ChatSession } from '@nestling/contracts/chat';
import { htmlToText, readAssistantContent } from '../features/chat/sessions/assistant-content.ts';
import { bornDaysAgo, signUp } from './browser-session.ts';
import type { TestApp } from './create-test-app.ts';

export type WholeReply = AssistantContent & { text: string };

/** The replies of a new parent's talk about a child of so many days, as they are stored once they are whole. */
export async function repliesTo(server: TestApp, days: number, messages: readonly string[]): Promise<WholeReply[]> {
  const parent = await signUp(server.app, { childName: 'Ona', childAge: bornDaysAgo(days), tonePreference: 'direct' });
  const sessionId = (await parent.mutate<ChatSession>('chat.createSession', {})).id;
  for (const message of messages) {
    const { reply } = await parent.mutate<{ reply: ChatMessage }>('chat.send', { sessionId, message });
    await server.deps.replies.running.get(reply.id)?.finished;
  }
  const stored = await parent.query<ChatMessage[]>('chat.messages', { sessionId });
  return stored
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => readAssistantContent(content))
    .map((content) => ({ ...content, text: htmlToText(content.content) }));
}
