import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatCalendarDate, fromDayNumber } from '@nestling/contracts/age';
import { request } from 'undici';
import { signUp } from '../src/testing/browser-session.ts';
import { createTestApp } from '../src/testing/create-test-app.ts';

const TARGET_P95_MS = 15;
const WARM_UP = 200;
const ROUNDS = 1000;
const DAY_MS = 86_400_000;
const AGES_WEEKS = 936;

type Case = { name: string; send: (round: number) => Promise<void> };
type Figures = { name: string; p50: number; p95: number; max: number };

const server = await createTestApp();
const parent = await signUp(server.app, { childName: 'Mia', childAge: bornWeeksAgo(30) });
const api = await server.app.listen({ port: 0, host: '127.0.0.1' });
const peer = await startPeer();
try {
  await main();
} finally {
  await peer.close();
  await server.close();
}

async function main(): Promise<void> {
  const timeline = (childAge: string, pagination?: object) =>
    post(`${api}/api/timeline`, { childAge, ...(pagination && { pagination }) });
  const warmAge = bornWeeksAgo(30);
  const warm = await measure([
    { name: 'peer: bare HTTP server, select 1, JSON', send: () => post(peer.url, {}) },
    { name: 'timeline, warm', send: () => timeline(warmAge) },
    {
      name: 'timeline, warm, Load More',
      send: (round) => timeline(warmAge, { section: 'upcoming_topics', offset: (round % 25) * 3 }),
    },
  ]);
  const cold = await measure([
    {
      name: 'timeline, cold: built and stored anew',
      send: (round) => timeline(bornWeeksAgo(round % AGES_WEEKS)),
    },
  ]);
  print([...warm, ...cold]);
}

function bornWeeksAgo(weeks: number): string {
  return formatCalendarDate(fromDayNumber(Math.floor(Date.now() / DAY_MS) - weeks * 7));
}

/** The least an answer from this database can cost: one HTTP exchange around one round trip. */
async function startPeer(): Promise<{ url: string; close: () => Promise<void> }> {
  const bare = createServer(async (_, response) => {
    const { rows } = await server.database.pool.query('select 1 as one');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        bare.close(() => resolve());
        bare.closeAllConnections();
      }),
  };
}

async function post(url: string, body: unknown): Promise<void> {
  const answer = await request(url, {
    method: 'POST',
    headers: { cookie: parent.cookie(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${text}`);
}

/** One after another and by turns, so that a busy moment of the machine falls on all of them alike. */
async function measure(cases: Case[]): Promise<Figures[]> {
  const times = cases.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, { send }] of cases.entries()) {
      const startedAt = performance.now();
      await send(Math.abs(round));
      if (round >= 0) times[index]?.push(performance.now() - startedAt);
    }
  }
  return cases.map(({ name }, index) => {
    const sorted = (times[index] ?? []).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    return { name, p50: at(0.5), p95: at(0.95), max: at(1) };
  });
}

function print(figures: Figures[]): void {
  const base = figures[0];
  const engine = server.database.isEmbedded ? 'the embedded database' : 'PostgreSQL';
  console.log(`POST /api/timeline over HTTP on ${engine}, ${ROUNDS} requests each, one at a time (ms)`);
  console.log(
    `${'what'.padEnd(42)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'max'.padStart(8)}   times the peer at p50, p95`,
  );
  for (const { name, p50, p95, max } of figures) {
    const columns = [p50, p95, max].map((value) => value.toFixed(2).padStart(8)).join('');
    const ratios = [p50 / (base?.p50 ?? Number.NaN), p95 / (base?.p95 ?? Number.NaN)].map((ratio) => ratio.toFixed(1));
    console.log(`${name.padEnd(42)}${columns}   ${ratios.join(', ')}`);
  }
  const isMet = figures.filter(({ name }) => name.includes('warm')).every(({ p95 }) => p95 < TARGET_P95_MS);
  console.log(`target: warm p95 under ${TARGET_P95_MS} ms: ${isMet ? 'met' : 'MISSED'}`);
}
