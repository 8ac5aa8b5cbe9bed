import { insertOperation, type Operation } from '../../db/operations.repo.ts';
import type { SignedInCtx } from '../../platform/context.ts';
import { toDomainError } from '../../platform/errors.ts';

type Details = NonNullable<Operation['details']>;

/** Runs `work` and keeps how it went: sizes, kinds and ids that `work` notes, never a word of a document or its name. */
export async function logOperation<T>(
  ctx: SignedInCtx,
  operation: string,
  work: (details: Details) => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const details: Details = {};
  const keep = (status: string) =>
    insertOperation(ctx.deps.db, {
      operation,
      userId: ctx.actor.userId,
      durationMs: performance.now() - startedAt,
      status,
      details,
    }).catch((error: unknown) => ctx.deps.logger.warn({ err: error, operation }, 'operation not logged'));
  try {
    const result = await work(details);
    await keep('success');
    return result;
  } catch (error) {
    details.code = toDomainError(error).code;
    await keep('failed');
    throw error;
  }
}
