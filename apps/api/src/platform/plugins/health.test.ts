import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import Fastify from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { SLACK_MS } from '../../testing/slack.ts';
import { handleHttpErrors } from '../http-errors.ts';
import { healthPlugin } from './health.ts';

test('a database that never answers makes it "not ready" within 3 s, and takes up one connection however many ask', async () => {
  const sockets: Socket[] = [];
  const frozen = createServer((socket) => sockets.push(socket));
  frozen.listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const pool = new Pool({ host: '127.0.0.1', port: (frozen.address() as AddressInfo).port, max: 10 });
  const app = Fastify();
  handleHttpErrors(app);
  await app.register(healthPlugin, { db: new Kysely({ dialect: new PostgresDialect({ pool }) }) });
  const since = Date.now();
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/api/ready')));
  expect(Date.now() - since).toBeLessThan(3_000 + SLACK_MS);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.payload).toBe('The service is busy or restarting. Please try again in a moment.');
  }
  expect(sockets).toHaveLength(1);
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
  frozen.close();
  await app.close();
  await pool.end();
});
