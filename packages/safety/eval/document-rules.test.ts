import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEVER_SAY_RULES } from '../src/never-say/rules/index.ts';
import { RULES } from '../src/rules/index.ts';
import { fillTables, SAFETY_DOCUMENT } from './document-rules.ts';

const document = readFileSync(SAFETY_DOCUMENT, 'utf8');

test('the safety document lists every rule with the address of its source', () => {
  for (const [ruleId, { source }] of Object.entries(RULES)) {
    expect(document).toContain(`\`${ruleId}\``);
    expect(document).toContain(source.url);
  }
  for (const { id, source } of NEVER_SAY_RULES) {
    expect(document).toContain(`\`${id}\``);
    expect(document).toContain(source.url);
  }
});

test('its tables are those of the code', () => {
  expect(unaligned(fillTables(document))).toBe(unaligned(document));
});

/** A formatter may pad the cells of a table. */
function unaligned(markdown: string): string {
  return markdown.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---');
}
