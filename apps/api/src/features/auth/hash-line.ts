import { DomainError, UNAVAILABLE_MESSAGE } from '../../platform/errors.ts';

/** Runs at most `atOnce` pieces of work; when `maxWaiting` wait already, the next is refused instead of waiting long. */
export function createHashLine(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new DomainError('unavailable', UNAVAILABLE_MESSAGE, { retryAfterSeconds: 5 });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
