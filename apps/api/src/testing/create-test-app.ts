import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { buildApp } from '../app.ts';
import { createDeps, type Overrides, type Running } from '../create-deps.ts';
import { readCardChooser } from '../platform/card-chooser.ts';
import { type Env, parseEnv } from '../platform/env.ts';
import { loggerOptions } from '../platform/logger.ts';
import { createEncoderThread, type EncoderThread } from '../retrieval/guide/encoder-thread.ts';
import { takeMemoryDatabase } from './memory-database.ts';
import { createTestDatabase } from './test-database.ts';

export type TestApp = Running & { app: FastifyInstance; env: Env; dataDir: string };

/** One for all servers of a test process: to start a thread and read the weights for each takes longer than many a test. */
const encoder = patient(createEncoderThread());
const cardChooser = readCardChooser(pino({ level: 'silent' }));
/** So long a test waits for what a parent is not kept waiting for: a busy machine may be slow. */
const PATIENCE_MS = 60_000;
/** For tests of how soon a message that has a card is answered; all others wait for its reply, to read what it says. */
export const CARD_FIRST: Overrides = { cardWaitMs: undefined };

/** Waits for every text however long it takes: what a busy machine is late with is told otherwise, and that has tests of its own. */
function patient({ guide, next, score, rerank, begin }: EncoderThread): EncoderThread {
  return {
    guide: { ...guide, embed: (texts) => guide.embed(texts) },
    next: { ...next, embed: (texts) => next.embed(texts) },
    score: (text) => score(text),
    rerank: (turn, replies) => rerank(turn, replies),
    begin,
    close: async () => undefined,
  };
}

/**
 * The whole server on a database of its own: the embedded engine, or a fresh database on the PostgreSQL at
 * TEST_DATABASE_URL. The engine keeps it in memory unless the settings name a DATA_DIR. With `log`, it logs there as it
 * does in production.
 */
export async function createTestApp(
  settings: Record<string, string> = {},
  overrides: Overrides = {},
  log?: DestinationStream,
): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nestling-test-'));
  const database = await createTestDatabase(process.env.MIGRATED_DATABASE);
  const env = parseEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    AUTH_RATE_LIMIT: '1000',
    REGISTRATION: 'open',
    ...(database ? { DATABASE_URL: database.url, DATABASE_POOL_MAX: '5' } : {}),
    ...settings,
  });
  const logger = log ? pino(loggerOptions(env.LOG_LEVEL), log) : pino({ level: env.LOG_LEVEL });
  const inMemory = database || settings.DATA_DIR ? undefined : takeMemoryDatabase(env, logger);
  const running = await createDeps(env, logger, {
    encoder,
    cardChooser,
    builtInReader: { ...encoder, limitMs: PATIENCE_MS },
    cardWaitMs: PATIENCE_MS,
    ...(inMemory && { database: inMemory }),
    ...overrides,
  });
  const app = await buildApp(running.deps);
  return {
    ...running,
    app,
    env,
    dataDir,
    close: async () => {
      await app.close();
      await running.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
