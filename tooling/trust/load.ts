import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Member, type Outcome } from './member.ts';
import { startProvider } from './provider.ts';
import { flag, percentile, type ServerProcess, serverProcess } from './server-process.ts';

/**
 * DATABASE_URL=... pnpm load [--members 500] [--seconds 120] [--every 5] [--uploads 2] [--processes 2] [--kill 1]
 * [--restart 1] [--port 4340]: server processes behind one address on an empty PostgreSQL database, a scripted provider, and
 * members who each act every 5 s on average, `uploads` per cent of it with a file. With --kill one process is killed
 * half-way and started again; with --restart the shell command in DATABASE_RESTART runs at three quarters. Ends with 1 when
 * anything was lost, doubled, or refused otherwise than by 429.
 */
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  process.stderr.write('Set DATABASE_URL to an empty PostgreSQL database of its own.\n');
  process.exit(2);
}
const port = flag('port', 4340);
const seconds = flag('seconds', 120);
const isKilling = flag('kill', 0) > 0;
const restartCommand = flag('restart', 0) > 0 ? process.env.DATABASE_RESTART : undefined;
if (flag('restart', 0) > 0 && !restartCommand) {
  process.stderr.write('Set DATABASE_RESTART to a shell command that restarts the database.\n');
  process.exit(2);
}
/** Resets and 503s are allowed for so long after a kill, and after the database is back. */
const GRACE_MS = 10_000;

/** One address in front of all processes, in turns; one that does not answer is passed over. */
function balance(ports: number[]) {
  let turn = 0;
  return createTcpServer((client) => {
    let server: Socket | undefined;
    const open = (tries: number) => {
      const to = connect(ports[turn++ % ports.length] as number, '127.0.0.1');
      server = to;
      let isOpen = false;
      to.once('connect', () => {
        isOpen = true;
        client.pipe(to);
        to.pipe(client);
      });
      // Followed by a close.
      to.on('error', () => {});
      to.on('close', () => {
        if (!isOpen && tries > 1 && !client.destroyed) open(tries - 1);
        else client.destroySoon();
      });
    };
    client.on('error', () => {});
    client.on('close', () => server?.destroy());
    open(ports.length);
  });
}

async function run(shellCommand: string): Promise<void> {
  const child = spawn('/bin/sh', ['-c', shellCommand], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${shellCommand} ended with ${code}`);
}

const servers: ServerProcess[] = [];
const provider = await startProvider();
try {
  const settings = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret of the load test that both processes share',
    AUTH_RATE_LIMIT: '1000000',
    ...provider.settings,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const ports = Array.from({ length: flag('processes', 2) }, (_, n) => port + 1 + n);
  for (const own of ports) servers.push(serverProcess(own, settings));
  for (const server of servers) await server.start();
  const front = balance(ports);
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));

  const members: Member[] = [];
  while (members.length < flag('members', 500)) {
    const batch = Array.from(
      { length: 10 },
      () => new Member(() => `http://127.0.0.1:${port}`, flag('uploads', 2) / 100),
    );
    for (const [at, isIn] of (await Promise.all(batch.map((one) => one.register()))).entries())
      if (isIn) members.push(batch[at] as Member);
  }
  process.stdout.write(`${members.length} members are signed in\n`);
  // The guide is made ready for the provider's vectors meanwhile, which is no member's act.
  for (const member of members.slice(0, 5)) for (let n = 0; n < 5; n++) await member.act();
  for (const member of members) member.outcomes.length = 0;

  const everyMs = flag('every', 5) * 1000;
  const usedBefore = process.cpuUsage();
  const until = performance.now() + seconds * 1000;
  const broken: { from: number; to: number }[] = [];
  const late: (Outcome & { at: number })[] = [];
  /** Breaks something at this part of the time, and excuses what fails until a while after. */
  async function breakAt(part: number, work: () => Promise<unknown>) {
    await sleep(seconds * 1000 * part);
    const from = performance.now();
    await work();
    broken.push({ from, to: performance.now() + GRACE_MS });
  }
  const acting = members.map(async (member) => {
    await sleep(Math.random() * everyMs);
    while (performance.now() < until) {
      const before = member.outcomes.length;
      await member.act();
      const at = performance.now();
      for (const outcome of member.outcomes.slice(before)) if (!isExpected(outcome)) late.push({ ...outcome, at });
      await sleep(-Math.log(1 - Math.random()) * everyMs);
    }
  });
  const breaking = [
    isKilling && breakAt(0.5, async () => servers[0]?.kill()).then(() => servers[0]?.start()),
    restartCommand && breakAt(0.75, () => run(restartCommand)),
  ];
  await Promise.all([...acting, ...breaking]);
  const used = process.cpuUsage(usedBefore);
  // What is being written comes to its end before it is counted.
  await sleep(3_000);

  const excused = late.filter(({ at }) => broken.some(({ from, to }) => at > from && at < to)).length;
  const outcomes = members.flatMap((member) => member.outcomes);
  const times = outcomes.filter(({ status }) => status < 400 && status > 0).map(({ ms }) => ms);
  let lost = 0;
  let doubled = 0;
  for (const member of members) {
    const found = await member.check();
    lost += found.lost;
    doubled += found.doubled;
  }
  const slowest: Record<string, number> = {};
  for (const what of new Set(outcomes.map((outcome) => outcome.what))) {
    const own = outcomes.filter((outcome) => outcome.what === what && outcome.status > 0 && outcome.status < 400);
    slowest[what] = Math.round(
      percentile(
        own.map(({ ms }) => ms),
        0.99,
      ),
    );
  }
  const figures = {
    members: members.length,
    seconds,
    requests: times.length,
    refused429: outcomes.filter(({ status }) => status === 429).length,
    excused,
    otherFailures: late.length - excused,
    lost,
    doubled,
    p50: Math.round(percentile(times, 0.5)),
    p95: Math.round(percentile(times, 0.95)),
    p99: Math.round(percentile(times, 0.99)),
    p99Of: slowest,
    // Of a processor: what the members, the provider and the address in front take of the same machine.
    ownMsARequest: Math.round((used.user + used.system) / 100 / outcomes.length) / 10,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  for (const { what, status, at } of late.slice(0, 5))
    process.stdout.write(`${what} answered ${status}, ${Math.round((until - at) / 1000)} s before the end\n`);
  process.exitCode = figures.lost + figures.doubled + figures.otherFailures > 0 ? 1 : 0;
  front.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
} finally {
  for (const server of servers) await server.kill();
  provider.close();
  process.exit();
}

function isExpected({ status }: Outcome): boolean {
  return (status >= 200 && status < 400) || status === 429;
}
