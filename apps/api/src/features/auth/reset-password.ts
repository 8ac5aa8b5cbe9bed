import type { ChangePasswordInput, ClientUser } from '@nestling/contracts/auth';
import { inTransaction } from '../../db/transaction.ts';
import type { Ctx, SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { noteEvent } from '../../platform/security-event.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { takeResetToken, updatePassword } from './auth.repo.ts';
import { findCodes } from './codes/codes.repo.ts';
import { checkOwnPassword } from './confirm.ts';
import { checkOwnPasskey } from './passkeys/use-passkey.ts';
import { hashPassword } from './password.ts';
import { removeAuthSessionsOf } from './sessions.repo.ts';
import { startSignedInSession } from './sign-in-session.ts';
import { hashToken } from './token.ts';

export const RESET_LINK_EXPIRED = 'This reset link has expired or was already used. Please ask for a new one.';

/** Signs in too, but for whoever has sign-in codes: a mailbox alone must not open what asks for two proofs. */
export async function resetPassword(
  ctx: Ctx,
  limit: AttemptLimit,
  input: { token: string; password: string },
): Promise<ClientUser | null> {
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
  if (await findCodes(ctx.deps.db, userId)) {
    await noteEvent(ctx, userId, 'password_reset');
    return null;
  }
  return startSignedInSession({ ...ctx, actor: null }, userId, 'password_reset');
}

/** Ends every other session of the account: whoever knew the old password is out. */
export async function changePassword(ctx: SignedInCtx, limit: AttemptLimit, input: ChangePasswordInput): Promise<void> {
  const { db } = ctx.deps;
  if (input.passkey) await checkOwnPasskey(ctx, input.passkey);
  else await checkOwnPassword(ctx, limit, input.currentPassword ?? '');
  const password = await hashPassword(input.password);
  await inTransaction(db, async (trx) => {
    await updatePassword(trx, ctx.actor.userId, password);
    await removeAuthSessionsOf(trx, ctx.actor.userId, ctx.actor.sessionId);
    await noteEvent(ctx, ctx.actor.userId, 'password_changed', { trx });
  });
}
