import { inTransaction } from '../../db/transaction.ts';
import { lockUser } from '../../db/users.repo.ts';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { countQuestions, findQuestion, insertQuestion } from './journey.repo.ts';
import { toVisitQuestion, type VisitQuestion } from './visit-question.ts';

/** More would neither be asked in one visit nor fit the printed pages. */
export const MAX_QUESTIONS = 50;

/** The same words twice are one question. */
export function addVisitQuestion(ctx: SignedInCtx, text: string): Promise<VisitQuestion> {
  return inTransaction(ctx.deps.db, async (trx) => {
    await lockUser(trx, ctx.actor.userId);
    const same = await findQuestion(trx, ctx.actor.userId, text);
    if (same) return toVisitQuestion(same);
    if ((await countQuestions(trx, ctx.actor.userId)) >= MAX_QUESTIONS) {
      throw new DomainError('conflict', `There can be at most ${MAX_QUESTIONS} questions. Remove one first.`);
    }
    return toVisitQuestion(await insertQuestion(trx, ctx.actor.userId, text));
  });
}
