import { expect, test } from 'vitest';
import { assessSafety } from './assess-safety.ts';
import {
  asks,
  fits,
  isSurelyNow,
  isUnlikelyAlone,
  levelOf,
  noneLeads,
  type RankedCard,
  SIX_MONTHS,
  saysLittle,
  standsUnbacked,
  THRESHOLDS,
} from './decide.ts';
import { tokenize } from './language/tokenize.ts';
import { midway } from './model/model.ts';
import { FEVER, HIGH_FEVER, readFigures, THREE_MONTHS, TOO_COLD } from './reading/measures.ts';

const STEP = 0.001;

test('each threshold parts what is below it from what reaches it', () => {
  const { now, nowPlain, surelyNow, today, soon, away, unbacked, alone, ask, fresh } = THRESHOLDS;
  expect(levelOf({ any: 1, today, now })).toBe('emergency');
  expect(levelOf({ any: 1, today, now: now - STEP })).toBe('urgent');
  expect(levelOf({ any: soon, today: today - STEP, now: 0 })).toBe('soon');
  expect(levelOf({ any: soon - STEP, today: today - STEP, now: 0 })).toBeNull();
  const plain = { isAway: false, isPlain: true, isLater: false };
  expect(levelOf({ any: 1, today, now: nowPlain }, plain)).toBe('emergency');
  expect(levelOf({ any: 1, today, now: nowPlain - STEP }, plain)).toBe('urgent');
  const told = { isAway: true, isPlain: false, isLater: false };
  expect(levelOf({ any: 1, today: away, now: 0 }, told)).toBe('urgent');
  expect(levelOf({ any: 1, today: away - STEP, now: 0 }, told)).toBeNull();
  expect(isSurelyNow({ any: 1, today: 1, now: surelyNow })).toBe(true);
  expect(isSurelyNow({ any: 1, today: 1, now: surelyNow - STEP })).toBe(false);
  expect(standsUnbacked({ any: 1, today: unbacked, now: 0 })).toBe(true);
  expect(standsUnbacked({ any: 1, today: unbacked - STEP, now: 0 })).toBe(false);
  expect(isUnlikelyAlone({ any: alone - STEP, today: 0, now: 0 })).toBe(true);
  expect(isUnlikelyAlone({ any: alone, today: 0, now: 0 })).toBe(false);
  expect(asks({ any: ask, today: 0, now: 0 }, false)).toBe(true);
  expect(asks({ any: ask - STEP, today: 0, now: 0 }, false)).toBe(false);
  expect(saysLittle({ any: fresh - STEP, today: 0, now: 0 })).toBe(true);
  expect(saysLittle({ any: fresh, today: 0, now: 0 })).toBe(false);
});

test('a later turn of a talk needs more', () => {
  const { nowLater, todayLater, soonLater, askLater, now, today, soon, ask } = THRESHOLDS;
  const later = { isAway: false, isPlain: false, isLater: true };
  expect(levelOf({ any: 1, today: todayLater, now: nowLater }, later)).toBe('emergency');
  expect(levelOf({ any: 1, today: todayLater, now: nowLater - STEP }, later)).toBe('urgent');
  expect(levelOf({ any: soonLater, today: todayLater - STEP, now: 0 }, later)).toBe('soon');
  expect(levelOf({ any: soonLater - STEP, today: todayLater - STEP, now: 0 }, later)).toBeNull();
  expect(asks({ any: askLater, today: 0, now: 0 }, true)).toBe(true);
  expect(asks({ any: askLater - STEP, today: 0, now: 0 }, true)).toBe(false);
  expect([nowLater > now, todayLater > today, soonLater > soon, askLater > ask]).toEqual([true, true, true, true]);
});

test('what a talk makes likely counts half where its newest message tells nothing', () => {
  const talk = { any: 0.9, today: 0.8, now: 0.5 };
  expect(midway(talk, talk).today).toBeCloseTo(talk.today);
  const { any, today, now } = midway(talk, { any: 0.1, today: 0.01, now: 0.001 });
  expect(any).toBeCloseTo(0.5);
  expect(today).toBeLessThan(THRESHOLDS.todayLater);
  expect(now).toBeLessThan(today);
});

test('between strong red cards none leads until one is ahead by the named lead', () => {
  const strong = (ruleId: RankedCard['ruleId'], score: number): RankedCard => ({ ruleId, score, isStrong: true });
  const { lead } = THRESHOLDS;
  expect(noneLeads([strong('poison', 5), strong('burn', 5 - lead + STEP)])).toBe(true);
  expect(noneLeads([strong('poison', 5), strong('burn', 5 - lead)])).toBe(false);
  expect(noneLeads([strong('poison', 5), { ...strong('burn', 5), isStrong: false }])).toBe(false);
  expect(noneLeads([strong('poison', 5)])).toBe(false);
});

test('a card must fit the message well enough to be named', () => {
  const ranked = (score: number): RankedCard => ({ ruleId: 'poison', score, isStrong: false });
  expect(fits(ranked(THRESHOLDS.known))).toBe(true);
  expect(fits(ranked(THRESHOLDS.known - STEP))).toBe(false);
  expect(fits(undefined)).toBe(false);
});

test('a message of competing dangers gets one red card, the neutral one where none leads', () => {
  const cards = [
    'collapsed after a bee flew at him, not sure if it stung',
    'my 2 week old is hard to wake, will not suck and her skin is mottled',
    'screaming, vomiting, lethargic between waves, lump in the belly',
    'purple spots, fever and he pants like a puppy',
    'sickle cell, chest pain and fast breathing',
    'took pre workout powder dry, heart is racing and he is shaking',
    'burning up yet his hands are like ice and he is making a moaning sound',
  ].map((message) => assessSafety({ message, ageDays: null, recentTurns: [], region: 'US' }));
  for (const card of cards) expect(card?.level).toBe('emergency');
  expect(cards.map((card) => card?.title)).toContain('This may need help now');
});

const measures = (text: string, ageDays: number | null = null): string[] =>
  readFigures(tokenize(text), { freshFrom: 0, isElsewhere: () => false, ageDays }).found.map(({ measure }) => measure);

test('a fever begins at 38.0 °C, a high one at 40.0 °C, and below 36.0 °C is too cold', () => {
  expect([FEVER, HIGH_FEVER, TOO_COLD]).toEqual([38, 40, 36]);
  expect(measures('her temperature is 38.0')).toContain('hot');
  expect(measures('her temperature is 37.9')).toEqual(['noFever']);
  expect(measures('her temperature is 40.0')).toContain('veryHot');
  expect(measures('her temperature is 39.9')).not.toContain('veryHot');
  expect(measures('her temperature is 35.9')).toEqual(['tempLow']);
  expect(measures('her temperature is 36.0')).toEqual(['noFever']);
});

test('a fever is long after five days', () => {
  expect(measures('a fever for 5 days')).toContain('fiveDays');
  expect(measures('a fever for 4 days')).not.toContain('fiveDays');
});

test('the rule for the youngest ends at three months', () => {
  const find = (ageDays: number) =>
    assessSafety({ message: 'her temperature is 38.6', ageDays, recentTurns: [], region: 'US' })?.ruleId;
  expect(find(THREE_MONTHS - 1)).toBe('fever_under_3m');
  expect(find(THREE_MONTHS)).not.toBe('fever_under_3m');
});

test('a fever alone is watched at home from six months on, below 40 °C', () => {
  const find = (message: string, ageDays: number) => assessSafety({ message, ageDays, recentTurns: [], region: 'US' });
  expect(find('he has a temp of 38.3', SIX_MONTHS)).toBeNull();
  expect(find('he has a temp of 38.3 and is very drowsy', SIX_MONTHS)).not.toBeNull();
});

test('the card of a plain act gives way to one that the words speak for, that fits much better and may stand as high', () => {
  const cardOf = (message: string) => {
    const card = assessSafety({ message, ageDays: 900, recentTurns: [], region: 'US' });
    return card && { level: card.level, ruleId: card.ruleId };
  };
  expect(cardOf('cant get air, hotdog went down wrong')).toEqual({ level: 'emergency', ruleId: 'choking' });
  expect(cardOf('a button went down wrong, he cant get air')).toEqual({ level: 'emergency', ruleId: 'choking' });
  expect(cardOf('gulped a marshmallow and is turning blue')).toEqual({ level: 'emergency', ruleId: 'blue_or_grey' });
  expect(cardOf('she cannot breathe and has had a cough for two months')?.level).toBe('emergency');
  expect(cardOf('he drank bleach and has had eczema for months')).toEqual({ level: 'emergency', ruleId: 'poison' });
});

test.each([
  'last year he choked on a grape',
  'his cousin choked on a nut last month',
  'his brother had an asthma attack last year',
  'last year he had a seizure',
  'last summer he nearly drowned',
  'two years ago she was rescued from drowning in the pool',
  'his brother drank bleach last year',
])('what is long over or of another child takes no plain act its card: %s', (past) => {
  const now: readonly [string, string][] = [
    ['he is turning blue', 'blue_or_grey'],
    ['his lips are blue', 'blue_or_grey'],
    ['he is not breathing', 'breathing_trouble'],
    ['she cannot breathe', 'breathing_trouble'],
  ];
  for (const [act, ruleId] of now)
    for (const message of [`${past}, now ${act}`, `${act}. ${past}`]) {
      const card = assessSafety({ message, ageDays: 900, recentTurns: [], region: 'US' });
      expect([card?.level, card?.ruleId], message).toEqual(['emergency', ruleId]);
    }
});
