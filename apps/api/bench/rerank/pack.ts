import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LESSON } from '../encoder/taught.ts';

/** Packs what `teach.py` taught as the weights that ship. */
const target = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@nestling/rag/weights/encoder'))),
  'rerank.bin',
);
const script = path.join(path.dirname(target), '../../scripts/pack-minilm.ts');
const taught = path.join(LESSON, 'rerank/rerank.safetensors');
execFileSync(process.execPath, [script, taught, '--from', '3', '--out', target], { stdio: 'inherit' });
