import { isDenial, onlyResolves } from '@nestling/safety';
import type { SignedInCtx } from '../../../platform/context.ts';
import { readAssistantContent } from '../sessions/assistant-content.ts';
import { findReplyTo } from '../sessions/chat.repo.ts';
import type { Asked } from './asked.ts';

/**
 * What a message says of the card above the reply before, where it asks nothing beside and raises no other: that it is dealt with, or that
 * nothing like it happens.
 */
export async function resolvesCard(
  { deps, actor }: SignedInCtx,
  { question: message, questionId, history }: Asked,
): Promise<'resolved' | 'denied' | undefined> {
  const last = history.findLast(({ role }) => role === 'assistant');
  const card = last && readAssistantContent(last.content).urgent;
  if (!card || card.level === 'ask' || !onlyResolves(message, card.level)) return undefined;
  const reply = await findReplyTo(deps.db, actor.userId, questionId);
  if (!reply || readAssistantContent(reply.content).urgent) return undefined;
  return isDenial(message) ? 'denied' : 'resolved';
}
