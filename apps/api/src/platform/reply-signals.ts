import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** Tells when a reply that another process writes has grown or ended. */
export type ReplySignals = {
  /** Resolves at the next word of the reply; or after a while, for a word may get lost with its connection. */
  next: (replyId: number, signal?: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
};

/** While the channel is heard, and while it is not. */
const HEARD_MS = 5_000;
const UNHEARD_MS = 400;
const RECONNECT_MS = 2_000;

/** Listens on a connection of its own; without an address (the embedded engine serves one process) it only waits. */
export function createReplySignals(databaseUrl: string | undefined, logger: FastifyBaseLogger): ReplySignals {
  const waiting = new Map<number, Set<() => void>>();
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let isHeard = false;

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      const own = new pg.Client({
        connectionString: databaseUrl,
        keepAlive: true,
        application_name: 'nestling-signals',
      });
      const ended = new Promise<void>((resolve) => {
        own.once('end', () => resolve());
        own.once('error', () => resolve());
      });
      own.on('notification', ({ payload }) => {
        for (const wake of waiting.get(Number(payload)) ?? []) wake();
      });
      client = own;
      try {
        await own.connect();
        await own.query('listen nestling_replies');
        isHeard = true;
        await ended;
      } catch (error) {
        logger.warn({ err: error }, 'replies of other processes are asked for, not heard');
      }
      isHeard = false;
      await own.end().catch(() => {});
      await sleep(RECONNECT_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  const listening = databaseUrl ? listen() : Promise.resolve();
  return {
    async next(replyId, signal) {
      const woken = Promise.withResolvers<void>();
      const others = waiting.get(replyId) ?? new Set();
      waiting.set(replyId, others.add(woken.resolve));
      const stop = new AbortController();
      const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
      try {
        const late = sleep(isHeard ? HEARD_MS : UNHEARD_MS, undefined, { signal: either, ref: false }).catch(() => {});
        await Promise.race([woken.promise, late]);
      } finally {
        stop.abort();
        others.delete(woken.resolve);
        if (others.size === 0) waiting.delete(replyId);
      }
    },
    async close() {
      closing.abort();
      await client?.end().catch(() => {});
      await listening;
    },
  };
}
