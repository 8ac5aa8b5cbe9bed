import { DomainError } from '../../../platform/errors.ts';
import { TOO_MANY_IMPORTS } from '../../../platform/limits.ts';

export type SitePlaces = { run: <T>(host: string, work: () => Promise<T>) => Promise<T> };

const AT_ONCE_PER_HOST = 4;

/** Keeps all members of this process together from flooding one site. */
export function createSitePlaces(): SitePlaces {
  const running = new Map<string, number>();

  function take(host: string, change: number) {
    const count = (running.get(host) ?? 0) + change;
    if (count > 0) running.set(host, count);
    else running.delete(host);
  }

  return {
    async run(host, work) {
      if ((running.get(host) ?? 0) >= AT_ONCE_PER_HOST)
        throw new DomainError('too_many', TOO_MANY_IMPORTS, { retryAfterSeconds: 10 });
      take(host, 1);
      try {
        return await work();
      } finally {
        take(host, -1);
      }
    },
  };
}
