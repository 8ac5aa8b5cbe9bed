import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/run.ts';

export const main = path.join(root, 'apps/api/src/main.ts');
export const command = path.join(root, 'apps/api/src/recovery/command.ts');

/** A real server in a process of its own, which can be killed and started again on the same data. */
export type ServerProcess = {
  url: string;
  /** Resolves with the milliseconds until it was ready. */
  start: () => Promise<number>;
  pid: () => number | undefined;
  kill: () => Promise<void>;
  /** As a supervisor ends it; a profile that was asked for is written. */
  stop: () => Promise<void>;
};

const READY_MS = 600_000;

export function serverProcess(port: number, settings: Record<string, string>): ServerProcess {
  const url = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  async function end(signal: NodeJS.Signals) {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }
  return {
    url,
    async start() {
      const startedAt = performance.now();
      const env = {
        PATH: process.env.PATH,
        NODE_OPTIONS: process.env.SERVER_NODE_OPTIONS ?? '',
        LOG_LEVEL: 'warn',
        REGISTRATION: 'open',
        ...settings,
        PORT: String(port),
      };
      // Its warnings say why, when something fails.
      running = spawn(process.execPath, [main], { env, stdio: ['ignore', 2, 2] });
      while (performance.now() - startedAt < READY_MS) {
        await sleep(25);
        const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
        // Who answers must be this one, and not another that has the port.
        const ended = running.exitCode ?? running.signalCode;
        if (ended !== null) throw new Error(`the server ended with ${ended}`);
        if (answer?.ok) return performance.now() - startedAt;
      }
      throw new Error('the server did not become ready');
    },
    pid: () => running?.pid,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** A number from the command line, `--name 5`, or what stands here. */
export function flag(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
