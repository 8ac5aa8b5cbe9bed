import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileGuide } from './compile-guide.ts';
import { readContent } from './read-content.ts';

const packageFolder = path.resolve(import.meta.dirname, '../../..');
/** From the repository on, as an editor opens it. */
export const CONTENT_SHOWN_AS = 'packages/contracts/content';
export const CONTENT_FOLDER = path.join(packageFolder, 'content');
const COMPILED_FOLDER = path.join(packageFolder, 'compiled');
const GUIDE_FILE = path.join(COMPILED_FOLDER, 'guide.json');
const STAMP_FILE = path.join(COMPILED_FOLDER, 'guide.stamp');

/** Compiles the guide unless neither its files nor the compiler changed since. Throws a `ContentError`. */
export function writeCompiled(): 'written' | 'unchanged' {
  const stamp = stampOf([CONTENT_FOLDER, import.meta.dirname]);
  if (readIfThere(STAMP_FILE) === stamp && readIfThere(GUIDE_FILE) !== undefined) return 'unchanged';
  const guide = compileGuide(readContent(CONTENT_FOLDER, CONTENT_SHOWN_AS));
  mkdirSync(COMPILED_FOLDER, { recursive: true });
  // Two test runs may compile at once: each moves a whole file into place.
  for (const [file, text] of [
    [GUIDE_FILE, JSON.stringify(guide)],
    [STAMP_FILE, stamp],
  ] as const) {
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
  return 'written';
}

function stampOf(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = statSync(path.join(folder, name));
      hash.update(`${name} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
