import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDb, type DatabaseHandle } from '../db/client.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { inTransaction } from '../db/transaction.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createJobs, FinalJobError, type JobsOptions, type JobWorker, type RunningJobs } from './jobs.ts';

const DEAD_PROCESS = '00000000-0000-4000-8000-000000000000';
const logger = pino({ level: 'silent' });
const dataDir = mkdtempSync(path.join(tmpdir(), 'nestling-jobs-'));
let database: DatabaseHandle;
let dropDatabase = async () => {};
const running: RunningJobs[] = [];

beforeAll(async () => {
  const server = await createTestDatabase();
  if (server) dropDatabase = server.drop;
  database = await createDb({ DATABASE_URL: server?.url, DATABASE_POOL_MAX: 5, DATA_DIR: dataDir }, logger);
  await migrateToLatest(database.db);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await database.db.deleteFrom('users').execute();
});
afterAll(async () => {
  await database.close();
  await dropDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(options: Partial<JobsOptions> = {}): Promise<RunningJobs> {
  const jobs = await createJobs({ db: database.db, logger, isEmbedded: false, pollMs: 20, ...options });
  running.push(jobs);
  return jobs;
}

async function addUser(name: string): Promise<number> {
  const { id } = await database.db
    .insertInto('users')
    .values({ username: name, username_key: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addDocument(userId: number): Promise<number> {
  const { id } = await database.db
    .insertInto('documents')
    .values({ filename: 'note.txt', content: 'words', user_id: userId, page_starts: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps what it was asked for; `work` decides how each attempt ends. */
function recorder(work: (documentId: number, signal: AbortSignal) => Promise<void> = async () => {}) {
  const worked: number[] = [];
  const givenUp: unknown[] = [];
  const worker: JobWorker<'ingest-document'> = {
    work: async ({ documentId }, signal) => {
      worked.push(documentId);
      await work(documentId, signal);
    },
    giveUp: async (_data, error) => {
      givenUp.push(error);
    },
  };
  return { worked, givenUp, workers: { 'ingest-document': worker } };
}

const holdJob = (documentId: number, leaseSeconds: number, attempts = 1) =>
  database.db
    .insertInto('jobs')
    .values({
      name: 'ingest-document',
      document_id: documentId,
      turn: 0,
      attempts,
      leased_by: DEAD_PROCESS,
      lease_until: new Date(Date.now() + leaseSeconds * 1000),
    })
    .execute();

test('a job is done once, and only when its transaction commits', async () => {
  const jobs = await open();
  const { worked, workers } = recorder();
  await jobs.start(workers);
  const documentId = await addDocument(await addUser('ann'));
  const rolledBack = inTransaction(database.db, async (trx) => {
    await jobs.enqueue(trx, 'ingest-document', { documentId });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await sleep(100);
  expect(worked).toEqual([]);
  await inTransaction(database.db, (trx) => jobs.enqueue(trx, 'ingest-document', { documentId }));
  jobs.wake();
  await jobs.idle();
  expect(worked).toEqual([documentId]);
});

test('two queues on one database never do the same job twice', async () => {
  const userId = await addUser('ann');
  const { worked, workers } = recorder(() => sleep(5));
  const [first, second] = [await open(), await open()];
  const ids: number[] = [];
  for (let i = 0; i < 20; i += 1) {
    const documentId = await addDocument(userId);
    ids.push(documentId);
    await first.enqueue(database.db, 'ingest-document', { documentId });
  }
  await first.start(workers);
  await second.start(workers);
  await first.idle();
  expect(worked.toSorted((a, b) => a - b)).toEqual(ids);
});

test('a job that a dead process held is taken up when its lease is over, and not before', async () => {
  const userId = await addUser('ann');
  const [expired, held] = [await addDocument(userId), await addDocument(userId)];
  await holdJob(expired, -1);
  await holdJob(held, 60);
  const { worked, workers } = recorder();
  const jobs = await open();
  await jobs.start(workers);
  await expect.poll(() => worked).toEqual([expired]);
  await sleep(100);
  expect(worked).toEqual([expired]);
});

test('a database of one process gives back every job at start, whatever its lease', async () => {
  const documentId = await addDocument(await addUser('ann'));
  await holdJob(documentId, 3600);
  const { worked, workers } = recorder();
  const jobs = await open({ isEmbedded: true });
  await jobs.start(workers);
  await jobs.idle();
  expect(worked).toEqual([documentId]);
});

test('stopping gives the job back without counting the attempt', async () => {
  const documentId = await addDocument(await addUser('ann'));
  const first = await open();
  const begun = Promise.withResolvers<void>();
  const slow = recorder(async (_id, signal) => {
    begun.resolve();
    await sleep(60_000, undefined, { signal });
  });
  await first.enqueue(database.db, 'ingest-document', { documentId });
  await first.start(slow.workers);
  await begun.promise;
  await first.stop();
  const job = await database.db.selectFrom('jobs').select(['attempts', 'leased_by']).executeTakeFirstOrThrow();
  expect(job).toEqual({ attempts: 0, leased_by: null });
  const next = recorder();
  const second = await open();
  await second.start(next.workers);
  await second.idle();
  expect([next.worked, slow.givenUp]).toEqual([[documentId], []]);
});

test('a failing job is tried again after each pause, then given up with its last error', async () => {
  const documentId = await addDocument(await addUser('ann'));
  const failing = recorder(async () => {
    throw new Error('the model is down');
  });
  const jobs = await open({ retryDelaysSeconds: [0.01, 0.02] });
  await jobs.enqueue(database.db, 'ingest-document', { documentId });
  await jobs.start(failing.workers);
  await jobs.idle();
  expect(failing.worked).toHaveLength(3);
  expect(failing.givenUp).toEqual([new Error('the model is down')]);
});

test('an error that nothing can mend is not tried again', async () => {
  const documentId = await addDocument(await addUser('ann'));
  const failing = recorder(async () => {
    throw new FinalJobError('nothing to read');
  });
  const jobs = await open();
  await jobs.enqueue(database.db, 'ingest-document', { documentId });
  await jobs.start(failing.workers);
  await jobs.idle();
  expect([failing.worked.length, failing.givenUp.length]).toEqual([1, 1]);
});

test('a job that killed the process on every attempt is given up without another one', async () => {
  const documentId = await addDocument(await addUser('ann'));
  await holdJob(documentId, -1, 3);
  const { worked, givenUp, workers } = recorder();
  const jobs = await open({ retryDelaysSeconds: [1, 1] });
  await jobs.start(workers);
  await jobs.idle();
  expect([worked, givenUp.length]).toEqual([[], 1]);
});

test('a document that is deleted stops its job', async () => {
  const documentId = await addDocument(await addUser('ann'));
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<unknown>();
  const slow = recorder(async (_id, signal) => {
    begun.resolve();
    await sleep(60_000, undefined, { signal }).catch((error: unknown) => {
      ended.resolve(error);
      throw error;
    });
  });
  const jobs = await open({ leaseSeconds: 0.3 });
  await jobs.enqueue(database.db, 'ingest-document', { documentId });
  await jobs.start(slow.workers);
  await begun.promise;
  await database.db.deleteFrom('documents').where('id', '=', documentId).execute();
  await expect(ended.promise).resolves.toBeInstanceOf(Error);
  await jobs.idle();
  expect(slow.givenUp).toEqual([]);
});

test('a job added again while the old one ends is not lost', async () => {
  const documentId = await addDocument(await addUser('ann'));
  const jobs = await open();
  let runs = 0;
  const { workers } = recorder(async () => {
    runs += 1;
    if (runs === 1) await jobs.enqueue(database.db, 'ingest-document', { documentId });
  });
  await jobs.enqueue(database.db, 'ingest-document', { documentId });
  await jobs.start(workers);
  await jobs.idle();
  expect(runs).toBe(2);
});

test('people take turns: one document does not wait for another person’s twenty', async () => {
  const [many, one] = [await addUser('many'), await addUser('one')];
  const jobs = await open();
  for (let i = 0; i < 20; i += 1)
    await jobs.enqueue(database.db, 'ingest-document', { documentId: await addDocument(many) });
  const lonely = await addDocument(one);
  await jobs.enqueue(database.db, 'ingest-document', { documentId: lonely });
  const { worked, workers } = recorder(() => sleep(5));
  await jobs.start(workers);
  await jobs.idle();
  expect(worked.indexOf(lonely)).toBeLessThan(4);
});
