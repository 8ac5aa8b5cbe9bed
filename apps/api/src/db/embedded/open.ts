import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { readTemplate } from './template.ts';

const SMALL_BUFFERS = ['-c', 'shared_buffers=16MB'];

const BRING_BACK =
  'Keep a copy of the folder, move it away, and run `pnpm restore FILE` with the newest backup (by default in DATA_DIR/backups).';

/** PGlite turns fsync off (`-F`); a family's data must survive a power cut, so it is turned on for a stored folder. */
const DURABLE = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];

/** Emscripten leaves fsync out of its Node file system; PGlite does not describe that part of its module. */
type NodeFs = { stream_ops: { fsync?: (stream: { nfd: number }) => void } };

/** Opens the database in `folder`, which is made when it is not there; undefined keeps everything in memory (tests), from `template`. */
export async function openPglite(folder: string | undefined, template?: string): Promise<PGlite> {
  if (folder) refuseForeignFolder(folder);
  const loadDataDir = folder && existsSync(folder) ? undefined : readTemplate(template);
  if (!folder) {
    const startParams = [...PGlite.defaultStartParams, ...SMALL_BUFFERS];
    return PGlite.create({ extensions: { vector }, startParams, ...(loadDataDir && { loadDataDir }) });
  }
  if (loadDataDir) await unpack(loadDataDir, folder);
  const pg = await PGlite.create({
    dataDir: folder,
    extensions: { vector },
    startParams: [...DURABLE, ...SMALL_BUFFERS],
  }).catch((cause: unknown) => {
    throw new Error(`The database in ${folder} cannot be opened: it is damaged. Nothing was changed. ${BRING_BACK}`, {
      cause,
    });
  });
  const { NODEFS } = pg.Module as unknown as { NODEFS: NodeFs };
  NODEFS.stream_ops.fsync = (stream) => fsyncSync(stream.nfd);
  return pg;
}

/** An empty database is made only where nothing is: never over files that may be a family's. */
function refuseForeignFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (readdirSync(folder).length === 0) rmdirSync(folder);
  else if (!existsSync(path.join(folder, 'PG_VERSION')))
    throw new Error(
      `The folder ${folder} holds files but no database that can be read (PG_VERSION is missing). ${BRING_BACK}`,
    );
}

/** Beside the folder first and renamed when it is whole and on the disk: a crash leaves either nothing or all of it. */
async function unpack(loadDataDir: Blob, folder: string): Promise<void> {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const pg = await PGlite.create({ dataDir: fresh, loadDataDir, extensions: { vector } });
  await pg.close();
  for (const entry of readdirSync(fresh, { recursive: true, withFileTypes: true }))
    syncToDisk(path.join(entry.parentPath, entry.name));
  renameSync(fresh, folder);
  syncToDisk(path.dirname(folder));
}

function syncToDisk(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
