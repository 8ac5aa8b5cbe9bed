import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { requireOwner } from '../../../platform/require-owner.ts';
import { removeInvitation } from './members.repo.ts';

export async function revokeInvitation(ctx: SignedInCtx, id: number): Promise<void> {
  await requireOwner(ctx);
  if (!(await removeInvitation(ctx.deps.db, id)))
    throw new DomainError('not_found', 'This invitation was already used or has ended');
}
