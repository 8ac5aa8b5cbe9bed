import { onlyResolves } from '@nestling/safety';
import type { SignedInCtx } from '../../../platform/context.ts';
import { readAssistantContent } from '../sessions/assistant-content.ts';
import { findReplyTo } from '../sessions/chat.repo.ts';
import type { Asked } from './asked.ts';

/** Whether a message says of the card above the reply before that it is dealt with, asks nothing beside, and raises no other. */
export async function resolvesCard(
  { deps, actor }: SignedInCtx,
  { question: message, questionId, history }: Asked,
): Promise<boolean> {
  const last = history.findLast(({ role }) => role === 'assistant');
  const card = last && readAssistantContent(last.content).urgent;
  if (!card || card.level === 'ask' || !onlyResolves(message, card.level)) return false;
  const reply = await findReplyTo(deps.db, actor.userId, questionId);
  return reply !== undefined && readAssistantContent(reply.content).urgent === undefined;
}
