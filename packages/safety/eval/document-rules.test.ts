import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NEVER_SAY_RULES } from '../src/never-say/rules/index.ts';
import { RULE_SOURCES } from '../src/rules/rule-sources.ts';
import { RULE_TEXTS } from '../src/rules/rule-texts.ts';
import { fillTables, SAFETY_DOCUMENT } from './document-rules.ts';

const document = readFileSync(SAFETY_DOCUMENT, 'utf8');

test('the safety document lists every rule with the address of its source', () => {
  for (const ruleId of Object.keys(RULE_TEXTS)) expect(document).toContain(`\`${ruleId}\``);
  for (const { url } of Object.values(RULE_SOURCES)) expect(document).toContain(url);
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
