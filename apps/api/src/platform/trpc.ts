import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { type Ctx, requireActor } from './context.ts';
import { DomainError, ERROR_TABLE, toDomainError } from './errors.ts';

const t = initTRPC.context<Ctx>().create({
  isDev: false,
  sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
  errorFormatter({ shape, error }) {
    const refusal = refusalOf(error);
    return {
      ...shape,
      message: refusal.message,
      data: { code: shape.data.code, httpStatus: ERROR_TABLE[refusal.code].http, appCode: refusal.code },
    };
  },
});

/** The sentence for a failed procedure; what trpc itself refuses (unknown path, unreadable JSON) is put in plain words. */
export function refusalOf(error: TRPCError): DomainError {
  if (error.cause instanceof DomainError) return error.cause;
  if (error.cause instanceof ZodError)
    return new DomainError('invalid', error.cause.issues[0]?.message ?? 'The request is not valid');
  switch (error.code) {
    case 'NOT_FOUND':
      return new DomainError('not_found', 'There is no such call');
    case 'BAD_REQUEST':
    case 'PARSE_ERROR':
    case 'METHOD_NOT_SUPPORTED':
      return new DomainError('invalid', 'The request could not be read');
    case 'UNSUPPORTED_MEDIA_TYPE':
      return new DomainError('unsupported_type', 'The request must be JSON');
    case 'PAYLOAD_TOO_LARGE':
      return new DomainError('too_large', 'The request is too large');
    default:
      return toDomainError(error.cause ?? error);
  }
}

const refusals = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok || result.error.cause instanceof ZodError) return result;
  const refusal = refusalOf(result.error);
  if (refusal.code === 'internal' || refusal.code === 'unavailable') {
    ctx.deps.logger.error({ err: refusal.cause, requestId: ctx.requestId, path }, 'call failed');
  }
  throw new TRPCError({ code: ERROR_TABLE[refusal.code].trpc, message: refusal.message, cause: refusal });
});

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const publicProcedure = t.procedure.use(refusals);
export const signedInProcedure = publicProcedure.use(({ ctx, next }) => next({ ctx: requireActor(ctx) }));
