import type { FastifyBaseLogger } from 'fastify';
import { createDb, type DatabaseHandle, withoutStatementLimit } from './db/client.ts';
import { migrateToLatest } from './db/migrate.ts';
import { freeEverySlot } from './db/slots.repo.ts';
import { announceOwnerLink } from './features/auth/members/owner-link.ts';
import { GUIDE_PASSAGES } from './features/chat/answer/guide-passages.ts';
import { markInterrupted } from './features/chat/sessions/chat.repo.ts';
import { createIngestWorker } from './features/documents/ingest-document.ts';
import { renewOutdatedDocuments } from './features/documents/renew-documents.ts';
import { countJobs } from './jobs/jobs.repo.ts';
import { createJobs } from './jobs/jobs.ts';
import { readCardChooser } from './platform/card-chooser.ts';
import type { Deps } from './platform/deps.ts';
import type { Env } from './platform/env.ts';
import { startForgetting } from './platform/forget.ts';
import { createLimits } from './platform/limits.ts';
import { createMailer } from './platform/mailer.ts';
import { createMetrics } from './platform/metrics.ts';
import { createModels, type Models } from './platform/models.ts';
import { createReplies, endReplies } from './platform/replies.ts';
import { createReplySignals } from './platform/reply-signals.ts';
import { createSeal } from './platform/seal.ts';
import { readSessionKeys } from './platform/session-key.ts';
import { createSlots } from './platform/slots.ts';
import { refuseHalfRestored } from './recovery/restore-backup.ts';
import { createEncoderThread, type EncoderThread } from './retrieval/guide/encoder-thread.ts';
import { createGuideFinder } from './retrieval/guide/guide-finder.ts';
import { readGuideIndex } from './retrieval/guide/index-file.ts';
import { createLibrary } from './retrieval/library.ts';

const SWEEP_MS = 10_000;

export type Running = { deps: Deps; database: DatabaseHandle; close: () => Promise<void> };
export type Overrides = Partial<Pick<Deps, 'builtInReader' | 'cardChooser' | 'cardWaitMs' | 'clock' | 'mailer'>> &
  Partial<Models> & { database?: Promise<DatabaseHandle>; encoder?: EncoderThread };

/** Opens the database, brings it up to date and starts the background work; `close` undoes it in order. */
export async function createDeps(env: Env, logger: FastifyBaseLogger, overrides: Overrides = {}): Promise<Running> {
  const models = await createModels(env);
  const opening = overrides.database ?? createDb(env, logger);
  const embedder = overrides.embedder ?? models.embedder;
  // The guide is read while the database opens in its own thread or process.
  const encoder = overrides.encoder ?? createEncoderThread();
  const guideFinder = createGuideFinder({ pages: GUIDE_PASSAGES, index: readGuideIndex(), embedder, logger, encoder });
  const database = await opening;
  await refuseHalfRestored(database.pool);
  await withoutStatementLimit(env, database, migrateToLatest);
  const clock = overrides.clock ?? (() => new Date());
  const jobs = await createJobs({ db: database.db, pool: database.pool, logger, isEmbedded: database.isEmbedded });
  const replies = createReplies();
  const deps: Deps = {
    env,
    db: database.db,
    limits: createLimits(database.db, env),
    slots: createSlots(database.db, logger),
    seal: createSeal(readSessionKeys(env)),
    clock,
    logger,
    jobs,
    embedder,
    library: createLibrary({
      db: database.db,
      embedder,
      logger,
      embedderOf: overrides.embedderOf ?? models.embedderOf,
    }),
    guideFinder,
    chatModel: overrides.chatModel ?? models.chatModel,
    builtInReader: overrides.builtInReader ?? encoder,
    cardChooser: overrides.cardChooser ?? readCardChooser(logger),
    secondReader: overrides.secondReader ?? models.secondReader,
    mailer: overrides.mailer ?? createMailer(env),
    cardWaitMs: overrides.cardWaitMs,
    replies,
    replySignals: createReplySignals(env.DATABASE_URL, logger),
    metrics: createMetrics({ pool: database.pool, replies, countJobs: () => countJobs(database.db) }),
  };
  if (database.isEmbedded) await freeEverySlot(database.db);
  await markInterrupted(database.db, database.isEmbedded ? undefined : clock());
  await jobs.start({ 'ingest-document': createIngestWorker(deps) });
  const renewal = renewOutdatedDocuments(deps);
  await announceOwnerLink(deps);
  const sweep = setInterval(() => {
    markInterrupted(database.db, clock()).catch((error) =>
      logger.warn({ err: error }, 'interrupted replies not marked'),
    );
  }, SWEEP_MS);
  const forgetting = startForgetting(deps);
  return {
    deps,
    database,
    close: async () => {
      clearInterval(sweep);
      await forgetting.stop();
      await endReplies(deps.replies, 0);
      await deps.guideFinder.close();
      renewal.stop();
      await renewal.finished;
      await jobs.stop();
      await deps.replySignals.close();
      deps.slots.close();
      await database.close();
    },
  };
}
