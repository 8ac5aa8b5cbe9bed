import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressPlugin } from './compress.ts';

const LONG = { words: 'Most babies nap three times a day. '.repeat(200) };

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(compressPlugin);
  app.get('/api/text', async () => LONG);
  app.get('/api/short', async () => ({ ok: true }));
  app.get('/trpc/call', async (_, reply) => reply.send(Response.json(LONG)));
  app.get('/trpc/events', async (_, reply) =>
    reply.send(new Response(LONG.words, { headers: { 'content-type': 'text/event-stream' } })),
  );
});
afterAll(() => app.close());

const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

test.each(['/api/text', '/trpc/call'])('%s is a fifth of its size and says the same', async (url) => {
  const answer = await get(url, 'gzip, deflate, br');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers.vary).toContain('accept-encoding');
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(LONG).length / 5);
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(LONG);
  expect(JSON.parse(gunzipSync((await get(url, 'gzip')).rawPayload).toString())).toEqual(LONG);
});

test('who asks for nothing, short answers and streams of events are left as they are', async () => {
  expect((await get('/trpc/call', 'identity')).json()).toEqual(LONG);
  expect((await get('/api/short', 'br')).headers['content-encoding']).toBeUndefined();
  const events = await get('/trpc/events', 'br');
  expect([events.headers['content-encoding'], events.body]).toEqual([undefined, LONG.words]);
});
