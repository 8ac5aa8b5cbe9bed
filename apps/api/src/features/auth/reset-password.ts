import type { ClientUser } from '@nestling/contracts/auth';
import { inTransaction } from '../../db/transaction.ts';
import type { Ctx, SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { findLoginById, removeAuthSessionsOf, takeResetToken, updatePassword } from './auth.repo.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { startSignedInSession } from './sign-in-session.ts';
import { hashToken } from './token.ts';

export const RESET_LINK_EXPIRED = 'This reset link has expired or was already used. Please ask for a new one.';

export async function resetPassword(
  ctx: Ctx,
  limit: AttemptLimit,
  input: { token: string; password: string },
): Promise<ClientUser> {
  await limit.takeOfAddress(ctx.address);
  const password = await hashPassword(input.password);
  const userId = await inTransaction(ctx.deps.db, async (trx) => {
    const owner = await takeResetToken(trx, hashToken(input.token), ctx.deps.clock());
    if (owner === undefined) return undefined;
    await updatePassword(trx, owner, password);
    await removeAuthSessionsOf(trx, owner);
    return owner;
  });
  if (userId === undefined) throw new DomainError('invalid', RESET_LINK_EXPIRED);
  return startSignedInSession({ ...ctx, actor: null }, userId);
}

/** Ends every other session of the account: whoever knew the old password is out. */
export async function changePassword(
  ctx: SignedInCtx,
  limit: AttemptLimit,
  input: { currentPassword: string; password: string },
): Promise<void> {
  const { db } = ctx.deps;
  const name = `change ${ctx.actor.userId}`;
  const found = await limit.attempt(ctx.address, name, async () => {
    const own = await findLoginById(db, ctx.actor.userId);
    return (await verifyPassword(own?.password, input.currentPassword.normalize('NFC'))) ? own : undefined;
  });
  if (!found) throw new DomainError('invalid', 'The current password is not right');
  const password = await hashPassword(input.password);
  await inTransaction(db, async (trx) => {
    await updatePassword(trx, ctx.actor.userId, password);
    await removeAuthSessionsOf(trx, ctx.actor.userId, ctx.actor.sessionId);
  });
}
