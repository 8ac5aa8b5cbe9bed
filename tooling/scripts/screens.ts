import { runSteps } from './run.ts';

/** A picture of every screen in docs/screens. */
await runSteps([
  { name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
  {
    name: 'pictures',
    command: 'pnpm',
    args: ['--filter', '@nestling/web', 'exec', 'playwright', 'test', '--config', 'playwright.screens.config.ts'],
  },
]);
