import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, runSteps } from './run.ts';

await runSteps([{ name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] }]);

/** Keeps an idle server some 25 MB smaller: what the start leaves behind is collected sooner. */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=4';

/**
 * Threads that run WebAssembly (the database, the encoder, Node's own stripping of types) share one list of compiled code; while V8 frees
 * code that no thread needs any more it may lose track of it and end the process (nodejs/node issue 64500). So it frees none.
 */
const KEEP_COMPILED_WASM = '--no-wasm-code-gc';

/** The types are stripped and the code compiled once for each version of a file, which spares a later start half a second. */
const CODE_CACHE = path.join(root, 'node_modules/.cache/nestling');

/** What has been freed goes back to the system at once: compiling the database leaves some 70 MB behind. Of glibc alone. */
const GIVE_BACK_FREED = '131072';

const server = spawn(
  process.execPath,
  [SMALL_YOUNG_GENERATION, KEEP_COMPILED_WASM, path.join(root, 'apps/api/src/main.ts')],
  {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: CODE_CACHE, MALLOC_TRIM_THRESHOLD_: GIVE_BACK_FREED, ...process.env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('close', (code) => process.exit(code ?? 1));
