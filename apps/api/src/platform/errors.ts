import type { ErrorCode } from '@nestling/contracts/error-code';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';

/** A refusal with a sentence that may be shown to the person. `retryAfterSeconds` goes out as Retry-After. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(message, { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The one table from error code to both transports. */
export const ERROR_TABLE: Record<ErrorCode, { http: number; trpc: TRPC_ERROR_CODE_KEY }> = {
  invalid: { http: 400, trpc: 'BAD_REQUEST' },
  signed_out: { http: 401, trpc: 'UNAUTHORIZED' },
  forbidden: { http: 403, trpc: 'FORBIDDEN' },
  code_needed: { http: 401, trpc: 'UNAUTHORIZED' },
  confirm_needed: { http: 403, trpc: 'FORBIDDEN' },
  not_found: { http: 404, trpc: 'NOT_FOUND' },
  conflict: { http: 409, trpc: 'CONFLICT' },
  too_large: { http: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  unsupported_type: { http: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  unreadable: { http: 422, trpc: 'UNPROCESSABLE_CONTENT' },
  misdirected: { http: 421, trpc: 'BAD_REQUEST' },
  too_many: { http: 429, trpc: 'TOO_MANY_REQUESTS' },
  not_configured: { http: 501, trpc: 'NOT_IMPLEMENTED' },
  unavailable: { http: 503, trpc: 'SERVICE_UNAVAILABLE' },
  internal: { http: 500, trpc: 'INTERNAL_SERVER_ERROR' },
};

export const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again.';
export const SIGNED_OUT_MESSAGE = 'User not authenticated';
export const UNAVAILABLE_MESSAGE = 'The service is busy or restarting. Please try again in a moment.';

export const FULL_MESSAGE =
  'The server has no room left, so this was not saved. Please tell whoever runs it, and try again later.';

export const GONE_MESSAGE = 'What this belongs to has just been deleted. Reload the page to go on.';

/** Rows that others held too long, or in another order. */
const RACE_ERRORS = new Set(['40P01', '40001', '55P03']);
/** A row that would belong to one which is gone. */
const ORPHAN_ERROR = '23503';

/** PostgreSQL's and the operating system's words for a full disk. */
const FULL_ERRORS = new Set(['53100', 'ENOSPC', 'EDQUOT']);

const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '08000',
  '08003',
  '08006',
  '53300',
]);

/** Turns whatever was thrown into a refusal that may be shown; a lost database is "unavailable", the unknown "internal". */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof Error) {
    const code = 'code' in error ? String(error.code) : '';
    if (FULL_ERRORS.has(code))
      return new DomainError('unavailable', FULL_MESSAGE, { cause: error, retryAfterSeconds: 60 });
    if (RACE_ERRORS.has(code))
      return new DomainError('unavailable', UNAVAILABLE_MESSAGE, { cause: error, retryAfterSeconds: 1 });
    if (code === ORPHAN_ERROR)
      return 'constraint' in error && String(error.constraint).endsWith('_user_id_fkey')
        ? new DomainError('signed_out', SIGNED_OUT_MESSAGE, { cause: error })
        : new DomainError('conflict', GONE_MESSAGE, { cause: error });
    const isLost =
      /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered/.test(
        error.message,
      );
    if (CONNECTION_ERRORS.has(code) || isLost)
      return new DomainError('unavailable', UNAVAILABLE_MESSAGE, { cause: error, retryAfterSeconds: 5 });
  }
  return new DomainError('internal', INTERNAL_MESSAGE, { cause: error });
}
