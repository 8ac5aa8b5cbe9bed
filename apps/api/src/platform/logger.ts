import type { LoggerOptions } from 'pino';

type LoggedRequest = { method: string; url: string; ip: string; id: string };

/** Structured logs without query strings: they can hold words of a search or the token of a reset link. */
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
    },
    redact: { paths: ['req.headers', 'password', '*.password'], remove: true },
  };
}
