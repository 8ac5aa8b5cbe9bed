import type { ClientUser } from '@nestling/contracts/auth';
import type { OnboardingInput } from '@nestling/contracts/profile';
import type { SignedInCtx } from '../../platform/context.ts';
import { checkBirthDate } from './birth-date.ts';
import { getOwnUser } from './own-user.ts';
import { updateProfile } from './profile.repo.ts';

export async function completeOnboarding(ctx: SignedInCtx, input: OnboardingInput): Promise<ClientUser> {
  checkBirthDate(ctx, input.childAge);
  await updateProfile(ctx.deps.db, ctx.actor.userId, input, { isCompleted: true });
  return getOwnUser(ctx);
}
