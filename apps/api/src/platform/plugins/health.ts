import { setTimeout } from 'node:timers/promises';
import fp from 'fastify-plugin';
import type { Db } from '../../db/client.ts';
import { isMigrated, ping } from '../../db/migrate.ts';
import { DomainError, UNAVAILABLE_MESSAGE } from '../errors.ts';

/** Who watches the service waits a few seconds at most; a frozen database answers never. */
const DATABASE_MS = 2_500;

/** `/api/health`: the process answers. `/api/ready`: the database does too, and its migrations are done. */
export const healthPlugin = fp<{ db: Db }>(
  async (app, { db }) => {
    let wasMigrated = false;
    let pending: Promise<boolean> | undefined;
    const check = async () => {
      await ping(db);
      wasMigrated ||= await isMigrated(db);
      return wasMigrated;
    };
    // One question at a time: askers of a frozen database would otherwise take up all its connections.
    const isReady = () => {
      pending ??= check().finally(() => {
        pending = undefined;
      });
      return Promise.race([pending, setTimeout(DATABASE_MS, false, { ref: false })]);
    };
    app.get('/api/health', async () => ({ ok: true }));
    app.get('/api/ready', async () => {
      if (!(await isReady())) throw new DomainError('unavailable', UNAVAILABLE_MESSAGE, { retryAfterSeconds: 2 });
      return { ok: true };
    });
  },
  { name: 'nestling-health' },
);
