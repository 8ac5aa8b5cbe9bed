import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('every abuse case that the docs list is in a test of the file they name, or has its reason', () => {
  const rows = read('docs/abuse-cases.md').matchAll(/^\| ([A-Z]+-\d{3}) *\| (.+?) *\|$/gm);
  const cases = [...rows].map(([, id = '', where = '']) => ({ id, where }));
  expect(cases).toHaveLength(211);
  for (const { id, where } of cases) {
    const files = [...where.matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(([, file = '']) => file);
    if (files.length === 0) expect(where, id).toMatch(/^(Does not apply|No test|By command)/);
    for (const file of files) expect(read(file), `${id} in ${file}`).toContain(id);
  }
});

test('every number in a test is listed', () => {
  const listed = new Set(read('docs/abuse-cases.md').match(/[A-Z]+-\d{3}/g));
  const files = ['apps/*/{src,e2e}/**/*.{test,spec}.{ts,tsx}', 'packages/*/src/**/*.test.ts'];
  for (const file of globSync(files, { cwd: root }))
    for (const [id] of read(file).matchAll(
      /\b(AUTH|APPLE|SESS|CSRF|IDOR|MASS|INPUT|XSS|LLM|SSRF|FILE|RACE|CRASH|PRIV)-\d{3}\b/g,
    ))
      expect(listed, file).toContain(id);
});
