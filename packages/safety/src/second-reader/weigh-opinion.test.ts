import type { CardLevel, Urgent } from '@nestling/contracts/safety';
import { expect, test } from 'vitest';
import { assessSafety } from '../assess-safety.ts';
import { type Account, accountOf } from '../evidence/account.ts';
import { neutralCard } from '../neutral-card.ts';
import { RULES } from '../rules/index.ts';
import { isOpen, type Opinion, weighOpinion } from './weigh-opinion.ts';

const said = (message: string): Account => accountOf({ message, ageDays: 700, recentTurns: [], region: 'GB' });
const thinks = (level: Opinion['level'], card: string, more: Partial<Opinion> = {}): Opinion => ({
  happening: 'now',
  who: 'child',
  level,
  card,
  ...more,
});
const NAPS = said('how long should naps be?');
const BATTERY = said('she swallowed a button battery');
const COIN = said('he swallowed a coin');
const cardOf = ({ input }: Account): Urgent => {
  const card = assessSafety(input);
  if (!card) throw new Error(`no card: ${input.message}`);
  return card;
};
const redOf = (card: Urgent): Urgent => ({ ...card, level: 'emergency' }) as Urgent;

test('raises a card from none, with the text and the numbers of our rule', () => {
  const card = weighOpinion(thinks('emergency', 'choking'), null, NAPS);
  expect(card).toMatchObject({ level: 'emergency', ruleId: 'choking', title: cardOf(said('she is choking')).title });
  expect(card?.contacts[0]?.value).toBe('999');
});

test.each([
  ['none', thinks('none', 'choking')],
  ['no happening', thinks('emergency', 'choking', { happening: 'no' })],
  ['nobody', thinks('emergency', 'choking', { who: 'nobody' })],
] as const)('an opinion of %s changes nothing', (_, opinion) => {
  for (const card of [null, cardOf(BATTERY)]) expect(weighOpinion(opinion, card, BATTERY)).toBeNull();
});

test('never lowers a card, and never sets a plain act aside for another rule', () => {
  const battery = cardOf(BATTERY);
  for (const level of ['soon', 'urgent', 'emergency'] satisfies CardLevel[])
    for (const card of ['doctor_soon', 'coin_swallowed', 'choking', 'neutral', 'button_battery', 'made_up'])
      expect(weighOpinion(thinks(level, card), battery, BATTERY), `${level} ${card}`).toBeNull();
  expect(isOpen(battery, BATTERY)).toBe(false);
});

test('stays within the levels that the rule allows, and within its ages', () => {
  expect(weighOpinion(thinks('emergency', 'doctor_soon'), null, NAPS)?.level).toBe('soon');
  expect(weighOpinion(thinks('soon', 'choking'), null, NAPS)?.level).toBe(RULES.choking.lowest);
  expect(weighOpinion(thinks('emergency', 'fever_under_3m'), null, NAPS)?.ruleId).toBe('neutral');
  expect(weighOpinion(thinks('urgent', 'fever_under_3m'), null, NAPS)?.ruleId).toBe('doctor_today');
});

test('a card that it finds graver, without another kind, keeps its own first action', () => {
  const amber = { ...cardOf(said('she has a burn on her hand')), level: 'urgent' } as Urgent;
  const raised = weighOpinion(thinks('emergency', 'neutral'), amber, said('she has a burn on her hand'));
  expect(raised).toMatchObject({ level: 'emergency' });
  const coin = cardOf(COIN);
  expect(coin.level).toBe('urgent');
  expect(weighOpinion(thinks('emergency', 'choking'), coin, COIN)).toMatchObject({ ruleId: 'choking' });
});

test('chooses between cards that the rules find strong evidence for, and no others', () => {
  const both = said('hives all over and he cannot breathe, he drank drain cleaner');
  const neutral = redOf({ level: 'emergency', ...neutralCard('GB') });
  expect(isOpen(neutral, both)).toBe(true);
  expect(weighOpinion(thinks('emergency', 'poison'), neutral, both)).toMatchObject({ ruleId: 'poison' });
  expect(weighOpinion(thinks('emergency', 'drowning'), neutral, both)).toBeNull();
  expect(weighOpinion(thinks('emergency', 'neutral'), neutral, both)).toBeNull();
});

test('a card that is open from an earlier message is not exchanged', () => {
  expect(weighOpinion(thinks('emergency', 'choking'), cardOf(BATTERY), NAPS)).toBeNull();
});
