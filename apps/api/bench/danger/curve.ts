import type { Urgent } from '@nestling/contracts/safety';
import type { Need } from '@nestling/safety/eval';
import { type Learnt, levelTogether, likelihoodTogether, type Signs } from '@nestling/safety/second-reader';

/** The last message of a talk as both have read it, and what it needs. */
export type Case = {
  set: string;
  need: Need;
  isFittedOn: boolean;
  signs: Signs;
  level: Urgent['level'] | null;
  isWeak: boolean;
  isLater: boolean;
};

const GRAVITY = { ask: 0, soon: 1, urgent: 2, emergency: 3 } as const;
const NONE = -1;
const ALARM = GRAVITY.urgent;

/** No more ordinary messages may get a red or an amber card, and so many any card, of those that were fitted on. */
const MOST = { alarm: 0.05, any: 0.075 };
/** From this likelihood on what must not wait for tomorrow must not wait at all: it costs no ordinary message a card. */
const NOW = 0.2;
const STEPS = Array.from({ length: 17 }, (_, n) => 0.1 + n * 0.05);

/** How grave a card stands with the message. */
function gravityOf({ signs, level, isWeak, isLater }: Case, learnt: Learnt): number {
  const rules = level === null ? NONE : GRAVITY[level];
  const both = levelTogether(likelihoodTogether(signs, learnt), isLater, learnt);
  const together = both === null ? NONE : GRAVITY[both];
  if (!isWeak) return Math.max(rules, together);
  if (rules >= ALARM && together === GRAVITY.soon) return GRAVITY.ask;
  return together === NONE ? NONE : Math.max(rules, together);
}

const shareOf = (cases: readonly Case[], learnt: Learnt, least: number) =>
  cases.filter((one) => gravityOf(one, learnt) >= least).length / (cases.length || 1);

/** The lowest likelihoods at which no more ordinary messages than MOST get a card. */
export function chooseFrom(cases: readonly Case[], weights: Learnt['weights']): Learnt['from'] {
  const ordinary = cases.filter(({ need, isFittedOn }) => need === 'none' && isFittedOn);
  const today =
    STEPS.find(
      (step) => shareOf(ordinary, { weights, from: { any: 1, today: step, now: NOW } }, ALARM) <= MOST.alarm,
    ) ?? 1;
  const any =
    STEPS.find(
      (step) => shareOf(ordinary, { weights, from: { any: step, today, now: NOW } }, GRAVITY.ask) <= MOST.any,
    ) ?? 1;
  return { any: round(any), today: round(today), now: NOW };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Of each set how the share of cards goes with the likelihood from which they stand. */
export function printCurve(cases: readonly Case[], { weights, from }: Learnt): void {
  const sets = [...new Set(cases.map(({ set }) => set))];
  const figure = (some: readonly Case[], learnt: Learnt, least: number) =>
    (some.length === 0 ? '-' : (100 * shareOf(some, learnt, least)).toFixed(1)).padStart(7);
  for (const half of [true, false])
    for (const set of sets) {
      const here = cases.filter((one) => one.set === set && one.isFittedOn === half);
      const needing = (need: Need) => here.filter((one) => one.need === need);
      console.log(`\n${set}, ${half ? 'the half fitted on' : 'the other half'} (${here.length})`);
      console.log('today from   emergency: red, amber   urgent   soon   ordinary: red or amber, any');
      for (const today of STEPS) {
        const learnt = { weights, from: { ...from, today } };
        const mark = Math.abs(today - from.today) < 1e-6 ? ' <' : '';
        console.log(
          `${today.toFixed(2)}         ${figure(needing('emergency'), learnt, GRAVITY.emergency)}${figure(needing('emergency'), learnt, ALARM)}${figure(needing('urgent'), learnt, ALARM)}${figure(needing('soon'), learnt, GRAVITY.ask)}${figure(needing('none'), learnt, ALARM)}${figure(needing('none'), learnt, GRAVITY.ask)}${mark}`,
        );
      }
    }
}
