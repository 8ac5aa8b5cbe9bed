import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { type BackupReport, RecoveryError } from './backup-file.ts';
import { writeBackup } from './write-backup.ts';

/** A unix socket's address may not be longer. */
const LONGEST_PATH = 100;
const request = z.object({ backup: z.string().min(1) });
const answer = z.union([
  z.object({ made: z.object({ file: z.string(), madeAt: z.string(), rows: z.record(z.string(), z.number()) }) }),
  z.object({ problem: z.string() }),
]);

/**
 * The embedded database belongs to the process that opened it: who wants a backup of a running server asks it, over a
 * socket in DATA_DIR that only its owner can open.
 */
export async function listenForBackups(
  pool: pg.Pool,
  dataDir: string,
  logger: FastifyBaseLogger,
): Promise<Server | undefined> {
  const address = path.join(dataDir, 'control.sock');
  if (address.length > LONGEST_PATH) {
    logger.warn('DATA_DIR has too long a path for backups while the server runs');
    return undefined;
  }
  rmSync(address, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    createInterface({ input: socket }).once('line', async (line) => {
      socket.end(`${JSON.stringify(await carryOut(line, pool, logger))}\n`);
    });
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
  server.unref();
  return server;
}

async function carryOut(line: string, pool: pg.Pool, logger: FastifyBaseLogger): Promise<z.infer<typeof answer>> {
  try {
    return { made: await writeBackup(pool, request.parse(JSON.parse(line)).backup, new Date()) };
  } catch (error) {
    if (error instanceof RecoveryError) return { problem: error.message };
    logger.error({ err: error }, 'backup not made');
    return { problem: `The backup could not be made: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Asks the server that runs on `dataDir`. Throws a RecoveryError when it cannot, or does not answer. */
export async function askForBackup(dataDir: string, file: string): Promise<BackupReport> {
  const line = await new Promise<string>((resolve, reject) => {
    const socket = connect(path.join(dataDir, 'control.sock'), () =>
      socket.write(`${JSON.stringify({ backup: file })}\n`),
    );
    const closed = () =>
      reject(new RecoveryError('The running server made no backup. Its log says why; or stop it and try again.'));
    socket.on('error', closed);
    socket.on('close', closed);
    createInterface({ input: socket }).once('line', resolve);
  });
  const said = answer.parse(JSON.parse(line));
  if ('problem' in said) throw new RecoveryError(said.problem);
  return said.made;
}
