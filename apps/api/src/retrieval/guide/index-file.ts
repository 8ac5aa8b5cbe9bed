import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GUIDE_VERSION } from '@nestling/contracts/topics/content';
import { type GuideIndex, readIndex, writeIndex } from '@nestling/rag/guide';

/** Made by `pnpm build`: what the server would otherwise work out of the whole guide at each start. */
export const INDEX_FILE = path.join(import.meta.dirname, '../../../dist/guide/index.bin');

const folderOf = (module: string) => path.dirname(fileURLToPath(import.meta.resolve(module)));
const RAG = path.dirname(folderOf('@nestling/rag/guide'));
const CONTRACTS = path.dirname(folderOf('@nestling/contracts/topics'));
const PASSAGES = path.join(import.meta.dirname, '../../features/chat/answer');

/** Whatever the index follows from beside the guide's words: the code that reads them, and the regions' words in their slots. */
const MADE_BY = [
  ...['evidence', 'guide', 'query'].flatMap((folder) => codeIn(path.join(RAG, folder))),
  ...['regions', 'text', 'topics'].flatMap((folder) => codeIn(path.join(CONTRACTS, folder))),
  path.join(CONTRACTS, '../compiled/regions.json'),
  createRequire(path.join(RAG, 'index.ts')).resolve('porter2/package.json'),
  ...['guide-passages.ts', 'guide-in-region.ts'].map((name) => path.join(PASSAGES, name)),
];

function codeIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.join(folder, name));
}

function makeStamp(): string {
  const hash = createHash('sha256').update(`${GUIDE_VERSION} ${process.version}\n`);
  for (const file of MADE_BY) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Another one whenever the index of the guide is, or the order of its phrasings. */
export const GUIDE_STAMP = makeStamp();

/** What the build made, unless the guide or the code has changed since: then it is worked out anew. */
export function readGuideIndex(file = INDEX_FILE, stamp = GUIDE_STAMP): GuideIndex | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  return bytes.toString('latin1', 0, stamp.length) === stamp ? readIndex(bytes.subarray(stamp.length)) : undefined;
}

export function writeGuideIndex(index: GuideIndex, file = INDEX_FILE, stamp = GUIDE_STAMP): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, Buffer.concat([Buffer.from(stamp, 'latin1'), writeIndex(index)]));
  renameSync(`${file}.part`, file);
}
