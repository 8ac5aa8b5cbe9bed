import { DomainError } from '../../../platform/errors.ts';

export type FairQueue = { run: <T>(owner: number, work: () => Promise<T>) => Promise<T> };
type Bounds = { atOnce: number; perOwner: number; maxWaiting: number };

export const QUEUE_FULL = 'Too many files are being read for you right now. Please try again in a moment.';

/**
 * Runs at most `atOnce` pieces of work, `perOwner` of one owner, taking turns between owners, so that one person's fifty
 * files do not hold up another's one. An owner with `maxWaiting` pieces waiting is refused with `too_many`.
 */
export function createFairQueue({ atOnce, perOwner, maxWaiting }: Bounds): FairQueue {
  const waiting = new Map<number, (() => void)[]>();
  const working = new Map<number, number>();
  let running = 0;

  function start(owner: number) {
    running += 1;
    working.set(owner, (working.get(owner) ?? 0) + 1);
  }

  const hasRoom = (owner: number) => running < atOnce && (working.get(owner) ?? 0) < perOwner;

  function release(owner: number) {
    running -= 1;
    const left = (working.get(owner) ?? 1) - 1;
    if (left > 0) working.set(owner, left);
    else working.delete(owner);
    for (const [next, line] of waiting) {
      if (!hasRoom(next)) continue;
      const wake = line.shift();
      // The owner goes to the back of the round.
      waiting.delete(next);
      if (line.length > 0) waiting.set(next, line);
      start(next);
      wake?.();
      return;
    }
  }

  return {
    async run(owner, work) {
      if (hasRoom(owner)) start(owner);
      else {
        const line = waiting.get(owner) ?? [];
        if (line.length >= maxWaiting) throw new DomainError('too_many', QUEUE_FULL, { retryAfterSeconds: 10 });
        const turn = new Promise<void>((resolve) => line.push(resolve));
        waiting.set(owner, line);
        await turn;
      }
      try {
        return await work();
      } finally {
        release(owner);
      }
    },
  };
}
