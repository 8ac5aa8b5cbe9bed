import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findOwnerId } from './members.repo.ts';

export const OWNER_ONLY = 'Only the owner of this server can do that';

export async function requireOwner(ctx: SignedInCtx): Promise<void> {
  if ((await findOwnerId(ctx.deps.db)) !== ctx.actor.userId) throw new DomainError('forbidden', OWNER_ONLY);
}
