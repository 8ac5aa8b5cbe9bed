import { gestationInput, onboardingInput, useSharedInput } from '@nestling/contracts/profile';
import { router, signedInProcedure } from '../../platform/trpc.ts';
import { completeOnboarding, getOwnUser } from './complete-onboarding.ts';
import { updateGestation, updateUseShared } from './profile.repo.ts';

export const profileRouter = router({
  completeOnboarding: signedInProcedure
    .input(onboardingInput)
    .mutation(({ ctx, input }) => completeOnboarding(ctx, input)),
  setGestation: signedInProcedure.input(gestationInput).mutation(async ({ ctx, input }) => {
    await updateGestation(ctx.deps.db, ctx.actor.userId, input.gestationWeeks);
    return getOwnUser(ctx);
  }),
  setUseShared: signedInProcedure.input(useSharedInput).mutation(async ({ ctx, input }) => {
    await updateUseShared(ctx.deps.db, ctx.actor.userId, input.useShared);
    return getOwnUser(ctx);
  }),
});
