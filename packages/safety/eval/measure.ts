import { parseArgs } from 'node:util';
import type { Urgent } from '@nestling/contracts/safety';
import { NEUTRAL_RULE } from '@nestling/contracts/safety/outranks';
import { cardAfter, isAlarm, isCaught, type Measured, readSet } from './measure-set.ts';
import { LEADS, mistype, PLAIN, TAILS } from './plain-emergencies.ts';
import { isRightCard } from './right-cards.ts';

const { values } = parseArgs({
  options: {
    written: { type: 'string' },
    real: { type: 'string' },
    show: { type: 'string', default: '' },
    most: { type: 'string', default: '40' },
  },
});

const times: number[] = [];
type Outcome = { one: Measured; card: Urgent | null };
const judge = (one: Measured): Outcome => {
  const from = performance.now();
  const card = cardAfter(one);
  times.push((performance.now() - from) / one.text.split(' || ').length);
  return { one, card };
};
const share = (part: number, of: number): string => `${of ? ((100 * part) / of).toFixed(1) : '-'}% (${part}/${of})`;
const row = (name: string, figure: string, must: string): void =>
  console.log(`${name.padEnd(44)} ${figure.padEnd(20)} ${must}`);
const show = (name: string, outcomes: readonly Outcome[]): void => {
  if (!values.show.split(',').includes(name)) return;
  for (const { one, card } of outcomes.slice(0, Number(values.most)))
    console.log(
      `    ${one.id} ${one.need}/${one.kind} -> ${card ? `${card.level}:${card.ruleId}` : '-'} | ${one.text.slice(0, 220)}`,
    );
};

function recall(set: string, outcomes: readonly Outcome[], need: string, must: string): void {
  const of = outcomes.filter(({ one }) => one.need === need && one.isSure);
  const missed = of.filter(({ one, card }) => !isCaught(one.need, card));
  row(`${set} ${need}, at its level or above`, share(of.length - missed.length, of.length), must);
  show(`${set}-${need}`, missed);
}

function alarms(set: string, outcomes: readonly Outcome[], most: string): void {
  const calm = outcomes.filter(({ one }) => one.need === 'none' && one.isSure);
  const loud = calm.filter(({ card }) => isAlarm(card));
  const any = calm.filter(({ card }) => card !== null);
  row(
    `${set} ordinary: red or amber; any card`,
    `${share(loud.length, calm.length)}; ${share(any.length, calm.length)}`,
    most,
  );
  show(`${set}-any`, any);
}

function rightCards(outcomes: readonly Outcome[]): void {
  const shown = outcomes.filter(({ one, card }) => one.need !== 'none' && card !== null && card.level !== 'ask');
  const wrong = shown.filter(({ one, card }) => !isRightCard(one, card?.ruleId ?? ''));
  const neutral = shown.filter(({ card }) => card?.ruleId === NEUTRAL_RULE);
  row(
    'right card, of cards that name a matter',
    share(shown.length - wrong.length, shown.length - neutral.length),
    '92%',
  );
  row('neutral card, of cards shown', share(neutral.length, shown.length), '');
  show('wrong', wrong);
}

function plain(): void {
  const kept = (texts: readonly string[]): string => {
    const lost = texts.filter((text) => !isCaught('emergency', cardAfter({ text, ageDays: 700 })));
    if (values.show.includes('plain'))
      for (const text of lost.slice(0, Number(values.most))) console.log(`    lost: ${text}`);
    return share(texts.length - lost.length, texts.length);
  };
  const framed = PLAIN.flatMap((core) => [
    core,
    ...LEADS.map((lead) => `${lead} ${core}`),
    ...TAILS.flatMap((tail) => [`${core} ${tail}`, `${core}, ${tail}`, `${core}. ${tail}`]),
  ]);
  row('plain emergencies with a harmless clause', kept(framed), '98%');
  const slips = PLAIN.flatMap((core) => [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => mistype(core, 2, seed)));
  row('plain emergencies with two typos', kept(slips), '95%');
}

/** What each set must reach. */
const MUST = {
  written: { emergency: '95%', urgent: '87%', soon: '68%', ordinary: '5%; 9%' },
  real: { emergency: '100%', urgent: '90%', soon: '72%', ordinary: '4%; 7%' },
} as const;

function severalTurns(outcomes: readonly Outcome[]): void {
  const turns = outcomes.filter(({ one }) => one.text.includes(' || ') && one.need === 'emergency');
  if (turns.length === 0) return;
  const missed = turns.filter(({ one, card }) => !isCaught(one.need, card));
  row('emergencies told in several turns', share(turns.length - missed.length, turns.length), '92%');
  show('turns', missed);
}

const all: Outcome[] = [];
for (const set of ['written', 'real'] as const) {
  const path = values[set];
  if (!path) continue;
  const outcomes = readSet(path).map(judge);
  all.push(...outcomes);
  for (const need of ['emergency', 'urgent', 'soon'] as const) recall(set, outcomes, need, MUST[set][need]);
  severalTurns(outcomes);
  alarms(set, outcomes, MUST[set].ordinary);
}
if (all.length > 0) rightCards(all);
plain();
times.sort((one, two) => one - two);
if (times.length > 0)
  row(
    'decision, ms p50; p95',
    `${times[times.length >> 1]?.toFixed(2)}; ${times[Math.floor(times.length * 0.95)]?.toFixed(2)}`,
    '5',
  );
