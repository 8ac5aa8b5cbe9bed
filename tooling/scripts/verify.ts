import { runSteps } from './run.ts';

await runSteps([
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  {
    name: 'unawaited promises',
    command: 'oxlint',
    args: ['--type-aware', '--config', '.oxlintrc.json', 'apps', 'packages', 'tooling'],
  },
  { name: 'import boundaries', command: process.execPath, args: ['tooling/boundaries/check.ts'] },
  { name: 'paths in docs', command: process.execPath, args: ['tooling/scripts/check-doc-refs.ts'] },
  { name: 'file sizes and names', command: process.execPath, args: ['tooling/scripts/check-files.ts'] },
  {
    name: 'the guide’s form',
    command: process.execPath,
    args: ['packages/contracts/src/topics/compile/command.ts'],
  },
  { name: 'the guide', command: process.execPath, args: ['packages/contracts/src/topics/check/command.ts'] },
  { name: 'types of the tools', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types', command: 'turbo', args: ['run', 'typecheck', '--output-logs=errors-only'] },
]);
