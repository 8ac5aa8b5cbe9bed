import { z } from 'zod';
import { findUserById } from '../../db/users.repo.ts';
import { type SignedInCtx, todayOf } from '../../platform/context.ts';
import { DomainError, SIGNED_OUT_MESSAGE } from '../../platform/errors.ts';
import { ownRegion, regionOf } from '../../platform/region.ts';
import { router, signedInProcedure } from '../../platform/trpc.ts';
import { getGuideTopic } from './get-guide-topic.ts';
import { bubblesFor, openingFor } from './opening.ts';

const topicInput = z.object({ topicId: z.string().max(100, 'There is no such topic') });

async function childOf(ctx: SignedInCtx) {
  const user = await findUserById(ctx.deps.db, ctx.actor.userId);
  if (!user) throw new DomainError('signed_out', SIGNED_OUT_MESSAGE);
  return user;
}

/** What the age content says in the chat: these calls stand beside the chat's own under `chat`. */
export const openingRouter = router({
  opening: signedInProcedure.query(async ({ ctx }) => {
    const user = await childOf(ctx);
    return openingFor(user, todayOf(ctx), regionOf(user, ctx.deps.env));
  }),
  bubbles: signedInProcedure.query(async ({ ctx }) => {
    const user = await childOf(ctx);
    return bubblesFor(user, todayOf(ctx), regionOf(user, ctx.deps.env));
  }),
  topic: signedInProcedure
    .input(topicInput)
    .query(async ({ ctx, input }) => getGuideTopic(input.topicId, await ownRegion(ctx))),
});
