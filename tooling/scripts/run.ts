import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Runs one command in the repository with its output shown, Node 24 and the workspace's tools first on the path. */
export function run(command: string, args: string[], env: Record<string, string | undefined> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
        TURBO_TELEMETRY_DISABLED: '1',
        ...env,
      },
    });
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Ends this process with the first failing step's code. */
export async function runSteps(
  steps: { name: string; command: string; args: string[]; env?: Record<string, string | undefined> }[],
): Promise<void> {
  for (const step of steps) {
    const startedAt = performance.now();
    const code = await run(step.command, step.args, step.env);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'}  ${step.name}  ${seconds} s\n`);
    if (code !== 0) process.exit(code);
  }
}
