import { runSteps } from './run.ts';

/** Everything CI proves on one machine: checks, unit, database and API tests on the embedded engine, then the browser. */
await runSteps([
  { name: 'verify', command: process.execPath, args: ['tooling/scripts/verify.ts'] },
  {
    name: 'unit, database and API tests',
    command: 'turbo',
    args: ['run', 'test', '--concurrency=1', '--output-logs=full'],
  },
  { name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
  { name: 'browser tests', command: 'pnpm', args: ['--filter', '@nestling/web', 'e2e'] },
]);
