import type { ClientUser, RegisterInput } from '@nestling/contracts/auth';
import { isVisibleName } from '@nestling/contracts/text';
import { inTransaction } from '../../db/transaction.ts';
import type { Ctx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { addUser } from './auth.repo.ts';
import { checkAdmission, takeAdmission } from './members/admission.ts';
import { hashPassword } from './password.ts';
import { startSignedInSession } from './sign-in-session.ts';
import { usernameKey } from './username-key.ts';

export const USERNAME_HIDDEN = 'Username must not contain invisible characters';
export const USERNAME_TAKEN = 'Username already exists';

/** Whether a name is taken is told to nobody who may not register; a name that is taken uses no invitation up. */
export async function register(ctx: Ctx, limit: AttemptLimit, input: RegisterInput): Promise<ClientUser> {
  if (!isVisibleName(input.username)) throw new DomainError('invalid', USERNAME_HIDDEN);
  await limit.takeOfAddress(ctx.address);
  await checkAdmission(ctx.deps, input.invitation);
  const password = await hashPassword(input.password);
  const userId = await inTransaction(ctx.deps.db, async (trx) => {
    const added = await addUser(trx, {
      username: input.username,
      usernameKey: usernameKey(input.username),
      password,
    });
    if (added === undefined) throw new DomainError('conflict', USERNAME_TAKEN);
    await takeAdmission(ctx.deps, trx, { userId: added, invitation: input.invitation });
    return added;
  });
  return startSignedInSession(ctx, userId, 'registered');
}
