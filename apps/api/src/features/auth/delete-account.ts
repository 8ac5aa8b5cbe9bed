import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { findLoginById } from './auth.repo.ts';
import { requireFresh } from './confirm.ts';
import { removePerson } from './remove-person.ts';
import { usernameKey } from './username-key.ts';

export async function deleteAccount(ctx: SignedInCtx, typedUsername: string): Promise<void> {
  const found = await findLoginById(ctx.deps.db, ctx.actor.userId);
  if (!found || usernameKey(found.username) !== usernameKey(typedUsername)) {
    throw new DomainError('invalid', 'Type your username exactly to delete the account');
  }
  await requireFresh(ctx);
  await removePerson(ctx.deps.db, ctx.actor.userId);
  ctx.session.end();
}
