import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDb, type DatabaseHandle } from '../db/client.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { parseEnv } from '../platform/env.ts';
import { bornDaysAgo, signUp } from '../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { verifyBackup } from './backup-file.ts';
import { checkDatabase } from './check-database.ts';
import { listenForBackups } from './control.ts';
import { keepBackups, listBackups } from './keep-backups.ts';
import { refuseHalfRestored, restoreBackup } from './restore-backup.ts';
import { listTables, quoted } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const MAIN = path.join(import.meta.dirname, 'command.ts');
const NOW = new Date('2026-11-22T03:00:00Z');
const logger = pino({ level: 'silent' });

let folder: string;
let server: TestApp;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'nestling-recovery-'));
  server = await createTestApp();
  await fill(server);
  file = path.join(folder, 'family.backup.gz');
  await writeBackup(server.database.pool, file, NOW);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Two families with everything that a table can hold: text of all kinds, nulls, lists, bytes, links between rows. */
async function fill(app: TestApp) {
  const parent = await signUp(app.app, { childName: 'Zoë \\ "quoted" \u{1F423}', childAge: bornDaysAgo(321) });
  await signUp(app.app, { childName: 'Otto', childAge: '2024-02-29' });
  const { pool } = app.database;
  await pool.query(
    `insert into documents (filename, content, user_id, status, page_starts) values ($1, $2, $3, 'ready', '[0, 12]')`,
    ['notes\t1.txt', 'Line one\nLine two\\N, {braces} and "quotes"; NULL and the word null', parent.userId],
  );
  await pool.query(
    `insert into chunks (document_id, user_id, content, embedding, ordinal, char_start, char_end)
     select id, user_id, 'Line one', array_fill(0.1234567, array[1536])::vector, 0, 0, 8 from documents`,
  );
  await pool.query(`insert into document_segments (document_id, user_id, version, data)
     select id, user_id, 'v', decode('00ff10', 'hex') from documents`);
  await pool.query(`insert into chat_sessions (name, user_id) select 'Chat ' || n, $1 from generate_series(1, 450) n`, [
    parent.userId,
  ]);
  await pool.query(`insert into messages (session_id, user_id, role, content)
     select id, user_id, 'user', '' from chat_sessions`);
  await pool.query(
    `insert into messages (session_id, user_id, role, content, reply_to)
     select session_id, user_id, 'assistant', 'NULL', id from messages`,
  );
}

/** Every table with every row, as text. */
async function snapshot({ pool }: DatabaseHandle): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  try {
    const tables: Record<string, string[]> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${quoted(name)} t order by 1`);
      tables[name] = rows.map(({ row }) => row);
    }
    return tables;
  } finally {
    client.release();
  }
}

/** An empty database on the engine that the tests run on. */
async function emptyDatabase(): Promise<DatabaseHandle & { dataDir: string }> {
  const dataDir = mkdtempSync(path.join(folder, 'empty-'));
  const database = await createTestDatabase();
  const env = parseEnv({ DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) });
  const handle = await createDb(env, logger);
  return {
    ...handle,
    dataDir,
    close: async () => {
      await handle.close();
      await database?.drop();
    },
  };
}

describe('a backup', () => {
  test('brings every row of every table back into an empty database, and new rows get ids of their own', async () => {
    const before = await snapshot(server.database);
    expect(before.messages).toHaveLength(900);
    const empty = await emptyDatabase();
    const report = await verifyBackup(file);
    await restoreBackup(empty, report);
    expect(report.rows).toEqual(Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])));
    expect(await snapshot(empty)).toEqual(before);
    await migrateToLatest(empty.db);
    const largest = Math.max(
      ...(await empty.db.selectFrom('chat_sessions').select('id').execute()).map(({ id }) => id),
    );
    const owner = await empty.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const added = await empty.db
      .insertInto('chat_sessions')
      .values({ name: 'New', user_id: owner.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBe(largest + 1);
    expect((await checkDatabase(empty.pool)).chat_sessions).toBe(451);
    await empty.close();
  });

  test('is of one moment, whatever is written meanwhile (CRASH-015)', async () => {
    const { db } = server.database;
    const owner = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    let isOver = false;
    // Each pair is written in one transaction: a moment has both rows or neither.
    const writing = (async () => {
      for (let n = 0; !isOver; n++)
        await db.transaction().execute(async (trx) => {
          await trx
            .insertInto('chat_sessions')
            .values({ name: `pair ${n}`, user_id: owner.id })
            .execute();
          await trx
            .insertInto('visit_questions')
            .values({ user_id: owner.id, text: `pair ${n}` })
            .execute();
        });
    })();
    const pairs = async (moment: string) => {
      const { rows } = await writeBackup(server.database.pool, path.join(folder, moment), NOW);
      return [(rows.chat_sessions ?? 0) - 450, rows.visit_questions];
    };
    const [first, second] = [await pairs('first.gz'), await pairs('second.gz')];
    isOver = true;
    await writing;
    expect(first[0]).toBe(first[1]);
    expect(second[0]).toBe(second[1]);
    expect(second[0]).toBeGreaterThan(first[0] ?? 0);
    const empty = await emptyDatabase();
    await restoreBackup(empty, await verifyBackup(path.join(folder, 'second.gz')));
    await empty.close();
  });

  test('that was cut, changed or is none is refused in words', async () => {
    const whole = readFileSync(file);
    const broken = path.join(folder, 'broken.gz');
    const cases = [0, 1, 10, 100, 0.25, 0.5, 0.9, 0.999].map((size) =>
      whole.subarray(0, size < 1 ? Math.floor(whole.length * size) : size),
    );
    for (const place of [0.1, 0.3, 0.6, 0.9]) {
      const changed = Buffer.from(whole);
      const at = Math.floor(whole.length * place);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      cases.push(changed);
    }
    for (const bytes of [...cases, Buffer.from('PK not a backup')]) {
      writeFileSync(broken, bytes);
      await expect(verifyBackup(broken)).rejects.toThrow(
        /is not a backup of Nestling|cannot be read|is not whole|was changed after it was made/,
      );
    }
    await expect(verifyBackup(path.join(folder, 'none.gz'))).rejects.toThrow('There is no file');
  });

  test('never replaces a file, and a restore never writes over a database', async () => {
    await expect(writeBackup(server.database.pool, file, NOW)).rejects.toThrow('is there already');
    const before = await snapshot(server.database);
    await expect(restoreBackup(server.database, await verifyBackup(file))).rejects.toThrow('never writes over data');
    expect(await snapshot(server.database)).toEqual(before);
  });

  test('whose restore was broken off is started again from nothing, and no server starts on the half', async () => {
    const empty = await emptyDatabase();
    await migrateToLatest(empty.db);
    await empty.pool.query('create table nestling_restoring ()');
    await empty.pool.query(`insert into app_settings values ('half', 'done')`);
    await expect(refuseHalfRestored(empty.pool)).rejects.toThrow('did not come to its end');
    await restoreBackup(empty, await verifyBackup(file));
    await refuseHalfRestored(empty.pool);
    expect((await verifyBackup(file)).rows).toEqual(await checkDatabase(empty.pool));
    await empty.close();
  });
});

test('backups are made when they are due, and the oldest go', async () => {
  const env = parseEnv({ DATA_DIR: folder, BACKUP_EVERY: '24', BACKUP_KEEP: '2' });
  const at = (hours: number) =>
    keepBackups({ ...server.database, env, logger, clock: () => new Date(NOW.getTime() + hours * 3_600_000) });
  const kept = async () => (await listBackups(path.join(folder, 'backups'))).map(({ madeAt }) => madeAt.toISOString());
  await at(0);
  await at(23);
  expect(await kept()).toEqual(['2026-11-22T03:00:00.000Z']);
  await at(24);
  await at(48);
  expect(await kept()).toEqual(['2026-11-24T03:00:00.000Z', '2026-11-23T03:00:00.000Z']);
  expect(readdirSync(path.join(folder, 'backups'))).toHaveLength(2);
});

describe.skipIf(process.env.TEST_DATABASE_URL)('by command, on the embedded engine', () => {
  async function run(dataDir: string, ...words: string[]) {
    const child = spawn(process.execPath, [MAIN, ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, INIT_CWD: folder },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const [code] = await once(child, 'exit');
    return { code, output };
  }

  test('a running server makes it, a new folder gets it, and what is there already is kept', async () => {
    const running = await emptyDatabase();
    await restoreBackup(running, await verifyBackup(file));
    const control = await listenForBackups(running.pool, running.dataDir, logger);
    const made = await run(running.dataDir, 'backup', 'by-command.gz');
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/messages +900[\s\S]*made and read back/) });
    expect(await run(running.dataDir, 'backup', 'by-command.gz')).toMatchObject({
      code: 1,
      output: expect.stringContaining('is there already'),
    });
    expect((await run(running.dataDir, 'check')).output).toContain('is in use by process');
    const before = await snapshot(running);
    control?.close();
    await running.close();

    const target = path.join(folder, 'target');
    mkdirSync(path.join(target, 'pglite.restoring', 'left over'), { recursive: true });
    writeFileSync(path.join(folder, 'half.gz'), readFileSync(path.join(folder, 'by-command.gz')).subarray(0, 300));
    expect(await run(target, 'restore', 'half.gz')).toMatchObject({ code: 1 });
    expect(readdirSync(path.join(target, 'pglite.restoring'))).toEqual(['left over']);
    expect(await run(target, 'restore', 'by-command.gz')).toMatchObject({ code: 0 });
    expect(await run(target, 'restore', 'by-command.gz')).toMatchObject({
      code: 1,
      output: expect.stringContaining('never writes over data'),
    });
    expect(await run(target, 'check')).toMatchObject({
      code: 0,
      output: expect.stringContaining('All of it could be read'),
    });
    const restored = await createDb(parseEnv({ DATA_DIR: target }), logger);
    expect(await snapshot(restored)).toEqual(before);
    await restored.close();
  });

  test('a folder with files but no database is left alone, and one with a damaged database too', async () => {
    const dataDir = path.join(folder, 'foreign');
    const cluster = path.join(dataDir, 'pglite');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(path.join(cluster, 'photos.txt'), 'a family');
    await expect(createDb(parseEnv({ DATA_DIR: dataDir }), logger)).rejects.toThrow(
      /PG_VERSION is missing.*pnpm restore/,
    );
    expect(readdirSync(cluster)).toEqual(['photos.txt']);
    writeFileSync(path.join(cluster, 'PG_VERSION'), '17\n');
    await expect(createDb(parseEnv({ DATA_DIR: dataDir }), logger)).rejects.toThrow(/is damaged.*pnpm restore/);
    expect(readFileSync(path.join(cluster, 'photos.txt'), 'utf8')).toBe('a family');
  });
});
