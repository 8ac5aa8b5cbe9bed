import { createHash, timingSafeEqual } from 'node:crypto';
import fp from 'fastify-plugin';
import { DomainError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';

const NOT_FOUND = 'There is nothing at this address';

/** `/metrics` for who brings the token; for everybody else, and without a token in the settings, there is no such page. */
export const metricsPlugin = fp<{ metrics: Metrics; token: string | undefined }>(
  async (app, { metrics, token }) => {
    app.addHook('onResponse', async (request, reply) => {
      metrics.requested({
        method: request.method,
        // The address as the server knows it, never as it was asked for.
        route: request.routeOptions.url ?? 'other',
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      });
    });
    if (token === undefined) return;
    const digest = (text: string) => createHash('sha256').update(text).digest();
    const expected = digest(`Bearer ${token}`);
    app.get('/metrics', async (request, reply) => {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
        throw new DomainError('not_found', NOT_FOUND);
      const { type, text } = await metrics.read();
      return reply.type(type).send(text);
    });
  },
  { name: 'nestling-metrics' },
);
