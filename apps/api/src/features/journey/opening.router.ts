import { z } from 'zod';
import { findUserById } from '../../db/users.repo.ts';
import { type SignedInCtx, todayOf } from '../../platform/context.ts';
import { DomainError, SIGNED_OUT_MESSAGE } from '../../platform/errors.ts';
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
  opening: signedInProcedure.query(async ({ ctx }) => openingFor(await childOf(ctx), todayOf(ctx))),
  bubbles: signedInProcedure.query(async ({ ctx }) => bubblesFor(await childOf(ctx), todayOf(ctx))),
  topic: signedInProcedure.input(topicInput).query(({ input }) => getGuideTopic(input.topicId)),
});
