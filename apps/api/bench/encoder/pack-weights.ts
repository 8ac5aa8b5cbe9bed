import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const WEIGHTS = path.dirname(fileURLToPath(import.meta.resolve('@nestling/rag/weights/encoder')));

/** The file of the weights that ship. */
export const shipped = (name: string): string => path.join(WEIGHTS, `${name}.bin`);

/** Runs a script of the encoder's package. */
export const runScript = (command: string, script: string, options: readonly string[]): void => {
  execFileSync(command, [path.join(WEIGHTS, '../../scripts', script), ...options], { stdio: 'inherit' });
};

/** `pack-minilm.ts` says what it takes. */
export const packWeights = (...options: string[]): void => runScript(process.execPath, 'pack-minilm.ts', options);
