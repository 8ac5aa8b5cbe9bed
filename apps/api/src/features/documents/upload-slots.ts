import { DomainError } from '../../platform/errors.ts';
import { QUEUE_FULL } from './extract/fair-queue.ts';

export type UploadSlots = { run: <T>(owner: number, work: () => Promise<T>) => Promise<T> };

/** Refuses an owner's further uploads while `perOwner` are on their way: each may hold a whole file in memory. */
export function createUploadSlots(perOwner: number): UploadSlots {
  const taken = new Map<number, number>();
  return {
    async run(owner, work) {
      const count = taken.get(owner) ?? 0;
      if (count >= perOwner) throw new DomainError('too_many', QUEUE_FULL, { retryAfterSeconds: 10 });
      taken.set(owner, count + 1);
      try {
        return await work();
      } finally {
        const left = (taken.get(owner) ?? 1) - 1;
        if (left > 0) taken.set(owner, left);
        else taken.delete(owner);
      }
    },
  };
}
