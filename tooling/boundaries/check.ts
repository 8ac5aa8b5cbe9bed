import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesIn } from './circles.ts';
import { layerProblem } from './rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|[^.\w])import\s*\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;

/** Reads every import of the workspace and prints those that go against the layers of rules.ts or, in the api, lead back to their own file. */
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'apps/**/*.ts', 'apps/**/*.tsx', 'packages/**/*.ts'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean);
const imports = new Map<string, string[]>();
const problems = files.flatMap((file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(IMPORT)].flatMap((match) => {
    const specifier = match[3] ?? match[4] ?? match[5] ?? '';
    const problem = layerProblem(file, specifier, Boolean(match[2]));
    if (file.startsWith('apps/api/') && specifier.startsWith('.'))
      imports.set(file, [...(imports.get(file) ?? []), path.posix.join(path.posix.dirname(file), specifier)]);
    return problem ? [`${file}: imports ${specifier}: ${problem}`] : [];
  });
});
problems.push(...circlesIn(imports).map((circle) => `${circle.join(' -> ')}: a circle of imports`));
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`${files.length} files keep to the layers\n`);
