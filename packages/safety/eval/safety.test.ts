import { expect, test } from 'vitest';
import { RULE_TEXTS } from '../src/rules/rule-texts.ts';
import { judgeMessages, missedBars, summarise } from './evaluate-messages.ts';
import { loadMessages } from './load-messages.ts';
import { splitHalves } from './split-halves.ts';

const messages = loadMessages();
const halves = splitHalves(messages);

test('every rule is asked for in at least six ways, and ordinary messages are many', () => {
  const asked = Map.groupBy(messages, ({ expected }) => expected?.ruleIds[0] ?? 'nothing');
  for (const ruleId of Object.keys(RULE_TEXTS))
    expect(asked.get(ruleId)?.length ?? 0, ruleId).toBeGreaterThanOrEqual(6);
  expect(asked.get('nothing')?.length).toBeGreaterThanOrEqual(160);
  expect(messages.length).toBeGreaterThanOrEqual(400);
});

test('messages are told apart by id and by words, and expect rules that exist', () => {
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
  for (const { expected } of messages)
    for (const ruleId of expected?.ruleIds ?? []) expect(Object.keys(RULE_TEXTS)).toContain(ruleId);
});

test('the halves share no message, hold all, and both ask for every rule', () => {
  expect(new Set([...halves.tune, ...halves.test]).size).toBe(messages.length);
  for (const half of [halves.tune, halves.test]) {
    const rules = new Set(half.flatMap(({ expected }) => expected?.ruleIds[0] ?? []));
    expect(rules.size).toBe(Object.keys(RULE_TEXTS).length);
  }
  expect(splitHalves(messages)).toEqual(halves);
});

test.each(['tune', 'test'] as const)('recall and false alarms hold the bars on the %s half', (half) => {
  expect(missedBars(summarise(judgeMessages(halves[half])))).toEqual([]);
});
