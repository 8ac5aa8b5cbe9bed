import { ageInDays, birthDateOf } from '@nestling/contracts/age';
import type { MarkProgressInput, ProgressEntry } from '@nestling/contracts/journey';
import { findUserById } from '../../db/users.repo.ts';
import { latestTodayOf, type SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { regionOf } from '../../platform/region.ts';
import { GUIDE } from './guide.ts';
import { saveProgress } from './journey.repo.ts';
import { findItem, toProgressEntry } from './progress-entries.ts';

export async function markProgress(ctx: SignedInCtx, input: MarkProgressInput): Promise<ProgressEntry> {
  if (findItem(GUIDE, input.kind, input.itemId) === undefined) {
    throw new DomainError('not_found', 'There is no such item in the guide');
  }
  const { db, clock } = ctx.deps;
  const date = birthDateOf(input.date);
  if (!date || ageInDays(date, latestTodayOf(ctx)) < 0)
    throw new DomainError('invalid', 'The date cannot be in the future');
  const user = await findUserById(db, ctx.actor.userId);
  const birth = birthDateOf(user?.childAge);
  if (birth && ageInDays(birth, date) < 0) throw new DomainError('invalid', 'The date cannot be before the birth date');
  await saveProgress(db, ctx.actor.userId, input, clock());
  return toProgressEntry(GUIDE, input, regionOf(user, ctx.deps.env));
}
