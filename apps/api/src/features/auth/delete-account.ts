import { removeQuotesOfUser } from '../../db/quoted-answers.repo.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { findLoginById, removeUser } from './auth.repo.ts';
import { usernameKey } from './username-key.ts';

/** Every row of the person goes with the account: all tables refer to users with "on delete cascade". */
export async function deleteAccount(ctx: SignedInCtx, typedUsername: string): Promise<void> {
  const found = await findLoginById(ctx.deps.db, ctx.actor.userId);
  if (!found || usernameKey(found.username) !== usernameKey(typedUsername)) {
    throw new DomainError('invalid', 'Type your username exactly to delete the account');
  }
  await inTransaction(ctx.deps.db, async (trx) => {
    await removeQuotesOfUser(trx, ctx.actor.userId);
    await removeUser(trx, ctx.actor.userId);
  });
  ctx.session.end();
}
