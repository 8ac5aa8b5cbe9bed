import fp from 'fastify-plugin';
import type { Db } from '../../db/client.ts';
import { isMigrated, ping } from '../../db/migrate.ts';
import { DomainError, UNAVAILABLE_MESSAGE } from '../errors.ts';

/** `/api/health`: the process answers. `/api/ready`: the database does too, and its migrations are done. */
export const healthPlugin = fp<{ db: Db }>(
  async (app, { db }) => {
    let wasMigrated = false;
    app.get('/api/health', async () => ({ ok: true }));
    app.get('/api/ready', async () => {
      await ping(db);
      wasMigrated ||= await isMigrated(db);
      if (!wasMigrated) throw new DomainError('unavailable', UNAVAILABLE_MESSAGE, { retryAfterSeconds: 2 });
      return { ok: true };
    });
  },
  { name: 'nestling-health' },
);
