import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

const PATH = /\b(?:apps|packages|tooling|docker|docs)\/[\w.@-]+(?:\/[\w.@-]+)*/g;

/** What a build makes is there only after it. */
const BUILT = /\/dist(?:\/|$)/;

/** Fails when a document names a path that is gone. */
const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const missing = documents.flatMap((document) => {
  const named = new Set(readFileSync(path.join(root, document), 'utf8').match(PATH) ?? []);
  return [...named]
    .map((reference) => reference.replace(/[.,]$/, ''))
    .filter((reference) => !BUILT.test(reference))
    .filter((reference) => !existsSync(path.join(root, reference)))
    .map((reference) => `${document}: ${reference}`);
});
if (missing.length > 0) {
  process.stderr.write(`These documents name paths that do not exist:\n${missing.join('\n')}\n`);
  process.exit(1);
}
