import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { loadPageMatters } from '../training/load-messages.ts';

const FOLDER = new URL('./messages/', import.meta.url);
const OLDEST_WEEKS = 936;

const messageSchema = z.strictObject({
  id: z.string().regex(/^n-\d{4,6}$/),
  text: z.string().min(2),
  ageWeeks: z.int().min(0).max(OLDEST_WEEKS).nullable(),
  level: z.enum(['red', 'amber', 'soon', 'none']),
  card: z
    .string()
    .regex(/^[a-z0-9_]+$/)
    .nullable(),
  kind: z.enum([
    'plain',
    'indirect',
    'clause',
    'minimised',
    'typos',
    'turns',
    'ordinary',
    'alarming',
    'other-person',
    'past',
    'hypothetical',
    'question-about',
  ]),
  before: z.array(z.string().min(1)).min(1).optional(),
});

const messages = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n'))
  .map((line) => messageSchema.parse(JSON.parse(line)));

test('every message has a card where it has a level, earlier messages where it is told in turns, and an id of its own', () => {
  expect(messages.filter(({ level, card }) => (level === 'none') !== (card === null))).toEqual([]);
  expect(messages.filter(({ kind, before }) => (kind === 'turns') !== (before !== undefined))).toEqual([]);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
});

test('no message is told twice', () => {
  const told = messages.map(({ before = [], text }) => [...before, text].join(' ').toLowerCase().replace(/\W+/g, ' '));
  const heard = new Set<string>();
  const again = told.filter((text) => {
    const isAgain = heard.has(text);
    heard.add(text);
    return isAgain;
  });
  expect(again).toEqual([]);
});

test('every page that is to teach a card is a page of the guide, and its card a rule', () => {
  expect(loadPageMatters(new URL('page-cards.txt', import.meta.url)).length).toBeGreaterThan(0);
});
