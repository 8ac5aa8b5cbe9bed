import { readFileSync, writeFileSync } from 'node:fs';
import { NEVER_SAY_RULES } from '../src/never-say/rules/index.ts';
import type { Rule } from '../src/rules/define-rule.ts';
import { RULE_IDS, RULES } from '../src/rules/index.ts';

export const SAFETY_DOCUMENT = new URL('../../../docs/safety.md', import.meta.url);

/** Beyond it a rule is for every age. */
const OLDEST_DAYS = 7000;

/** The two tables of the document, by the name of the markers that hold them. */
export function ruleTables(): Record<'red-flags' | 'never-say', string> {
  const redFlags = RULE_IDS.map((id) => {
    const { level, lowest, highest, ages, source, reviewedBy }: Rule = RULES[id];
    const levels = lowest === highest ? level : `${lowest} to ${highest}`;
    const [from = 0, to] = ages ?? [];
    const until = to !== undefined && to < OLDEST_DAYS ? to : undefined;
    return `| \`${id}\` | ${levels} | ${describeDays(from, until)} | ${link(source.name, source.url)} | ${reviewedBy ?? ''} |`;
  });
  const neverSay = NEVER_SAY_RULES.map(({ id, fromDays = 0, untilDays, source }) => {
    return `| \`${id}\` | ${describeDays(fromDays, untilDays)} | ${link(source.name, source.url)} |`;
  });
  return {
    'red-flags': ['| rule | level | age | source | signed by |', '| --- | --- | --- | --- | --- |', ...redFlags].join(
      '\n',
    ),
    'never-say': ['| rule | age of the child | source |', '| --- | --- | --- |', ...neverSay].join('\n'),
  };
}

export function fillTables(document: string): string {
  let filled = document;
  for (const [name, table] of Object.entries(ruleTables())) {
    const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const start = filled.indexOf(opening);
    const end = filled.indexOf(closing);
    if (start < 0 || end < start) throw new Error(`docs/safety.md has no place for the ${name} table`);
    filled = `${filled.slice(0, start + opening.length)}\n\n${table}\n\n${filled.slice(end)}`;
  }
  return filled;
}

function link(name: string, url: string): string {
  return `[${name}](${url})`;
}

function describeDays(fromDays: number, untilDays: number | undefined): string {
  const from = fromDays > 0 ? `from ${inWords(fromDays)}` : '';
  const until = untilDays === undefined ? '' : `under ${inWords(untilDays)}`;
  return [from, until].filter(Boolean).join(', ') || 'any';
}

function inWords(days: number): string {
  if (days >= 700) return `${Math.round(days / 365.25)} years`;
  return days > 91 ? `${Math.round(days / 30.4375)} months` : `${Math.round(days / 7)} weeks`;
}

if (import.meta.main) writeFileSync(SAFETY_DOCUMENT, fillTables(readFileSync(SAFETY_DOCUMENT, 'utf8')));
