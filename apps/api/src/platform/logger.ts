import type { LoggerOptions } from 'pino';

type LoggedRequest = { method: string; url: string; ip: string; id: string };

const MAX_MESSAGE = 200;
const MAX_CAUSES = 3;

/**
 * Structured logs without query strings (they can hold words of a search or the token of a reset link) and of an error
 * only what it is and where: a provider's carries the request, a database's the row, and with them a parent's words.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      req: (request: LoggedRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        address: request.ip,
        id: request.id,
      }),
      err: (error: unknown) => describeError(error, MAX_CAUSES),
    },
    redact: { paths: ['req.headers', 'password', '*.password'], remove: true },
  };
}

function describeError(error: unknown, causes: number): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof statusCode === 'number' ? { statusCode } : {}),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && causes > 0 ? { cause: describeError(error.cause, causes - 1) } : {}),
  };
}

/** What follows the first quotation mark is quoted: the value a parser or the database stumbled over. */
function messageOf(error: Error): string {
  const isQuoting = error.name === 'SyntaxError' || 'severity' in error;
  const message = isQuoting ? error.message.replace(/["'`].*$/s, '…') : error.message;
  return message.slice(0, MAX_MESSAGE);
}
