import type { Features } from '../src/model/features.ts';
import { LEVEL_OUTPUTS } from '../src/model/unpack.ts';
import { RULE_IDS, type RuleId } from '../src/rules/index.ts';
import type { Material } from './examples.ts';
import type { Head } from './heads-to-teach.ts';
import { type Example, type Learnt, learn, type Pace } from './learn.ts';

/** Slots that fewer lessons name teach chance. */
const LEAST_NAMED = 3;
const LEAST_NAMED_CARD = 3;

interface Kept {
  /** How many: what the browser has to load. */
  weights: number;
  /** How much it counts that a weight speaks often (a power of that): with little, seldom words that tell one card from another stay. */
  often: number;
}
const KEPT: Record<Head, Kept> = {
  level: { weights: 21_600, often: 0.5 },
  card: { weights: 12_000, often: 0.25 },
};

const LEVEL_PULL = 0.33;
const CARD_PULL = 0.07;
const STEPS_MOST = 60;
const STEPS_AGAIN = 30;
const TODAY = 1;
/** What asks for a page of the guide and sounds like this much danger is taught once more, so many times as firmly. */
const ALARM = -1;
const FIRMER = 8;
/** A head, and the slot of the model that each of its own slots stands for. */
export interface Taught {
  learnt: Learnt;
  slots: readonly number[];
}

export function teachLevel({ level, pages, tales }: Material): Taught {
  const levelSlots = usualSlots(level, LEAST_NAMED);
  number([...level, ...tales.flat()], levelSlots);
  const pace = { outputs: LEVEL_OUTPUTS, slots: levelSlots.length, pull: LEVEL_PULL, steps: STEPS_MOST };
  const first = learn(level, pace);
  for (const example of pages) if (todayOf(first, example.features) > ALARM) example.weight *= FIRMER;
  for (const parts of tales) level.push(gravest(first, parts));
  const levelHead = settle(level, { ...pace, from: first, steps: STEPS_AGAIN }, KEPT.level);
  return { learnt: levelHead, slots: levelSlots };
}

export function teachCard({ card, asked }: Material): Taught {
  const withPages = [...card, ...asked.map(({ example }) => example)];
  const cardSlots = usualSlots(withPages, LEAST_NAMED_CARD);
  number(withPages, cardSlots);
  const cardPace = { outputs: RULE_IDS.length, slots: cardSlots.length, pull: CARD_PULL, steps: STEPS_MOST };
  const byMessages = learn(card, { ...cardPace, steps: STEPS_AGAIN });
  for (const { example, first: one, others } of asked) {
    if (others.length === 0) continue;
    const scores = [one, ...others].map((ruleId) => scoreOf(byMessages, example.features, RULE_IDS.indexOf(ruleId)));
    const best = [one, ...others][scores.indexOf(Math.max(...scores))] as RuleId;
    example.targets.fill(0);
    example.targets[RULE_IDS.indexOf(best)] = 1;
  }
  const cardHead = settle(withPages, cardPace, KEPT.card);
  return { learnt: cardHead, slots: cardSlots };
}

function gravest(learnt: Learnt, parts: readonly Example[]): Example {
  return parts.reduce((one, other) => (todayOf(learnt, other.features) > todayOf(learnt, one.features) ? other : one));
}

function todayOf(learnt: Learnt, features: Features): number {
  return scoreOf(learnt, features, TODAY);
}

export function scoreOf({ weights, bias, outputs }: Learnt, { slots, values }: Features, output: number): number {
  return slots.reduce(
    (sum, slot, at) => sum + (weights[slot * outputs + output] as number) * (values[at] as number),
    bias[output] as number,
  );
}

/** The slots that enough lessons name. */
function usualSlots(examples: readonly Example[], least: number): number[] {
  const named = new Map<number, number>();
  for (const { features } of examples)
    for (const slot of new Set(features.slots)) named.set(slot, (named.get(slot) ?? 0) + 1);
  return [...named].flatMap(([slot, times]) => (times >= least ? [slot] : []));
}

/** Puts the place among these slots where a slot stood, and drops the others. */
export function number(examples: readonly Example[], slots: readonly number[]): void {
  const places = new Map(slots.map((slot, at) => [slot, at]));
  for (const { features } of examples) {
    const kept: Features = { slots: [], values: [] };
    features.slots.forEach((slot, at) => {
      const place = places.get(slot);
      if (place === undefined) return;
      kept.slots.push(place);
      kept.values.push(features.values[at] as number);
    });
    features.slots = kept.slots;
    features.values = kept.values;
  }
}

/** Learns, keeps the weights that say most over all lessons, and lets those take up what the others said. */
function settle(examples: readonly Example[], pace: Pace, kept: Kept): Learnt {
  const learnt = learn(examples, pace);
  const { weights } = learnt;
  const said = new Float32Array(pace.slots);
  for (const { features } of examples)
    features.slots.forEach((slot, at) => {
      said[slot] = (said[slot] as number) + (features.values[at] as number) ** 2;
    });
  const shares = weights.map(
    (weight, at) => Math.abs(weight) * (said[Math.floor(at / pace.outputs)] as number) ** kept.often,
  );
  const least = shares.toSorted().at(-kept.weights) ?? 0;
  shares.forEach((share, at) => {
    if (share < least) weights[at] = 0;
  });
  return learn(examples, { ...pace, from: learnt, keepsZeros: true, steps: STEPS_AGAIN });
}
