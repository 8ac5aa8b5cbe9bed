import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, runSteps } from './run.ts';

await runSteps([{ name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] }]);

const server = spawn(process.execPath, [path.join(root, 'apps/api/src/main.ts')], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('close', (code) => process.exit(code ?? 1));
