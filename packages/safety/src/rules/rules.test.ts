import { CARD_LEVELS } from '@nestling/contracts/safety';
import { describe, expect, test } from 'vitest';
import { assessSafety } from '../assess-safety.ts';
import type { Rule } from './define-rule.ts';
import { RULE_IDS, RULES } from './index.ts';
import type { Said } from './said.ts';

interface Messages {
  MUST_RAISE: readonly Said[];
  MUST_NOT_RAISE: readonly Said[];
}

const FEWEST = 1;
const find = ([message, ageDays]: Said) => assessSafety({ message, ageDays, recentTurns: [], region: 'US' });

describe.each(RULE_IDS)('%s', (ruleId) => {
  const rule: Rule = RULES[ruleId];

  test('raises its card, and none on ordinary words', async () => {
    const { MUST_RAISE, MUST_NOT_RAISE } = (await import(`./${ruleId.replaceAll('_', '-')}/messages.ts`)) as Messages;
    expect(MUST_RAISE.length).toBeGreaterThanOrEqual(FEWEST);
    for (const said of MUST_RAISE) expect(find(said)?.ruleId, said[0]).toBe(ruleId);
    for (const said of MUST_NOT_RAISE) expect(find(said)?.ruleId, said[0]).not.toBe(ruleId);
  });

  test('has levels in order and a source that can be opened', () => {
    const [lowest, level, highest] = [rule.lowest, rule.level, rule.highest].map((one) => CARD_LEVELS.indexOf(one));
    expect(lowest).toBeGreaterThanOrEqual(level as number);
    expect(level).toBeGreaterThanOrEqual(highest as number);
    expect(rule.source.url).toMatch(/^https?:\/\//);
    expect(rule.source.name).not.toBe('');
  });
});
