import { pino } from 'pino';
import { buildApp } from './app.ts';
import { createDeps } from './create-deps.ts';
import { type Env, readEnv } from './platform/env.ts';
import { loggerOptions } from './platform/logger.ts';

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
try {
  const running = await createDeps(env, logger);
  const app = await buildApp(running.deps);
  await app.listen({ port: env.PORT, host: env.HOST });
  let isClosing = false;
  const close = async (signal: string) => {
    if (isClosing) return;
    isClosing = true;
    logger.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await app.close();
    await running.close();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  logger.info(`Nestling is ready at ${env.PUBLIC_URL}`);
} catch (error) {
  logger.fatal({ err: error }, error instanceof Error ? error.message : 'Nestling could not start');
  process.exit(1);
}
