import type { ClientUser, CredentialsInput } from '@nestling/contracts/auth';
import type { Ctx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { noteEventLater } from '../../platform/security-event.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { findLoginByName, updatePassword } from './auth.repo.ts';
import { requireCode } from './codes/check-code.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';
import { startSignedInSession } from './sign-in-session.ts';
import { usernameKey } from './username-key.ts';

export const WRONG_CREDENTIALS = 'Incorrect username or password';

export async function login(ctx: Ctx, limit: AttemptLimit, input: CredentialsInput): Promise<ClientUser> {
  const key = usernameKey(input.username);
  const found = await limit.attempt(ctx.address, key, async () => {
    const named = await findLoginByName(ctx.deps.db, key);
    if (await verifyPassword(named?.password, input.password)) return named;
    if (named) noteEventLater(ctx, named.id, 'sign_in_failed');
    return undefined;
  });
  if (!found) throw new DomainError('signed_out', WRONG_CREDENTIALS);
  await requireCode(ctx, found.id, input.code);
  if (found.password && isOutdatedHash(found.password))
    await updatePassword(ctx.deps.db, found.id, await hashPassword(input.password));
  return startSignedInSession(ctx, found.id);
}
