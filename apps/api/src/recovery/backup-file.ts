import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

/** Something that an operator has to know or do, in words; anything else is a fault of ours. */
export class RecoveryError extends Error {}

const FORMAT = 'nestling-backup-1';

const header = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) })),
});
export type BackupHeader = Omit<z.infer<typeof header>, 'format'>;
export type BackupTable = BackupHeader['tables'][number];
/** Every value as PostgreSQL writes it in text, which it reads back to the same value. */
export type BackupRow = { table: number; values: (string | null)[] };

const footer = z.object({ end: z.literal(true), rows: z.array(z.number().int()), sha256: z.string() });
const row = z.tuple([z.number().int().min(0), z.array(z.string().nullable())]);

/** What a whole backup holds: rows by table. */
export type BackupReport = { file: string; madeAt: string; rows: Record<string, number> };

/**
 * A gzip file of JSON lines: the header, a line a row, and the footer with counts and a SHA-256 of all before it. It is
 * written beside `file` and renamed when it is whole and on the disk, so that a file of that name is never half a backup.
 */
export async function writeBackupFile(
  file: string,
  head: BackupHeader,
  rows: AsyncIterable<BackupRow>,
): Promise<BackupReport> {
  const part = `${file}.part`;
  try {
    await pipeline(
      Readable.from(lines(head, rows)),
      createGzip(),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
    await rename(part, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return verifyBackup(file);
}

async function* lines(head: BackupHeader, rows: AsyncIterable<BackupRow>): AsyncGenerator<string> {
  const counts = head.tables.map(() => 0);
  const hash = createHash('sha256');
  const said = (value: unknown, into: Hash) => {
    const line = `${JSON.stringify(value)}\n`;
    into.update(line);
    return line;
  };
  yield said({ format: FORMAT, ...head }, hash);
  for await (const { table, values } of rows) {
    counts[table] = (counts[table] ?? 0) + 1;
    yield said([table, values], hash);
  }
  yield `${JSON.stringify({ end: true, rows: counts, sha256: hash.digest('hex') })}\n`;
}

/** Reads a backup to its end. Throws a RecoveryError on a file that is none, is cut short or was changed. */
export async function verifyBackup(file: string): Promise<BackupReport> {
  const { head, rows } = await readBackup(file);
  const counts: Record<string, number> = Object.fromEntries(head.tables.map(({ name }) => [name, 0]));
  for await (const { table } of rows) {
    const name = head.tables[table]?.name ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return { file, madeAt: head.madeAt, rows: counts };
}

/** The header, and the rows one by one; the rows end with an error unless the footer agrees with all that came before. */
export async function readBackup(file: string): Promise<{ head: BackupHeader; rows: AsyncGenerator<BackupRow> }> {
  const source = readLines(file);
  const first = await source.next();
  const head = header.safeParse(first.done ? undefined : parse(first.value));
  if (first.done || !head.success) throw new RecoveryError(`${file} is not a backup of Nestling.`);
  return { head: head.data, rows: readRows(file, first.value, head.data, source) };
}

async function* readRows(file: string, first: string, head: BackupHeader, source: AsyncGenerator<string>) {
  const hash = createHash('sha256').update(`${first}\n`);
  const counts = head.tables.map(() => 0);
  for await (const line of source) {
    const value = parse(line);
    const end = footer.safeParse(value);
    if (end.success) {
      const isWhole = end.data.sha256 === hash.digest('hex') && end.data.rows.every((count, n) => count === counts[n]);
      if (!isWhole) throw new RecoveryError(`${file} was changed after it was made. Use another backup.`);
      return;
    }
    const next = row.safeParse(value);
    if (!next.success) throw new RecoveryError(`${file} was changed after it was made. Use another backup.`);
    const [table, values] = next.data;
    counts[table] = (counts[table] ?? 0) + 1;
    hash.update(`${line}\n`);
    yield { table, values };
  }
  throw new RecoveryError(`${file} is not whole: its end is missing. Use another backup.`);
}

async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const opened = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  let rest = '';
  try {
    for await (const text of opened.pipe(unzipped).setEncoding('utf8')) {
      const parts = `${rest}${text}`.split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new RecoveryError(`There is no file ${file}.`);
    throw new RecoveryError(`${file} cannot be read: it is damaged or not a backup.`, { cause: error });
  } finally {
    opened.destroy();
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
