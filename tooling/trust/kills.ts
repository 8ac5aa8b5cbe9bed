import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Member } from './member.ts';
import { command, flag, type ServerProcess, serverProcess } from './server-process.ts';

/**
 * pnpm kills [--kills 200] [--backups 50] [--members 4] [--lanes 2] [--port 4340]: kill -9 under mixed writes, at first starts, and
 * during backup and restore, on the embedded engine in folders of its own. `lanes`: servers beside one another, which share the kills,
 * because most of the time goes into starting on one processor. Ends with 1 when anything was lost.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'nestling-kills-'));
const between = (from: number, to: number) => sleep(from + Math.random() * (to - from));
/** Between these only what was acknowledged since the last kill is looked for: else the looking takes longer than the killing. */
const WHOLE_EVERY = 20;
const MOST_WAITED_MS = 20_000;
let problems = 0;

function report(what: string, figures: Record<string, number>) {
  process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
}

/** On a slow machine nothing is before a second has passed, and a kill before the first write would prove nothing. */
async function untilOneIsAcknowledged(members: readonly Member[]) {
  const before = countAcknowledged(members);
  for (let waited = 0; waited < MOST_WAITED_MS && countAcknowledged(members) === before; waited += 5) await sleep(5);
}

const countAcknowledged = (members: readonly Member[]) =>
  members.flatMap(({ kept }) => Object.values(kept)).reduce((sum, { length }) => sum + length, 0);

type Lane = { server: ServerProcess; data: string; folder: string };

async function underWrites({ server }: Lane, kills: number) {
  // First starts, while the folder is being made.
  for (let n = 0; n < Math.ceil(kills / 10); n++) {
    const starting = server.start().catch(() => undefined);
    await between(50, 2000);
    await server.kill();
    await starting;
  }
  await server.start();
  const members = Array.from({ length: flag('members', 4) }, () => new Member(() => server.url));
  for (const member of members)
    if (!(await member.register())) throw new Error(`a member was refused: ${JSON.stringify(member.outcomes)}`);
  let lost = 0;
  let doubled = 0;
  for (let n = 0; n < kills; n++) {
    let isOver = false;
    const writing = members.map(async (member) => {
      while (!isOver) await member.act();
    });
    await untilOneIsAcknowledged(members);
    await between(0, 800);
    await server.kill();
    isOver = true;
    await Promise.all(writing);
    await server.start();
    const isWhole = n === kills - 1 || n % WHOLE_EVERY === 0;
    for (const found of await Promise.all(members.map((member) => member.check(isWhole)))) {
      lost += found.lost;
      doubled += found.doubled;
    }
    if ((n + 1) % WHOLE_EVERY === 0) report('so far', { kills: n + 1, lost, doubled });
  }
  await server.kill();
  problems += lost + doubled;
  report('kill -9 under writes', { kills, acknowledged: countAcknowledged(members), lost, doubled });
}

async function run(dataDir: string, words: string[], killAfterMs?: number): Promise<number | null> {
  const child = spawn(process.execPath, [command, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  if (killAfterMs !== undefined) {
    await Promise.race([sleep(killAfterMs), ended]);
    child.kill('SIGKILL');
  }
  return (await ended)[0] as number | null;
}

async function duringRecovery({ data, folder }: Lane, kills: number) {
  const file = path.join(folder, 'whole.backup.gz');
  const startedAt = performance.now();
  if ((await run(data, ['backup', file])) !== 0) throw new Error('the backup could not be made');
  const span = (performance.now() - startedAt) * 1.2;
  let neither = 0;
  for (let n = 0; n < kills; n++) {
    const other = path.join(folder, `cut-${n}.backup.gz`);
    await run(data, ['backup', other], Math.random() * span);
    // A file under the name is a whole one.
    if (existsSync(other) && (await run(data, ['check', other])) !== 0) neither += 1;
    const target = path.join(folder, `restored-${n}`);
    await run(target, ['restore', file], Math.random() * span * 2);
    const isThere = existsSync(path.join(target, 'pglite'));
    const after = await run(target, isThere ? ['check'] : ['restore', file]);
    if (after !== 0) neither += 1;
    rmSync(target, { recursive: true, force: true });
  }
  if ((await run(data, ['check'])) !== 0) neither += 1;
  problems += neither;
  report('kill -9 during backup and restore', { kills: kills * 2, neitherOldNorNew: neither });
}

const lanes = Array.from({ length: flag('lanes', 2) }, (_, n): Lane => {
  const own = path.join(folder, `lane-${n}`);
  const data = path.join(own, 'written');
  return {
    server: serverProcess(flag('port', 4340) + n, { DATA_DIR: data, AUTH_RATE_LIMIT: '100000' }),
    data,
    folder: own,
  };
});
/** Every lane's part of `count`, and none is left over. */
const partOf = (count: number, lane: number) =>
  Math.floor(count / lanes.length) + (lane < count % lanes.length ? 1 : 0);
const startedAt = performance.now();
try {
  await Promise.all(
    lanes.map(async (lane, n) => {
      await underWrites(lane, partOf(flag('kills', 200), n));
      await duringRecovery(lane, partOf(Math.ceil(flag('backups', 50) / 2), n));
    }),
  );
  report('all of it', { seconds: Math.round((performance.now() - startedAt) / 1000), problems });
} finally {
  for (const { server } of lanes) await server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = problems > 0 ? 1 : 0;
