import type { FastifyError, FastifyInstance } from 'fastify';
import { DomainError, ERROR_TABLE, toDomainError } from './errors.ts';

/** What Fastify itself refuses, in plain words; the rest goes through the one table. */
export function readHttpError(error: FastifyError | Error): DomainError {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (error instanceof DomainError || status === undefined) return toDomainError(error);
  if (status === 413) return new DomainError('too_large', 'The request is too large', { cause: error });
  if (status === 415) return new DomainError('unsupported_type', 'The request must be JSON', { cause: error });
  if (status === 408) return new DomainError('invalid', 'The request took too long to arrive', { cause: error });
  if (status >= 400 && status < 500)
    return new DomainError('invalid', 'The request could not be read', { cause: error });
  return toDomainError(error);
}

export function handleHttpErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = readHttpError(error);
    const status = ERROR_TABLE[refusal.code].http;
    if (status >= 500 && status !== 501) request.log.error({ err: refusal.cause ?? error }, 'request failed');
    if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
    return reply.code(status).type('text/plain; charset=utf-8').send(refusal.message);
  });
}
