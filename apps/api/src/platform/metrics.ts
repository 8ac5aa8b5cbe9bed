import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Replies } from './replies.ts';

/** How often what happened, and how much waits: counts alone, of nobody in particular. */
export type Metrics = {
  requested: (what: { method: string; route: string; status: number; seconds: number }) => void;
  replied: (status: string) => void;
  /** Who wrote an answer; `fallback` is the built-in model after a provider's fault. */
  answered: (by: 'provider' | 'built-in' | 'fallback') => void;
  carded: (level: string) => void;
  read: () => Promise<{ type: string; text: string }>;
};

const DATABASE_MS = 2_000;

type Watched = { pool: pg.Pool; replies: Replies; countJobs: () => Promise<number> };

/** Counted in this process since it started; jobs are everybody's. */
export function createMetrics({ pool, replies, countJobs }: Watched): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const gauge = (name: string, help: string, collect: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // A database that is away leaves its figures out, not all of them.
        const late = setTimeout(DATABASE_MS, undefined, { ref: false });
        const value = await Promise.race([collect(), late]).catch(() => undefined);
        if (value === undefined) this.reset();
        else this.set(value);
      },
    });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'nestling_request_seconds',
    help: 'Requests and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const counter = (name: string, help: string, label: string) =>
    new Counter({ name, help, labelNames: [label], registers });
  const ended = counter('nestling_replies_total', 'Replies by how they ended', 'status');
  const answers = counter('nestling_answers_total', 'Answers by who wrote them', 'by');
  const cards = counter('nestling_cards_total', 'Urgent cards by their level', 'level');
  // Taken before the queue is counted, which takes a connection itself.
  let now = { running: 0, open: 0, idle: 0, waiting: 0 };
  gauge('nestling_replies_running', 'Replies that are being written', async () => now.running);
  gauge('nestling_jobs', 'Documents that wait to be made searchable', countJobs);
  gauge('nestling_pool_connections', 'Open database connections', async () => now.open);
  gauge('nestling_pool_idle', 'Database connections that nobody uses', async () => now.idle);
  gauge('nestling_pool_waiting', 'Those who wait for a database connection', async () => now.waiting);
  return {
    requested: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    replied: (status) => ended.inc({ status }),
    answered: (by) => answers.inc({ by }),
    carded: (level) => cards.inc({ level }),
    read: async () => {
      now = {
        running: replies.running.size,
        open: pool.totalCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      };
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
