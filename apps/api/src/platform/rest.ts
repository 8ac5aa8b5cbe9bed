import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Ctx } from './context.ts';
import { DomainError } from './errors.ts';

/** The request's context, made by the session plugin; both transports use the same one. */
export function ctxOf(request: FastifyRequest): Promise<Ctx> {
  return request.getCtx();
}

/** The body as `schema` reads it, or a 400 with the schema's first sentence. */
export function readBody<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.output<Schema> {
  return readInput(request.body, schema);
}

export function readInput<Schema extends z.ZodType>(value: unknown, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const isWholeBody = issue?.path.length === 0;
  throw new DomainError(
    'invalid',
    isWholeBody ? 'The request must be a JSON object' : (issue?.message ?? 'The request is not valid'),
  );
}

/** Ids in paths are positive integers; anything else names nothing. */
export function readId(request: FastifyRequest, notFound: string): number {
  const { id } = request.params as { id?: string };
  const value = id && /^[1-9]\d{0,15}$/.test(id) ? Number(id) : 0;
  if (!Number.isSafeInteger(value) || value < 1) throw new DomainError('not_found', notFound);
  return value;
}
