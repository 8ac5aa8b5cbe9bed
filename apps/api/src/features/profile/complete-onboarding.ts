import { ageInDays, birthDateOf } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import { BIRTH_DATE_IN_FUTURE, type OnboardingInput } from '@nestling/contracts/profile';
import { findUserById } from '../../db/users.repo.ts';
import { latestTodayOf, type SignedInCtx } from '../../platform/context.ts';
import { DomainError, SIGNED_OUT_MESSAGE } from '../../platform/errors.ts';
import { updateProfile } from './profile.repo.ts';

export async function completeOnboarding(ctx: SignedInCtx, input: OnboardingInput): Promise<ClientUser> {
  const birth = birthDateOf(input.childAge);
  if (birth && ageInDays(birth, latestTodayOf(ctx)) < 0) throw new DomainError('invalid', BIRTH_DATE_IN_FUTURE);
  await updateProfile(ctx.deps.db, ctx.actor.userId, input);
  return getOwnUser(ctx);
}

export async function getOwnUser(ctx: SignedInCtx): Promise<ClientUser> {
  const user = await findUserById(ctx.deps.db, ctx.actor.userId);
  if (!user) throw new DomainError('signed_out', SIGNED_OUT_MESSAGE);
  return user;
}
