import { readdirSync, readFileSync } from 'node:fs';
import { ANSWERS } from '@nestling/contracts/topics/content';
import { RULE_IDS, RULES, type RuleId } from '../src/rules/index.ts';
import type { Said } from '../src/rules/said.ts';

/** 0 none, 1 soon, 2 amber, 3 red. */
export type Grade = 0 | 1 | 2 | 3;

export interface Lesson {
  id: string;
  text: string;
  ageDays: number | null;
  grade: Grade;
  /** The grade is no higher than this; whether anything is due is left open. */
  isOpen?: boolean;
  card: RuleId | null;
  weight: number;
}

const DAYS_PER_WEEK = 7;
const GRADES: Record<string, Grade> = { none: 0, soon: 1, urgent: 2, amber: 2, emergency: 3, red: 3 };

/** Names that the messages use for what one rule answers; null for what none does, so that the neutral card stands. */
const CALLED: Record<string, RuleId | null> = {
  child_concern: 'abuse_disclosure',
  eye_and_spine: 'serious_injury',
  forced_marriage: 'forced_harm',
  grave_injury: 'serious_injury',
  heat: 'heat_illness',
  help_now: null,
};
const cardNamed = (name: unknown, where: string): RuleId | null => {
  if (name === null || name === undefined) return null;
  const called = CALLED[String(name)];
  if (called !== undefined) return called;
  if (!(String(name) in RULES)) throw new Error(`${where}: no rule and no situation is called ${name}`);
  return name as RuleId;
};

const lines = (folder: URL): Record<string, unknown>[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    );

/** A needless card tires: an ordinary message says more than one with a danger, of which many sound alike. */
const ORDINARY_WEIGHT = 4;

/** The messages that were written for the model. */
export function loadWritten(folder: URL): Lesson[] {
  return lines(folder).map((line) => ({
    id: String(line['id']),
    text: [...(Array.isArray(line['before']) ? line['before'] : []), line['text']].map(String).join(' || '),
    ageDays: typeof line['ageWeeks'] === 'number' ? line['ageWeeks'] * DAYS_PER_WEEK : null,
    grade: GRADES[String(line['level'])] ?? 0,
    card: cardNamed(line['card'], String(line['id'])),
    weight: line['level'] === 'none' ? ORDINARY_WEIGHT : 1,
  }));
}

interface Earlier {
  id: string;
  text: string;
  ageDays: number | null;
  recentTurns?: { role: string; text: string }[];
  expected: { level: string; ruleIds: string[] } | null;
}

/** The messages that the rules were first written with. */
export function loadEarlier(folder: URL): Lesson[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Earlier[])
    .map(({ id, text, ageDays, recentTurns = [], expected }) => ({
      id,
      text: [...recentTurns.filter((turn) => turn.role === 'user').map((turn) => turn.text), text].join(' || '),
      ageDays,
      grade: expected ? (GRADES[expected.level] ?? 0) : 0,
      card: cardNamed(expected?.ruleIds[0], id),
      weight: expected ? 0.7 : 1,
    }));
}

/** What each rule must raise is a promise and not a likelihood. */
const PROMISE_WEIGHT = 5;

/** The messages beside each rule. */
export async function loadPromises(): Promise<Lesson[]> {
  const lessons: Lesson[] = [];
  for (const ruleId of RULE_IDS) {
    const folder = new URL(`../src/rules/${ruleId.replaceAll('_', '-')}/messages.ts`, import.meta.url);
    const said = (await import(folder.href)) as { MUST_RAISE: readonly Said[]; MUST_NOT_RAISE: readonly Said[] };
    const grade = GRADES[RULES[ruleId].level] ?? 0;
    for (const [text, ageDays] of said.MUST_RAISE)
      lessons.push({ id: `rule/${ruleId}`, text, ageDays, grade, card: ruleId, weight: PROMISE_WEIGHT });
    for (const [text, ageDays] of said.MUST_NOT_RAISE)
      lessons.push({ id: `rule/${ruleId}`, text, ageDays, grade: 0, card: null, weight: PROMISE_WEIGHT });
  }
  return lessons;
}

/** Subjects of the guide whose questions may well deserve a doctor soon. */
const OPEN_SUBJECTS = new Set([
  'health',
  'medicines',
  'minds',
  'puberty',
  'parents',
  'teens',
  'development',
  'vaccines',
]);
const GUIDE_WEIGHT = 0.8;
/** How parents ask for pages of the guide that carry no danger: ordinary questions. */
export function loadPhrasings(): Lesson[] {
  return ANSWERS.filter(({ danger }) => !danger).flatMap(({ id, ages, phrasings, subject }) =>
    phrasings.map((text, at) => ({
      id: `guide/${id}/${at}`,
      text,
      ageDays: Math.round(((ages[0] + ages[1]) / 2) * DAYS_PER_WEEK),
      grade: 0 as const,
      card: null,
      isOpen: OPEN_SUBJECTS.has(subject),
      weight: GUIDE_WEIGHT,
    })),
  );
}

const PAGE_LINE = /^([a-z0-9-]+): ([a-z0-9_ ]+)$/;

/** How parents ask for pages about a matter that has a card: what it is about, whatever its level. */
export function loadPageMatters(file: URL): { text: string; ageDays: number; cards: readonly RuleId[] }[] {
  const pages = new Map(ANSWERS.map((page) => [page.id, page]));
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [, id = '', names = ''] = PAGE_LINE.exec(line) ?? [];
      const page = pages.get(id);
      const cards = names.split(' ').map((name) => cardNamed(name, id));
      if (!page || cards.includes(null)) throw new Error(`No page or no card: ${line}`);
      const ageDays = Math.round(((page.ages[0] + page.ages[1]) / 2) * DAYS_PER_WEEK);
      return page.phrasings.map((text) => ({ text, ageDays, cards: cards.filter((card) => card !== null) }));
    });
}
