import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createDeps } from '../create-deps.ts';
import { createTestApp } from '../testing/create-test-app.ts';

test('a start whose migrations take long is not cut off', async () => {
  const server = await createTestApp();
  const { pool } = server.database;
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  await pool.query(`alter database ${rows[0]?.name} set statement_timeout = '150ms'`);
  const busy = await pool.connect();
  await busy.query('begin');
  await busy.query('lock table kysely_migration_lock in access exclusive mode');
  const starting = createDeps(server.env, pino({ level: 'silent' }));
  await sleep(600);
  await busy.query('rollback');
  busy.release();
  const second = await starting;
  expect((await second.database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await second.close();
  await server.close();
});
