import { readFileSync, writeFileSync } from 'node:fs';
import { NEVER_SAY_RULES } from '../src/never-say/rules/index.ts';
import { RULE_SOURCES } from '../src/rules/rule-sources.ts';
import { RULE_TEXTS, type RuleId } from '../src/rules/rule-texts.ts';

export const SAFETY_DOCUMENT = new URL('../../../docs/safety.md', import.meta.url);

/** The ages of a red-flag rule; where a message names none and the profile has none, the words decide. */
const RULE_AGES: Record<RuleId, string> = {
  fever_under_3m: 'under 13 weeks',
  fever_3_6m_high: '13 to 26 weeks',
  fever_danger_any_age: 'any',
  breathing_trouble: 'any',
  blue_or_grey: 'any',
  unresponsive: 'any',
  seizure: 'any',
  non_fading_rash: 'any',
  anaphylaxis: 'any',
  choking: 'any',
  button_battery: 'any',
  magnets: 'any',
  poison: 'any',
  carbon_monoxide: 'any',
  head_injury: 'any',
  head_injury_infant: 'under 12 months',
  dehydration: 'any',
  green_or_bloody_vomit: 'any',
  newborn_not_feeding: 'under 8 weeks',
  jaundice: 'newborn',
  cord_infection: 'newborn',
  burn: 'any',
  drowning: 'any',
  broken_bone_bleeding: 'any',
  infant_injury_no_explanation: 'under 30 weeks',
  abuse_disclosure: 'any',
  might_hurt_child_now: 'any',
  postpartum_psychosis: 'first year',
  parent_suicidal: 'any',
  postnatal_depression: 'first 18 months',
  child_suicidal: 'from about 6 years',
  self_harm: 'from about 8 years',
  eating_disorder_danger: 'from about 8 years',
  overdose_alcohol_drugs: 'from about 8 years',
  loss_of_skills: 'any',
  missed_milestone_core: '8 weeks to 6 years',
  testicular_or_belly_pain: 'any',
  diabetes_signs: 'any',
  heat_car: 'any',
  safe_sleep_now: 'under 12 months',
};

/** The two tables of the document, by the name of the markers that hold them. */
export function ruleTables(): Record<'red-flags' | 'never-say', string> {
  const redFlags = (Object.keys(RULE_TEXTS) as RuleId[]).map((id) => {
    const { name, url } = RULE_SOURCES[id];
    return `| \`${id}\` | ${RULE_TEXTS[id].level} | ${RULE_AGES[id]} | ${link(name, url)} |`;
  });
  const neverSay = NEVER_SAY_RULES.map(({ id, fromDays = 0, untilDays, source }) => {
    return `| \`${id}\` | ${describeDays(fromDays, untilDays)} | ${link(source.name, source.url)} |`;
  });
  return {
    'red-flags': ['| rule | level | age | source |', '| --- | --- | --- | --- |', ...redFlags].join('\n'),
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
