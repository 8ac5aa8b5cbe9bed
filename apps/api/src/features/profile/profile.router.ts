import { onboardingInput, profilePartInput, useSharedInput } from '@nestling/contracts/profile';
import { router, signedInProcedure } from '../../platform/trpc.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { getOwnUser } from './own-user.ts';
import { updateUseShared } from './profile.repo.ts';
import { saveProfilePart } from './save-profile-part.ts';

export const profileRouter = router({
  completeOnboarding: signedInProcedure
    .input(onboardingInput)
    .mutation(({ ctx, input }) => completeOnboarding(ctx, input)),
  save: signedInProcedure.input(profilePartInput).mutation(({ ctx, input }) => saveProfilePart(ctx, input)),
  setUseShared: signedInProcedure.input(useSharedInput).mutation(async ({ ctx, input }) => {
    await updateUseShared(ctx.deps.db, ctx.actor.userId, input.useShared);
    return getOwnUser(ctx);
  }),
});
