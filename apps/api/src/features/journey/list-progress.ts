import type { ProgressEntry } from '@nestling/contracts/journey';
import type { SignedInCtx } from '../../platform/context.ts';
import { ownRegion } from '../../platform/region.ts';
import { GUIDE } from './guide.ts';
import { listProgress } from './journey.repo.ts';
import { toProgressEntry } from './progress-entries.ts';

export async function listOwnProgress(ctx: SignedInCtx): Promise<ProgressEntry[]> {
  const rows = await listProgress(ctx.deps.db, ctx.actor.userId);
  const region = await ownRegion(ctx);
  return rows.map((row) => toProgressEntry(GUIDE, row, region));
}
