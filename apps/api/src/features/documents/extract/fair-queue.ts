import { DomainError } from '../../../platform/errors.ts';

export type FairQueue = { run: <T>(owner: number, work: () => Promise<T>) => Promise<T> };

export const QUEUE_FULL = 'Too many files are being read for you right now. Please try again in a moment.';

/**
 * Runs at most `atOnce` pieces of work, taking turns between owners, so that one person's fifty files do not hold up
 * another's one. An owner with `maxWaiting` pieces waiting is refused with `too_many`.
 */
export function createFairQueue(atOnce: number, maxWaiting: number): FairQueue {
  const waiting = new Map<number, (() => void)[]>();
  let running = 0;

  function release() {
    const next = waiting.entries().next();
    if (next.done) {
      running -= 1;
      return;
    }
    const [owner, line] = next.value;
    const wake = line.shift();
    // The owner goes to the back of the round.
    waiting.delete(owner);
    if (line.length > 0) waiting.set(owner, line);
    wake?.();
  }

  return {
    async run(owner, work) {
      if (running >= atOnce) {
        const line = waiting.get(owner) ?? [];
        if (line.length >= maxWaiting) throw new DomainError('too_many', QUEUE_FULL, { retryAfterSeconds: 10 });
        const turn = new Promise<void>((resolve) => line.push(resolve));
        waiting.set(owner, line);
        await turn;
      } else running += 1;
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
