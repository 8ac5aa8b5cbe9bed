import { findUserById } from '../../../db/users.repo.ts';
import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { requireOwner } from '../../../platform/require-owner.ts';
import { removePerson } from '../remove-person.ts';

/** The account and everything that is theirs, as when they delete it themselves; they are signed out at once. */
export async function removeMember(ctx: SignedInCtx, userId: number): Promise<void> {
  await requireOwner(ctx);
  if (userId === ctx.actor.userId)
    throw new DomainError('invalid', 'This is your own account. Delete it under Account.');
  if (!(await findUserById(ctx.deps.db, userId))) throw new DomainError('not_found', 'There is no such member');
  await removePerson(ctx.deps.db, userId);
  ctx.deps.logger.info({ userId, by: ctx.actor.userId, requestId: ctx.requestId }, 'member removed');
}
