import { run } from './run.ts';

const BENCHES = [
  { title: 'Finding the right passage', filter: '@nestling/rag', script: 'bench' },
  { title: 'Finding it fast: one family', filter: '@nestling/api', script: 'bench:family' },
  { title: 'Answers of the built-in assistant', filter: '@nestling/rag', script: 'bench:answers' },
  { title: 'Splitting long documents', filter: '@nestling/rag', script: 'bench:split' },
  { title: 'The journey timeline', filter: '@nestling/api', script: 'bench:timeline' },
];

if ((await run('pnpm', ['--silent', 'guide:compile'])) !== 0) process.exit(1);

/** Every table is printed even when one bench fails; the first failing code is what this process ends with. */
for (const { title, filter, script } of BENCHES) {
  process.stdout.write(`\n=== ${title} (${filter} ${script})\n`);
  const code = await run('pnpm', ['--silent', '--filter', filter, script]);
  if (code !== 0) process.stdout.write(`FAILED with code ${code}: ${filter} ${script}\n`);
  process.exitCode ||= code;
}
