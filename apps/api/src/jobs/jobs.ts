import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/client.ts';
import * as repo from './jobs.repo.ts';

export type JobData = { 'ingest-document': { documentId: number } };
export type JobName = keyof JobData;

/** `work` may run again after a crash and must then leave the same result; `giveUp` is told the last error. */
export type JobWorker<Name extends JobName = JobName> = {
  work: (data: JobData[Name], signal: AbortSignal) => Promise<void>;
  giveUp: (data: JobData[Name], error: unknown) => Promise<void>;
};

/** The queue as use cases see it. */
export type Jobs = {
  /** Durable once `trx` commits. */
  enqueue: <Name extends JobName>(trx: Db, name: Name, data: JobData[Name]) => Promise<void>;
  /** The same, but behind all that people wait for; nothing happens where a job waits already. */
  enqueueLater: <Name extends JobName>(trx: Db, name: Name, data: JobData[Name]) => Promise<void>;
  /** How many of those there are. */
  countLater: (db: Db) => Promise<number>;
  /** To be called after the commit: the work begins now instead of at the next look. */
  wake: () => void;
  /** Resolves when no job is left, waiting ones included (tests). */
  idle: () => Promise<void>;
};

export type RunningJobs = Jobs & {
  start: (workers: { [Name in JobName]: JobWorker<Name> }) => Promise<void>;
  stop: () => Promise<void>;
};

export type JobsOptions = {
  db: Db;
  pool?: pg.Pool;
  logger: FastifyBaseLogger;
  isEmbedded: boolean;
  /** Pauses before the second, third... attempt; after the last one the job is given up. */
  retryDelaysSeconds?: readonly number[];
  leaseSeconds?: number;
  pollMs?: number;
};

/** An error that no further attempt can mend. */
export class FinalJobError extends Error {
  override readonly name = 'FinalJobError';
}

const AT_ONCE = 2;
const STOP_WAIT_MS = 5_000;
const RETRY_DELAYS_SECONDS = [2, 10, 60, 300];

/** A durable queue in the `jobs` table: claimed with SKIP LOCKED, held by a lease that a live process renews. */
export async function createJobs(options: JobsOptions): Promise<RunningJobs> {
  const { db, logger, isEmbedded, retryDelaysSeconds = RETRY_DELAYS_SECONDS, leaseSeconds = 30 } = options;
  const pollMs = options.pollMs ?? (isEmbedded ? 5_000 : 2_000);
  const holder = randomUUID();
  const stopping = new AbortController();
  let nudge = Promise.withResolvers<void>();
  let loops: Promise<void>[] = [];

  function wake() {
    nudge.resolve();
    nudge = Promise.withResolvers();
  }

  async function runJob(job: repo.ClaimedJob, worker: JobWorker) {
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    const renewal = setInterval(
      () => {
        repo.renewLease(db, job.id, holder, leaseSeconds).then(
          (isHeld) => isHeld || lost.abort(new Error('the job was taken over or its document is gone')),
          (error) => logger.warn({ err: error, jobId: job.id }, 'lease not renewed'),
        );
      },
      (leaseSeconds * 1000) / 3,
    );
    const data = { documentId: job.documentId };
    try {
      await worker.work(data, signal);
      await repo.removeJob(db, job.id, holder);
    } catch (error) {
      if (stopping.signal.aborted) await repo.returnJob(db, job.id, holder);
      else if (!lost.signal.aborted) await retryOrGiveUp(job, worker, error);
    } finally {
      clearInterval(renewal);
    }
  }

  async function retryOrGiveUp(job: repo.ClaimedJob, worker: JobWorker, error: unknown) {
    const delay = retryDelaysSeconds[job.attempts - 1];
    const isFinal = error instanceof FinalJobError || delay === undefined;
    logger.warn(
      { err: error, job: job.name, documentId: job.documentId, attempt: job.attempts, isFinal },
      'job failed',
    );
    if (!isFinal) return repo.postponeJob(db, job.id, holder, delay);
    await worker.giveUp({ documentId: job.documentId }, error);
    await repo.removeJob(db, job.id, holder);
  }

  async function loop(workers: Record<string, JobWorker>) {
    while (!stopping.signal.aborted) {
      const woken = nudge.promise;
      try {
        const job = await repo.claimJob(db, holder, leaseSeconds);
        const worker = job && workers[job.name];
        if (job && worker) {
          if (job.attempts > retryDelaysSeconds.length + 1)
            await retryOrGiveUp(job, worker, new Error('the process ended while it worked on this job'));
          else await runJob(job, worker);
          continue;
        }
      } catch (error) {
        if (!stopping.signal.aborted) logger.warn({ err: error }, 'the job queue could not be read');
      }
      const slept = new AbortController();
      const stop = AbortSignal.any([stopping.signal, slept.signal]);
      await Promise.race([woken, sleep(pollMs, undefined, { signal: stop }).catch(() => {})]);
      slept.abort();
    }
  }

  return {
    enqueue: (trx, name, data) => repo.addJob(trx, name, data.documentId),
    enqueueLater: (trx, name, data) => repo.addLaterJob(trx, name, data.documentId),
    countLater: repo.countLaterJobs,
    wake,
    async idle() {
      while ((await repo.countJobs(db)) > 0) await sleep(20);
    },
    async start(workers) {
      if (isEmbedded) await repo.releaseEveryLease(db);
      loops = Array.from({ length: AT_ONCE }, () => loop(workers));
    },
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(loops), sleep(STOP_WAIT_MS, undefined, { ref: false })]);
    },
  };
}
