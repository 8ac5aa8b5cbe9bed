import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assessSafety } from './assess-safety.ts';
import { createCardChooser, unpackCard } from './choose-card.ts';
import { RULE_IDS, type RuleId } from './rules/index.ts';
import type { Said } from './rules/said.ts';

const chooser = createCardChooser(unpackCard(readFileSync(new URL('../weights/card.bin', import.meta.url))));
const found = ([message, ageDays]: Said, read?: Record<string, number>) =>
  assessSafety({ message, ageDays, recentTurns: [], region: 'US' }, read ? chooser.withRead(read) : chooser);
const byRules = ([message, ageDays]: Said) => assessSafety({ message, ageDays, recentTurns: [], region: 'US' });

async function promisesOf(ruleId: RuleId): Promise<{ MUST_RAISE: readonly Said[]; MUST_NOT_RAISE: readonly Said[] }> {
  return await import(`./rules/${ruleId.replaceAll('_', '-')}/messages.ts`);
}

test('what each rule must raise raises it with the weights of the server too, and what it must not does not', async () => {
  for (const ruleId of RULE_IDS) {
    const { MUST_RAISE, MUST_NOT_RAISE } = await promisesOf(ruleId);
    for (const said of MUST_RAISE) expect(found(said)?.ruleId, said[0]).toBe(ruleId);
    for (const said of MUST_NOT_RAISE) expect(found(said)?.ruleId, said[0]).not.toBe(ruleId);
  }
});

test('the level stays whatever card is chosen, and no card comes or goes', async () => {
  const loud = Object.fromEntries(RULE_IDS.map((ruleId, at) => [ruleId, at % 2 === 0 ? 9 : -9]));
  for (const ruleId of RULE_IDS) {
    const { MUST_RAISE, MUST_NOT_RAISE } = await promisesOf(ruleId);
    for (const said of [...MUST_RAISE, ...MUST_NOT_RAISE])
      expect(found(said, loud)?.level, said[0]).toBe(byRules(said)?.level);
  }
});

test('no reader, however sure, puts a card that no word speaks for in the place of a plain act', () => {
  const battery: Said = ['she swallowed a button battery just now', 700];
  expect(found(battery, { croup: 99, burn: 99, rash: 99 })?.ruleId).toBe('button_battery');
});
