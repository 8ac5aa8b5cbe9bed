import type { Ctx, SignedInCtx } from '../../platform/context.ts';
import { removeAuthSession, removeAuthSessionsOf } from './auth.repo.ts';

export async function logout(ctx: Ctx): Promise<void> {
  if (ctx.actor) await removeAuthSession(ctx.deps.db, ctx.actor.sessionId);
  ctx.session.end();
}

export async function signOutEverywhere(ctx: SignedInCtx): Promise<void> {
  await removeAuthSessionsOf(ctx.deps.db, ctx.actor.userId);
  ctx.session.end();
}
