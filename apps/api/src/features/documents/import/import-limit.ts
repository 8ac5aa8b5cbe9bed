import { DomainError } from '../../../platform/errors.ts';

export type ImportLimit = { run: <T>(userId: number, host: string, work: () => Promise<T>) => Promise<T> };

const IMPORTS_A_MINUTE = 20;
const AT_ONCE_PER_USER = 2;
const AT_ONCE_PER_HOST = 4;
const MINUTE_MS = 60_000;

export const TOO_MANY_IMPORTS = 'Too many pages are being imported at once. Please try again in a minute.';

/** Keeps one person from turning the import into a flood, and all of them together from flooding one site. */
export function createImportLimit(clock: () => Date): ImportLimit {
  const running = new Map<string, number>();
  const recent = new Map<number, number[]>();

  function countRecent(userId: number): void {
    const now = clock().getTime();
    for (const [user, times] of recent) if ((times.at(-1) ?? 0) < now - MINUTE_MS) recent.delete(user);
    const times = (recent.get(userId) ?? []).filter((time) => time > now - MINUTE_MS);
    const isTooMany = times.length >= IMPORTS_A_MINUTE;
    if (!isTooMany) times.push(now);
    recent.set(userId, times);
    if (isTooMany) throw refusal(Math.ceil(((times[0] ?? now) + MINUTE_MS - now) / 1000));
  }

  function take(key: string, change: number) {
    const count = (running.get(key) ?? 0) + change;
    if (count > 0) running.set(key, count);
    else running.delete(key);
  }

  return {
    async run(userId, host, work) {
      const keys = [`user ${userId}`, `host ${host}`];
      const isBusy =
        (running.get(keys[0] ?? '') ?? 0) >= AT_ONCE_PER_USER || (running.get(keys[1] ?? '') ?? 0) >= AT_ONCE_PER_HOST;
      if (isBusy) throw refusal(10);
      countRecent(userId);
      for (const key of keys) take(key, 1);
      try {
        return await work();
      } finally {
        for (const key of keys) take(key, -1);
      }
    },
  };
}

function refusal(retryAfterSeconds: number): DomainError {
  return new DomainError('too_many', TOO_MANY_IMPORTS, { retryAfterSeconds });
}
