import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Env } from '../platform/env.ts';
import { writeBackup } from './write-backup.ts';

const HOUR_MS = 3_600_000;
const LOOK_MS = 60_000;
/** The embedded database lives on one disk, with nobody else to keep a copy of it. */
const EMBEDDED_EVERY_HOURS = 24;
const NAME = /^nestling-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z\.backup\.gz$/;

/** 0: the server makes none by itself. */
export const hoursBetweenBackups = (env: Pick<Env, 'BACKUP_EVERY' | 'DATABASE_URL'>) =>
  env.BACKUP_EVERY ?? (env.DATABASE_URL ? 0 : EMBEDDED_EVERY_HOURS);

type Keeper = { pool: pg.Pool; env: Env; clock: () => Date; logger: FastifyBaseLogger };

export const backupFolder = (env: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>) =>
  env.BACKUP_DIR ?? path.join(env.DATA_DIR, 'backups');

/** The backups in a folder, newest first. */
export async function listBackups(folder: string): Promise<{ file: string; madeAt: Date }[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .flatMap((name) => {
      const [day, time] = NAME.exec(name)?.[1]?.split('T') ?? [];
      return day && time
        ? [{ file: path.join(folder, name), madeAt: new Date(`${day}T${time.replaceAll('-', ':')}Z`) }]
        : [];
    })
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Makes a backup when the newest is older than BACKUP_EVERY hours, then removes all but BACKUP_KEEP. */
export async function keepBackups({ pool, env, clock, logger }: Keeper): Promise<void> {
  const hours = hoursBetweenBackups(env);
  if (hours === 0) return;
  const folder = backupFolder(env);
  const now = clock();
  const newest = (await listBackups(folder))[0];
  if (newest && now.getTime() - newest.madeAt.getTime() < hours * HOUR_MS) return;
  const name = `nestling-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`;
  const made = await writeBackup(pool, path.join(folder, name), now);
  logger.info({ file: made.file, rows: made.rows }, 'backup made and read back');
  for (const { file } of (await listBackups(folder)).slice(env.BACKUP_KEEP)) await rm(file, { force: true });
}

/** Looks every minute whether a backup is due; one that fails is logged and tried again. */
export function startKeepingBackups(keeper: Keeper): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => keepBackups(keeper))
      .catch((error) => keeper.logger.error({ err: error }, 'backup not made; it is tried again in a minute'));
  }, LOOK_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
