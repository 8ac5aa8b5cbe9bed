import type { ClientUser } from '@nestling/contracts/auth';
import type { Region } from '@nestling/contracts/regions';
import { findUserById } from '../db/users.repo.ts';
import type { SignedInCtx } from './context.ts';
import type { Env } from './env.ts';

/** Whose numbers, words and laws a family sees: the country it chose, else the server's EMERGENCY_REGION. */
export function regionOf(user: Pick<ClientUser, 'country'> | undefined, env: Pick<Env, 'EMERGENCY_REGION'>): Region {
  return user?.country ?? env.EMERGENCY_REGION;
}

export async function ownRegion(ctx: SignedInCtx): Promise<Region> {
  return regionOf(await findUserById(ctx.deps.db, ctx.actor.userId), ctx.deps.env);
}
