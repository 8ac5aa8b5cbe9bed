import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LESSON } from './taught.ts';

/** Packs what `teach.py` taught with the whole guide as the weights that ship, and as what the encoder's tests hold it against. */
const weights = fileURLToPath(import.meta.resolve('@nestling/rag/weights/encoder'));
const scripts = path.join(path.dirname(weights), '../../scripts');
const taught = (name: string) => path.join(LESSON, 'whole', `${name}.safetensors`);
const tokenizer = path.join(LESSON, 'tokenizer.json');
const run = (command: string, script: string, options: readonly string[]) =>
  execFileSync(command, [path.join(scripts, script), ...options], { stdio: 'inherit' });
const pack = (...options: string[]) => run(process.execPath, 'pack-minilm.ts', options);

pack(taught('encoder'), '--tokenizer', tokenizer);
for (const name of ['guide', 'next'])
  pack(taught(name), '--from', '6', '--under', weights, '--out', path.join(path.dirname(weights), `${name}.bin`));
run('python3', 'minilm_oracle.py', [taught('encoder'), tokenizer, weights]);
