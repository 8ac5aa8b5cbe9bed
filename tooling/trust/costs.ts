import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ACTS, type Act, Member } from './member.ts';
import { startProvider } from './provider.ts';
import { flag, percentile, serverProcess } from './server-process.ts';

/**
 * DATABASE_URL=... pnpm costs [--times 100] [--members 4] [--provider 1] [--port 4340]: what each act of `pnpm load` costs of a
 * processor, in the server (its threads and readers too) and in the database's connections, and how many requests a second
 * that allows. Linux only, where the kernel tells what a process has used. `--provider 0`: without a model, so that the server's own
 * encoder reads each message.
 */
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  process.stderr.write('Set DATABASE_URL to an empty PostgreSQL database of its own.\n');
  process.exit(2);
}
/** What a kernel counts in: 10 ms, everywhere that Node runs. */
const TICK_MS = 10;
const QUIET_MS = 300;
const WARM = 10;
/** How often each is done, of a hundred acts of the load trial. */
const SHARES: Record<Act, number> = {
  'new chat': 5,
  history: 25,
  documents: 20,
  timeline: 20,
  message: 18,
  question: 10,
  upload: 2,
};
const times = flag('times', 100);

/** The living children of a process, each listed by the thread that started it. */
function childrenOf(pid: number | string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
  } catch {
    // It ended between two looks.
    return [];
  }
}

/** Milliseconds of a processor that a process has used, with its ended children and the living ones (its readers of files). */
function usedWithChildren(pid: number | string): number {
  return childrenOf(pid).reduce((sum, child) => sum + usedWithChildren(child), usedBy(pid));
}

/** Milliseconds of a processor that a process and its ended children have used. */
function usedBy(pid: number | string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
  } catch {
    // It ended between two looks.
    return 0;
  }
}

const databaseName = new URL(databaseUrl).pathname.slice(1);
const connections = new Map<string, number>();
/** The database's own processes for this database; what ended is remembered. */
function usedByDatabase(): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(' ');
      if (words[0] === 'postgres:' && words[2] === databaseName) connections.set(pid, usedBy(pid));
    } catch {}
  }
  return [...connections.values()].reduce((sum, ms) => sum + ms, 0);
}

const provider = flag('provider', 1) > 0 ? await startProvider() : undefined;
const server = serverProcess(flag('port', 4340), {
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'a secret of the table of costs, long enough',
  AUTH_RATE_LIMIT: '1000000',
  MEMBER_MESSAGES_A_MINUTE: '1000000',
  ...provider?.settings,
});

/** Until nothing is done any more: a message is answered after it was taken. */
async function untilQuiet(): Promise<{ server: number; database: number }> {
  for (;;) {
    const before = usedWithChildren(server.pid() ?? 0) + usedByDatabase();
    await sleep(QUIET_MS);
    const [own, database] = [usedWithChildren(server.pid() ?? 0), usedByDatabase()];
    if (own + database - before <= TICK_MS) return { server: own, database };
  }
}

try {
  await server.start();
  const members = Array.from({ length: flag('members', 4) }, () => new Member(() => server.url));
  for (const member of members) {
    if (!(await member.register())) throw new Error(`a member was refused: ${JSON.stringify(member.outcomes)}`);
    for (const what of ACTS) for (let n = 0; n < WARM; n++) await member.do(what);
  }
  let mixed = 0;
  process.stdout.write('act          server ms  database ms  answered in ms (p50)  \n');
  for (const what of ACTS) {
    const before = await untilQuiet();
    for (const member of members) member.outcomes.length = 0;
    for (let n = 0; n < times; n++) await members[n % members.length]?.do(what);
    const after = await untilQuiet();
    const failed = members.flatMap(({ outcomes }) => outcomes).filter(({ status }) => status >= 300 || status === 0);
    if (failed.length > 0) throw new Error(`${what} answered ${failed[0]?.status}`);
    const [own, database] = [(after.server - before.server) / times, (after.database - before.database) / times];
    mixed += ((own + database) * SHARES[what]) / 100;
    const p50 = percentile(
      members.flatMap(({ outcomes }) => outcomes.map(({ ms }) => ms)),
      0.5,
    );
    process.stdout.write(
      `${what.padEnd(12)} ${own.toFixed(1).padStart(9)}  ${database.toFixed(1).padStart(11)}  ${p50.toFixed(1).padStart(20)}\n`,
    );
  }
  process.stdout.write(
    `an act of the mix costs ${mixed.toFixed(1)} ms: ${(1000 / mixed).toFixed(0)} a second on one processor, the members' own share not counted\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
} finally {
  await server.stop();
  provider?.close();
  process.exit();
}
