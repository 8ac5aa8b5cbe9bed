import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/client.ts';
import { countSlots, freeSlot, renewSlots, takeSlot } from '../db/slots.repo.ts';

/** How much of each kind a person may have going on at once, over all processes. */
const MOST = { reply: 3, watch: 50, readFile: 1, readText: 1, upload: 6, import: 2 } as const;
export type SlotKind = keyof typeof MOST;

/** Gives the place back; never fails. */
export type Release = () => Promise<void>;

export type Slots = {
  /** Undefined when all of the person's places are taken. */
  take: (kind: SlotKind, userId: number) => Promise<Release | undefined>;
  /** Waits for a place. When `signal` says so, or the database is away, it goes on without one: a bound must not lose work. */
  wait: (kind: SlotKind, userId: number, signal?: AbortSignal) => Promise<Release>;
  close: () => void;
};

const LEASE_SECONDS = 15;
const RENEW_MS = 5_000;
const LOOK_MS = 250;
const nothing: Release = async () => {};

export function createSlots(db: Db, logger: Pick<FastifyBaseLogger, 'warn'>): Slots {
  const held = new Set<string>();
  const renewal = setInterval(() => {
    if (held.size === 0) return;
    renewSlots(db, [...held], LEASE_SECONDS).catch((error) => logger.warn({ err: error }, 'places not renewed'));
  }, RENEW_MS);
  renewal.unref();

  async function take(kind: SlotKind, userId: number): Promise<Release | undefined> {
    const most = MOST[kind];
    const holder = randomUUID();
    // Of two that reach for the same place at the same moment one is left without, though others may be free.
    while (!(await takeSlot(db, { kind, userId, most, holder, leaseSeconds: LEASE_SECONDS })))
      if ((await countSlots(db, kind, userId)) >= most) return undefined;
    held.add(holder);
    return async () => {
      held.delete(holder);
      // What cannot be given back ends with its lease.
      await freeSlot(db, holder).catch((error) => logger.warn({ err: error }, 'place not given back'));
    };
  }

  return {
    take,
    async wait(kind, userId, signal) {
      try {
        while (!signal?.aborted) {
          const release = await take(kind, userId);
          if (release) return release;
          await sleep(LOOK_MS, undefined, { ...(signal ? { signal } : {}) });
        }
      } catch (error) {
        if (!signal?.aborted) logger.warn({ err: error, kind }, 'a place could not be asked for');
      }
      return nothing;
    },
    close: () => clearInterval(renewal),
  };
}
