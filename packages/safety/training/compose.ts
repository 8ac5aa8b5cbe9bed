import { readFileSync } from 'node:fs';
import { RULES, type RuleId } from '../src/rules/index.ts';
import type { Grade, Lesson } from './load-messages.ts';
import { chance } from './vary.ts';

const DAYS_PER_YEAR = 365;
const WHO = [
  ['My son', 'he'],
  ['My daughter', 'she'],
  ['My little boy', 'he'],
  ['My little girl', 'she'],
  ['My child', 'they'],
  ['our boy', 'he'],
  ['our girl', 'she'],
  ['my nephew', 'he'],
  ['my grandson', 'he'],
] as const;
const TIMES = ['for three days', 'for a week', 'since Monday', 'for a few days now', 'since yesterday', 'for ten days'];
const LONG = [
  'for weeks',
  'for three months',
  'for two weeks',
  'since the summer',
  'for more than a month',
  'for half a year',
];
const ENDS = [
  '',
  '',
  '',
  '?',
  '. What can we do?',
  ', please help',
  ', need advice?',
  '. Is this normal?',
  '. Should we see a doctor?',
  '. Should I be worried?',
  ', we are really worried',
  '. The doctor said it is nothing.',
  '. We are not getting any answers.',
  '. Any ideas what it could be? Thanks in advance.',
  ', what is this?',
  '. Please advise me doctor.',
];
const OPENS = ['', '', '', 'Hi, ', 'Hello doctor, ', 'Hi all. ', 'I am really worried. ', 'Help! '];

/** Complaints in the ways that parents tell them: who, how old, how long, and what they ask. */
export function composeComplaints(folder: URL, copies: number): Lesson[] {
  const next = chance(11);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const lessons: Lesson[] = [];
  const lines = (file: string): string[] =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const timed = (text: string): string => text.replaceAll('{T}', pick(TIMES)).replaceAll('{W}', pick(LONG));
  const push = (id: string, level: string, card: string, text: string, ageDays: number | null): void => {
    if (!(card in RULES)) throw new Error(`${id}: no rule is called ${card}`);
    lessons.push({ id, text, ageDays, grade: GRADES[level] ?? 0, card: card as RuleId, weight: WEIGHT });
  };
  for (const [at, line] of lines('complaints.txt').entries()) {
    const [, level = '', card = '', from = '', to = '', said = ''] = LINE.exec(line) ?? [];
    for (let copy = 0; copy < copies; copy += 1) {
      const years = Number(from) + next() * (Number(to) - Number(from) + 0.9);
      const [who, he] = pick(WHO);
      const text = timed(said)
        .replace(/\bhe\b/g, he)
        .replace(/\bhis\b/g, he === 'he' ? 'his' : 'her');
      push(
        `complaint/${at}/${copy}`,
        level,
        card,
        `${pick(OPENS)}${aged(who, years, next)} ${text}${pick(ENDS)}`,
        Math.round(years * DAYS_PER_YEAR),
      );
    }
  }
  for (const [at, line] of lines('own-worries.txt').entries()) {
    const [, level = '', card = '', said = ''] = OWN_LINE.exec(line) ?? [];
    for (let copy = 0; copy < copies; copy += 1)
      push(
        `worry/${at}/${copy}`,
        level,
        card,
        `${pick(OPENS)}${said.replaceAll('{T}', pick(['for days', 'for a week'])).replaceAll('{W}', pick(['two weeks', 'three months', 'six weeks', 'half a year']))}${pick(ENDS)}`,
        null,
      );
  }
  return lessons;
}

const LINE = /^(\w+) (\w+) (\d+)-(\d+): (.+)$/;
const OWN_LINE = /^(\w+) (\w+): (.+)$/;
const GRADES: Record<string, Grade> = { soon: 1, amber: 2, red: 3 };
const WEIGHT = 0.7;

function aged(who: string, years: number, next: () => number): string {
  const months = Math.max(1, Math.round(years * 12));
  const age =
    years < 0.2
      ? `${Math.max(1, Math.round(years * 52))} week`
      : years < 2
        ? `${months} month`
        : `${Math.floor(years)} year`;
  const kind = next();
  if (kind < 0.3) return who;
  if (kind < 0.65) return who.replace(/^(\w+) /, `$1 ${age} old `);
  return `${who} is ${age}s old and`;
}
