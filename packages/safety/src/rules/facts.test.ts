import { CONTENT_FOLDER, CONTENT_SHOWN_AS, readContent } from '@nestling/contracts/topics/compile';
import { contradictions } from '@nestling/contracts/topics/facts';
import { expect, test } from 'vitest';
import type { Rule } from './define-rule.ts';
import { RULE_IDS, RULES } from './index.ts';

const WEEK_DAYS = 7;
const EVERY_AGE = [0, 18 * 366] as const;
const { facts } = readContent(CONTENT_FOLDER, CONTENT_SHOWN_AS);

test('there is a table of facts to compare with', () => {
  expect(facts.length).toBeGreaterThan(30);
});

test.each(RULE_IDS)('the card of %s says nothing otherwise than the table of facts', (id) => {
  const { title, action, ages }: Rule = RULES[id];
  const [from, to] = (ages ?? EVERY_AGE).map((days) => Math.floor(days / WEEK_DAYS)) as [number, number];
  expect(contradictions(facts, { title, text: action, weeks: [from, to] })).toEqual([]);
});
