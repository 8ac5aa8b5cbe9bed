import { findOwnerId } from '../db/server-owner.repo.ts';
import type { SignedInCtx } from './context.ts';
import { DomainError } from './errors.ts';

export const OWNER_ONLY = 'Only the owner of this server can do that';

export async function requireOwner(ctx: SignedInCtx): Promise<void> {
  if ((await findOwnerId(ctx.deps.db)) !== ctx.actor.userId) throw new DomainError('forbidden', OWNER_ONLY);
}
