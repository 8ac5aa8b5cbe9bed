import type { Ctx, SignedInCtx } from '../../platform/context.ts';
import { noteEvent } from '../../platform/security-event.ts';
import { removeAuthSession, removeAuthSessionsOf } from './sessions.repo.ts';

export async function logout(ctx: Ctx): Promise<void> {
  if (ctx.actor) await removeAuthSession(ctx.deps.db, ctx.actor.sessionId);
  ctx.session.end();
}

export async function signOutEverywhere(ctx: SignedInCtx): Promise<void> {
  await removeAuthSessionsOf(ctx.deps.db, ctx.actor.userId);
  await noteEvent(ctx, ctx.actor.userId, 'signed_out_everywhere');
  ctx.session.end();
}
