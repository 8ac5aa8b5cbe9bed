import { runSteps } from './run.ts';

if (!process.env.TEST_DATABASE_URL) {
  process.stderr.write(
    'Set TEST_DATABASE_URL to a PostgreSQL 15+ with pgvector, for example the one tooling/postgres/up.sh starts.\n',
  );
  process.exit(1);
}

/** The suites that depend on the database engine, once more on a real PostgreSQL. */
await runSteps([
  // The API's tests read what it makes: the guide's vectors take minutes without it.
  { name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
  { name: 'database and API tests on PostgreSQL', command: 'pnpm', args: ['--filter', '@nestling/api', 'test'] },
  {
    name: 'the main job in a browser on PostgreSQL',
    command: 'pnpm',
    args: ['--filter', '@nestling/web', 'e2e', 'main-job'],
  },
]);
