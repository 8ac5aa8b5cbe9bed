import { findUserById } from '../../db/users.repo.ts';
import type { SignedInCtx } from '../../platform/context.ts';
import { noteEvent } from '../../platform/security-event.ts';
import { listOwnData } from './auth.repo.ts';
import { requireFresh } from './confirm.ts';

/** Everything that is kept of the person, for the person. */
export async function exportData(ctx: SignedInCtx) {
  await requireFresh(ctx);
  const { db } = ctx.deps;
  await noteEvent(ctx, ctx.actor.userId, 'exported');
  return { account: (await findUserById(db, ctx.actor.userId)) ?? null, ...(await listOwnData(db, ctx.actor.userId)) };
}
