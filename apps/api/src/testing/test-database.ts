import { randomUUID } from 'node:crypto';
import pg from 'pg';

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** A fresh database on the server at TEST_DATABASE_URL, as `template` is; undefined when tests run on the embedded engine. */
export async function createTestDatabase(template = 'template1'): Promise<TestDatabase | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const name = `nestling_test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) };
}

async function run(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
