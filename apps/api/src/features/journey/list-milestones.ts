import type { MilestonesNow } from '@nestling/contracts/journey';
import { findUserById } from '../../db/users.repo.ts';
import { type SignedInCtx, todayOf } from '../../platform/context.ts';
import { DomainError, SIGNED_OUT_MESSAGE } from '../../platform/errors.ts';
import { regionOf } from '../../platform/region.ts';
import { chooseMilestones } from './choose-milestones.ts';
import { GUIDE } from './guide.ts';
import { listOwnProgress } from './list-progress.ts';

export async function listMilestones(ctx: SignedInCtx): Promise<MilestonesNow> {
  const user = await findUserById(ctx.deps.db, ctx.actor.userId);
  if (!user) throw new DomainError('signed_out', SIGNED_OUT_MESSAGE);
  return chooseMilestones(GUIDE.ranges, user, await listOwnProgress(ctx), todayOf(ctx), regionOf(user, ctx.deps.env));
}
