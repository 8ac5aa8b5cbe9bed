import { addVisitQuestionInput, markProgressInput, timelineInput } from '@nestling/contracts/journey';
import { z } from 'zod';
import { router, signedInProcedure } from '../../platform/trpc.ts';
import { addVisitQuestion } from './add-visit-question.ts';
import { getTimeline } from './get-timeline.ts';
import { getVisitSummary } from './get-visit-summary.ts';
import { deleteProgress } from './journey.repo.ts';
import { listMilestones } from './list-milestones.ts';
import { listOwnProgress } from './list-progress.ts';
import { markProgress } from './mark-progress.ts';
import { removeVisitQuestion } from './remove-visit-question.ts';

const questionInput = z.object({
  id: z.number().int('There is no such question').positive('There is no such question'),
});

export const journeyRouter = router({
  timeline: signedInProcedure.input(timelineInput).query(({ ctx, input }) => getTimeline(ctx, input)),
  milestones: signedInProcedure.query(({ ctx }) => listMilestones(ctx)),
  progress: signedInProcedure.query(({ ctx }) => listOwnProgress(ctx)),
  mark: signedInProcedure.input(markProgressInput).mutation(({ ctx, input }) => markProgress(ctx, input)),
  unmark: signedInProcedure
    .input(markProgressInput.pick({ kind: true, itemId: true }))
    .mutation(async ({ ctx, input }) => {
      await deleteProgress(ctx.deps.db, ctx.actor.userId, input.kind, input.itemId);
      return { ok: true as const };
    }),
  visitSummary: signedInProcedure.query(({ ctx }) => getVisitSummary(ctx)),
  addQuestion: signedInProcedure
    .input(addVisitQuestionInput)
    .mutation(({ ctx, input }) => addVisitQuestion(ctx, input.text)),
  removeQuestion: signedInProcedure.input(questionInput).mutation(async ({ ctx, input }) => {
    await removeVisitQuestion(ctx, input.id);
    return { ok: true as const };
  }),
});
