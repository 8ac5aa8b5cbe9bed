import { DomainError } from '../../platform/errors.ts';
import { QUEUE_FULL } from './extract/fair-queue.ts';

export type UploadSlots = {
  /** `bytes`: what the work may hold in memory; it begins when there is room for them. */
  run: <T>(owner: number, bytes: number, work: () => Promise<T>) => Promise<T>;
};

/**
 * Refuses an owner's further uploads while `perOwner` are on their way, and lets all together hold at most `bytes`. Who
 * waits for room waits in the order of coming, but whoever fits is let past whoever does not: a small text file never
 * waits for the room of a large one.
 */
export function createUploadSlots({ perOwner, bytes: room }: { perOwner: number; bytes: number }): UploadSlots {
  const taken = new Map<number, number>();
  const waiting: { bytes: number; start: () => void }[] = [];
  let held = 0;

  function admit() {
    for (let at = 0; at < waiting.length; ) {
      const next = waiting[at];
      if (!next || held + next.bytes > room) {
        at += 1;
        continue;
      }
      waiting.splice(at, 1);
      held += next.bytes;
      next.start();
    }
  }

  return {
    async run(owner, bytes, work) {
      const count = taken.get(owner) ?? 0;
      if (count >= perOwner) throw new DomainError('too_many', QUEUE_FULL, { retryAfterSeconds: 10 });
      taken.set(owner, count + 1);
      const size = Math.min(bytes, room);
      try {
        await new Promise<void>((resolve) => {
          waiting.push({ bytes: size, start: resolve });
          admit();
        });
        try {
          return await work();
        } finally {
          held -= size;
          admit();
        }
      } finally {
        const left = (taken.get(owner) ?? 1) - 1;
        if (left > 0) taken.set(owner, left);
        else taken.delete(owner);
      }
    },
  };
}
