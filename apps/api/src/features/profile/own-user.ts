import type { ClientUser } from '@nestling/contracts/auth';
import { findUserById } from '../../db/users.repo.ts';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError, SIGNED_OUT_MESSAGE } from '../../platform/errors.ts';

export async function getOwnUser(ctx: SignedInCtx): Promise<ClientUser> {
  const user = await findUserById(ctx.deps.db, ctx.actor.userId);
  if (!user) throw new DomainError('signed_out', SIGNED_OUT_MESSAGE);
  return user;
}
