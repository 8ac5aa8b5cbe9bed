import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

const MAX_SOURCE_LINES = 300;
const MAX_TEST_LINES = 500;
const BANNED_NAMES = /^(utils?|helpers?|common|misc|shared|types|constants)(\.test)?\.tsx?$/;
/** Data, generated code and migrations may be long. */
const EXEMPT = /(\/content\/|\/migrations\/|\.gen\.ts$|\/eval\/|\/bench\/|\/lexicon\/|\/rules\/)/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const problems = files.flatMap((file) => {
  const found: string[] = [];
  if (BANNED_NAMES.test(path.basename(file))) found.push(`${file}: the name says nothing`);
  if (EXEMPT.test(file)) return found;
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length;
  const limit = /\.(test|spec)\.tsx?$/.test(file) ? MAX_TEST_LINES : MAX_SOURCE_LINES;
  if (lines > limit) found.push(`${file}: ${lines} lines, at most ${limit}`);
  return found;
});
const lockFile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
if (/https?:\/\//.test(lockFile)) problems.push('pnpm-lock.yaml: names a host');
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
