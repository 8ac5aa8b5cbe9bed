import { ageText, birthDateOf, formatCalendarDate } from '@nestling/contracts/age';
import type { VisitSummary } from '@nestling/contracts/journey';
import { findUserById } from '../../db/users.repo.ts';
import { type SignedInCtx, todayOf } from '../../platform/context.ts';
import { DomainError, SIGNED_OUT_MESSAGE } from '../../platform/errors.ts';
import { regionOf } from '../../platform/region.ts';
import { chooseMilestones } from './choose-milestones.ts';
import { GUIDE } from './guide.ts';
import { listQuestions } from './journey.repo.ts';
import { listOwnProgress } from './list-progress.ts';
import { toVisitQuestion } from './visit-question.ts';

/** What a doctor asks about, short enough for two printed pages. */
export async function getVisitSummary(ctx: SignedInCtx): Promise<VisitSummary> {
  const { db } = ctx.deps;
  const user = await findUserById(db, ctx.actor.userId);
  if (!user) throw new DomainError('signed_out', SIGNED_OUT_MESSAGE);
  const today = todayOf(ctx);
  const region = regionOf(user, ctx.deps.env);
  const birth = birthDateOf(user.childAge);
  const progress = await listOwnProgress(ctx);
  const now = chooseMilestones(GUIDE.ranges, user, progress, today, region);
  const questions = await listQuestions(db, ctx.actor.userId);
  return {
    childName: user.childName,
    birthDate: user.childAge,
    ageText: birth ? ageText(birth, today) : '',
    isCorrectedAge: now.isCorrectedAge,
    preparedOn: formatCalendarDate(today),
    milestones: now.items,
    notes: progress.filter(({ kind, note }) => kind !== 'milestone' && note !== ''),
    questions: questions.map(toVisitQuestion),
    healthConditions: user.healthConditions,
  };
}
