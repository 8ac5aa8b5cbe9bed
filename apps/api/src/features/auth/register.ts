import type { ClientUser, CredentialsInput } from '@nestling/contracts/auth';
import { isVisibleName } from '@nestling/contracts/text';
import type { Ctx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { addUser } from './auth.repo.ts';
import { hashPassword } from './password.ts';
import { startSignedInSession } from './sign-in-session.ts';
import { usernameKey } from './username-key.ts';

export const USERNAME_HIDDEN = 'Username must not contain invisible characters';
export const USERNAME_TAKEN = 'Username already exists';

export async function register(ctx: Ctx, limit: AttemptLimit, input: CredentialsInput): Promise<ClientUser> {
  if (!isVisibleName(input.username)) throw new DomainError('invalid', USERNAME_HIDDEN);
  await limit.takeOfAddress(ctx.address);
  const password = await hashPassword(input.password);
  const userId = await addUser(ctx.deps.db, {
    username: input.username,
    usernameKey: usernameKey(input.username),
    password,
  });
  if (userId === undefined) throw new DomainError('conflict', USERNAME_TAKEN);
  return startSignedInSession(ctx, userId);
}
