import type { Urgent } from '@nestling/contracts/safety';
import { expect, test } from 'vitest';
import type { SafetyInput } from '../assess-safety.ts';
import { GRAVITY } from '../decide.ts';
import { accountOf } from '../evidence/account.ts';
import { SURE } from '../evidence/weak-evidence.ts';
import { judgeMessage } from '../open-card/index.ts';
import type { Scores } from './read-scores.ts';
import learnt from './together.json' with { type: 'json' };
import { type Learnt, levelTogether, likelihoodTogether, SIGNS, type Signs, weighTogether } from './weigh-together.ts';

const NOW = new Date('2026-05-01T03:00:00Z');
const said = (message: string): SafetyInput => ({ message, ageDays: 900, recentTurns: [], region: 'US' });
const judged = (input: SafetyInput) => judgeMessage({ ...input, turns: [], now: NOW });

const CALM: Scores = { soon: -8, amber: -8, red: -8 };
const ALARMED: Scores = { soon: 8, amber: 8, red: 8 };
const SLOW: Scores = { soon: 8, amber: -8, red: -8 };

const COIN = said('my son swallowed a coin an hour ago, he seems fine');
const SPEECH = said('he stopped pointing and waving over the last month');
const BATTERY = said('my daughter swallowed a button battery');
const NAPS = said('how long do naps last at this age?');
/** The rules find words of danger in it, and no plain sign. */
const CAT = said('the cat is limp and floppy and loves being carried by my toddler');
/** The rules find nothing in it. */
const ODD = said('she will not settle and sounds odd');
const weigh = (input: SafetyInput, scores: Scores): Urgent | null =>
  weighTogether(judged(input), scores, accountOf(input));

test('a card of weak evidence goes where the reader is calm, and is the calm question where it may be something', () => {
  expect(judged(COIN)).toMatchObject({ isWeak: true, card: { level: 'urgent', ruleId: 'coin_swallowed' } });
  expect(weigh(COIN, CALM)).toBeNull();
  expect(weigh(COIN, SLOW)?.level).toBe('ask');
  expect(weigh(COIN, { soon: 2, amber: 2, red: -2 })).toMatchObject({ level: 'urgent', ruleId: 'coin_swallowed' });
});

test('a plain act, and what the rules hold for sure, stays whatever the reader says', () => {
  expect(judged(BATTERY).isWeak).toBe(false);
  for (const scores of [CALM, SLOW, {}]) expect(weigh(BATTERY, scores)).toEqual(judged(BATTERY).card);
  const { card } = judged(COIN);
  expect(weighTogether({ card, found: card, isWeak: false, stays: null }, CALM, accountOf(COIN))).toEqual(card);
  expect(SURE).toBeGreaterThanOrEqual(0.9);
});

test('a plain act that neither hears as grave is asked whether it happens now, and never silenced', () => {
  const card = judged(BATTERY).card;
  const of = (any: number) => ({ any, today: any, now: any });
  const account = { ...accountOf(BATTERY), likelihood: of(0.01), ownLikelihood: of(0.01) };
  const weak = { card, found: card, isWeak: true, stays: null };
  expect(weighTogether(weak, CALM, account)).toMatchObject({ level: 'ask', question: 'Is this happening now?' });
  expect(weighTogether(weak, { soon: 0, amber: 0, red: 0 }, account)).toEqual(card);
  const surer = { ...account, likelihood: of(0.7), ownLikelihood: of(0.7) };
  expect(weighTogether(weak, { soon: -3, amber: -3, red: -3 }, surer)).toEqual(card);
});

test('it raises where the reader is alarmed, with the text and the numbers of our rule', () => {
  for (const input of [NAPS, ODD]) expect([judged(input).card, weigh(input, CALM)]).toEqual([null, null]);
  expect(weigh(ODD, ALARMED)).toMatchObject({ level: 'emergency', ruleId: 'neutral' });
  expect(weigh(COIN, { ...ALARMED, choking: 9 })).toMatchObject({ level: 'emergency' });
  expect(weigh(ODD, SLOW)).toMatchObject({ level: 'soon', ruleId: 'doctor_soon' });
});

test('a red card of weak evidence is amber where both find that it can wait for a doctor today', () => {
  expect(judged(CAT)).toMatchObject({ isWeak: true, card: { level: 'emergency' } });
  expect(weigh(CAT, { soon: 5, amber: 5, red: -8 })?.level).toBe('urgent');
  expect(weigh(CAT, { soon: 5, amber: 5, red: 5 })).toEqual(judged(CAT).card);
});

test('what was open before stays where a graver card of weak evidence goes', () => {
  const stays = judged(said('she has had a cough for four weeks')).card;
  const { card } = judged(CAT);
  expect(stays?.level).toBe('soon');
  expect(weighTogether({ card, found: card, isWeak: true, stays }, CALM, accountOf(CAT))).toEqual(stays);
});

test('a reader that says nothing leaves the rules alone, also what is weak', () => {
  for (const input of [COIN, SPEECH, NAPS, BATTERY]) expect(weigh(input, {})).toEqual(judged(input).card);
});

test('no weight is below 0, so that who finds more never makes a message look safer', () => {
  const weights = Object.values(learnt.weights).flatMap(({ bias: _, ...by }) => Object.values(by));
  expect(weights.filter((weight) => weight < 0)).toEqual([]);
  const gravityOf = (card: Urgent | null) => (card ? GRAVITY[card.level] : -1);
  for (const input of [COIN, SPEECH, NAPS, BATTERY]) {
    const grown = [-8, -6, -4, -2, 0, 2, 4, 8].map((odds) =>
      gravityOf(weigh(input, { soon: odds, amber: odds, red: odds })),
    );
    expect(grown, input.message).toEqual(grown.toSorted((one, two) => one - two));
  }
});

test('what raises a card would keep it, and a later turn needs no less than a first message, which needs no less than a tale', () => {
  const { first, tale, later } = learnt.from;
  for (const [less, more] of [
    [first.kept, first.raised],
    [tale.kept, tale.raised],
    [later.kept, later.raised],
    [tale.kept, first.kept],
    [tale.raised, first.raised],
    [first.kept, later.kept],
    [first.raised, later.raised],
  ] as const)
    expect([more.any >= less.any, more.today >= less.today, more.now >= less.now]).toEqual([true, true, true]);
});

test('each likelihood parts what is below it from what reaches it, and now counts only where today does', () => {
  const none = Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as Signs;
  const odds = { ...none, readAny: 1, bias: 0 };
  const weights: Learnt['weights'] = { any: odds, today: odds, now: odds };
  expect(likelihoodTogether({ ...none, readAny: 0 }, { weights })).toEqual({ any: 0.5, today: 0.5, now: 0.5 });
  const from = { any: 0.5, today: 0.6, now: 0.2 };
  const level = (any: number, today: number, now: number) => levelTogether({ any, today, now }, from);
  expect(level(0.49, 0.59, 0.9)).toBeNull();
  expect(level(0.5, 0.59, 0.9)).toBe('soon');
  expect(level(0.5, 0.6, 0.19)).toBe('urgent');
  expect(level(0.5, 0.6, 0.2)).toBe('emergency');
});
