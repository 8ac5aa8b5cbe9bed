import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ERROR_TABLE, toDomainError } from './errors.ts';

/** Node's own code for a request that does not come to its end. */
export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

const UNREADABLE: Record<string, readonly [status: string, sentence: string]> = {
  [TOO_SLOW]: ['408 Request Timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request is too large'],
};

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
  app.setErrorHandler(sendHttpError);
}

export function sendHttpError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = readHttpError(error);
  const status = ERROR_TABLE[refusal.code].http;
  if (status >= 500 && status !== 501) request.log.error({ err: refusal.cause ?? error }, 'request failed');
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.code(status).type('text/plain; charset=utf-8').send(refusal.message);
}

/** What is no HTTP request that can be read, or too slow to be one: a sentence, and the connection ends. */
export function endUnreadable(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, sentence] = UNREADABLE[error.code ?? ''] ?? ['400 Bad Request', 'The request could not be read'];
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${sentence.length}\r\n\r\n${sentence}`,
  );
}
