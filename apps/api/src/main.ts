import { setImmediate as nextTurn } from 'node:timers/promises';
import { prepareStep } from '@nestling/safety/open-card';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { createDeps } from './create-deps.ts';
import { type Env, readEnv } from './platform/env.ts';
import { loggerOptions } from './platform/logger.ts';
import { listenForBackups } from './recovery/control.ts';
import { startKeepingBackups } from './recovery/keep-backups.ts';

const CLOSE_LIMIT_MS = 10_000;

function loadEnv(): Env {
  try {
    return readEnv();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const env = loadEnv();
const logger = pino(loggerOptions(env.LOG_LEVEL));
let close = async (_reason: string, exitCode: number): Promise<void> => process.exit(exitCode);
// Also what rejects and is handled by nobody. What state the process is in is unknown: what can be saved is, and it ends.
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'unexpected failure, closing');
  void close('uncaughtException', 1);
});
try {
  const running = await createDeps(env, logger);
  const app = await buildApp(running.deps);
  await app.listen({ port: env.PORT, host: env.HOST });
  const { database, deps } = running;
  const control = database.isEmbedded ? await listenForBackups(database.pool, env.DATA_DIR, logger) : undefined;
  const backups = startKeepingBackups({ ...database, env, clock: deps.clock, logger });
  let isClosing = false;
  close = async (reason, exitCode) => {
    if (isClosing) return;
    isClosing = true;
    logger.info({ reason }, 'closing');
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await app.close();
    control?.close();
    await backups.stop();
    await running.close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => close(signal, 0));
  logger.info(`Nestling is ready at ${env.PUBLIC_URL}`);
  // Else the first message would wait for them, and everybody with it.
  while (prepareStep()) await nextTurn();
} catch (error) {
  logger.fatal({ err: error }, error instanceof Error ? error.message : 'Nestling could not start');
  process.exit(1);
}
