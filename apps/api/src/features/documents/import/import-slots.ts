import { DomainError } from '../../../platform/errors.ts';
import { TOO_MANY_IMPORTS } from '../../../platform/limits.ts';

export type ImportSlots = { run: <T>(userId: number, host: string, work: () => Promise<T>) => Promise<T> };

const AT_ONCE_PER_USER = 2;
const AT_ONCE_PER_HOST = 4;

/** Keeps all members together from flooding one site, and one of them from holding every place. */
export function createImportSlots(): ImportSlots {
  const running = new Map<string, number>();
  const isFull = (key: string, most: number) => (running.get(key) ?? 0) >= most;

  function take(key: string, change: number) {
    const count = (running.get(key) ?? 0) + change;
    if (count > 0) running.set(key, count);
    else running.delete(key);
  }

  return {
    async run(userId, host, work) {
      const [user, site] = [`user ${userId}`, `host ${host}`];
      if (isFull(user, AT_ONCE_PER_USER) || isFull(site, AT_ONCE_PER_HOST))
        throw new DomainError('too_many', TOO_MANY_IMPORTS, { retryAfterSeconds: 10 });
      for (const key of [user, site]) take(key, 1);
      try {
        return await work();
      } finally {
        for (const key of [user, site]) take(key, -1);
      }
    },
  };
}
