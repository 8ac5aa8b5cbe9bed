import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { deleteQuestion } from './journey.repo.ts';

export async function removeVisitQuestion(ctx: SignedInCtx, id: number): Promise<void> {
  const isRemoved = await deleteQuestion(ctx.deps.db, ctx.actor.userId, id);
  if (!isRemoved) throw new DomainError('not_found', 'There is no such question');
}
