import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AGE_RANGE_WEEKS } from '../topic.schema.ts';
import { compileGuide } from './compile-guide.ts';
import type { Problem } from './problem.ts';
import { type ContentRange, readContent } from './read-content.ts';

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
  const content = readContent(CONTENT_FOLDER, CONTENT_SHOWN_AS);
  content.problems.push(...findRangeProblems(content.ranges));
  const guide = compileGuide(content);
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

function findRangeProblems(ranges: ContentRange[]): Problem[] {
  const isWhole =
    ranges.length === AGE_RANGE_WEEKS.length &&
    AGE_RANGE_WEEKS.every(
      ([start, end], index) => ranges[index]?.start_weeks === start && ranges[index]?.end_weeks === end,
    );
  return isWhole
    ? []
    : [{ file: `${CONTENT_SHOWN_AS}/ranges`, line: 1, message: 'the age ranges are not those of the specification' }];
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
