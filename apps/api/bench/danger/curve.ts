import type { Urgent } from '@nestling/contracts/safety';
import type { Need } from '@nestling/safety/eval';
import {
  type Learnt,
  type Likelihood,
  levelTogether,
  likelihoodTogether,
  PLAIN_ASKED,
  type Signs,
  TELLINGS,
  type Telling,
} from '@nestling/safety/second-reader';

/** The last message of a talk as both have read it, and what it needs. */
export type Case = {
  set: string;
  need: Need;
  isFittedOn: boolean;
  signs: Signs;
  level: Urgent['level'] | null;
  isWeak: boolean;
  telling: Telling;
};

const GRAVITY = { ask: 0, soon: 1, urgent: 2, emergency: 3 } as const;
const NONE = -1;
const ALARM = GRAVITY.urgent;

/**
 * Read from the curves: many false alarms go, no more phrasings of the guide get a red or amber card than by the rules alone, and hardly fewer
 * of any level are found than by them. `now` may be low: what must not wait for tomorrow costs no ordinary message a further card where it must not wait at all.
 */
export const FROM: Learnt['from'] = {
  first: { kept: { any: 0.6, today: 0.33, now: 0.11 }, raised: { any: 0.6, today: 0.35, now: 0.11 } },
  tale: { kept: { any: 0.5, today: 0.25, now: 0.11 }, raised: { any: 0.5, today: 0.25, now: 0.11 } },
  later: { kept: { any: 0.75, today: 0.6, now: 0.13 }, raised: { any: 0.88, today: 0.6, now: 0.2 } },
};
const STEPS = Array.from({ length: 18 }, (_, n) => Math.round(100 * (0.1 + n * 0.05)) / 100);

/** The phrasings of the guide's pages: they taught rules and reader both, and only show whether these still raise too much. */
export const GUIDE = 'guide';

/** How grave a card stands with the message. */
function gravityOf(one: Case, { weights, from }: Learnt): number {
  const likelihood = likelihoodTogether(one.signs, { weights });
  const reached = (bounds: Likelihood) => {
    const level = levelTogether(likelihood, bounds);
    return level === null ? NONE : GRAVITY[level];
  };
  const bounds = from[one.telling];
  const rules = one.level === null ? NONE : GRAVITY[one.level];
  const raised = reached(bounds.raised);
  if (!one.isWeak) return Math.max(rules, raised);
  if (one.signs.isPlain === 1) return Math.max(likelihood.today < PLAIN_ASKED ? GRAVITY.ask : rules, raised);
  const kept = Math.min(rules, reached(bounds.kept));
  return Math.max(rules >= ALARM && kept === GRAVITY.soon ? GRAVITY.ask : kept, raised);
}

const shareOf = (cases: readonly Case[], learnt: Learnt, least: number) =>
  cases.filter((one) => gravityOf(one, learnt) >= least).length / (cases.length || 1);

/** Of each set, by how its messages come, how the share of cards goes with the likelihood from which a red or amber one is raised. */
export function printCurve(cases: readonly Case[], { weights, from }: Learnt): void {
  for (const telling of TELLINGS)
    printOf(
      telling,
      cases.filter((one) => one.telling === telling),
      { weights, from },
    );
}

/** Weaker ones are kept from as much less as they are now. */
const movedTo = ({ kept, raised }: Learnt['from'][Telling], today: number): Learnt['from'][Telling] => ({
  kept: { ...kept, today: Math.max(0.01, today - raised.today + kept.today) },
  raised: { ...raised, today },
});

function printOf(telling: Telling, cases: readonly Case[], { weights, from }: Learnt): void {
  const sets = [...new Set(cases.map(({ set }) => set))];
  const figure = (some: readonly Case[], learnt: Learnt, least: number) =>
    (some.length === 0 ? '-' : (100 * shareOf(some, learnt, least)).toFixed(1)).padStart(7);
  for (const half of [true, false])
    for (const set of sets) {
      const here = cases.filter((one) => one.set === set && one.isFittedOn === half);
      const needing = (need: Need) => here.filter((one) => one.need === need);
      console.log(`\n${telling}: ${set}, ${half ? 'the half fitted on' : 'the other half'} (${here.length})`);
      console.log('raised from  emergency: red, amber   urgent   soon   ordinary: red or amber, any');
      for (const today of STEPS) {
        const learnt = { weights, from: { ...from, [telling]: movedTo(from[telling], today) } };
        const row = [
          figure(needing('emergency'), learnt, GRAVITY.emergency),
          figure(needing('emergency'), learnt, ALARM),
          figure(needing('urgent'), learnt, ALARM),
          figure(needing('soon'), learnt, GRAVITY.ask),
          figure(needing('none'), learnt, ALARM),
          figure(needing('none'), learnt, GRAVITY.ask),
        ];
        console.log(`${today.toFixed(2)}         ${row.join('')}${today === from[telling].raised.today ? ' <' : ''}`);
      }
    }
}
