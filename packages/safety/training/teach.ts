import type { Features } from '../src/model/features.ts';
import { LEVEL_OUTPUTS } from '../src/model/unpack.ts';
import { RULE_IDS, type RuleId } from '../src/rules/index.ts';
import type { Material } from './examples.ts';
import type { Head } from './heads-to-teach.ts';
import { type Example, type Learnt, learn, type Pace } from './learn.ts';
import { scaleOf, stepsOf } from './pack.ts';

/** Slots that fewer lessons name teach chance. */
const LEAST_NAMED = 3;
const LEAST_NAMED_CARD = 3;

interface Kept {
  /** How many: what the browser has to load, or for the server's card what it has to hold. */
  weights: number;
  /** How much it counts that a weight speaks often (a power of that): with little, seldom words that tell one card from another stay. */
  often: number;
  /** What a slot costs beside each of its weights. */
  slotCost: number;
  /** A weight is a whole number, up to so many, of its head's scale. */
  steps: number;
  /** Of the weights, those that speak most often first, so much is rounded at a time, and the others take up what it took. */
  rounded: readonly number[];
}
const KEPT: Record<Head | 'cardOfServer', Kept> = {
  level: { weights: 28_000, often: 0.5, slotCost: 2.5, steps: 7, rounded: [0.5, 0.8, 1] },
  card: { weights: 12_000, often: 0.25, slotCost: 0, steps: 7, rounded: [] },
  cardOfServer: { weights: 150_000, often: 0.25, slotCost: 0, steps: 127, rounded: [] },
};

const LEVEL_PULL = 0.33;
const CARD_PULL = 0.07;
const STEPS_MOST = 60;
const STEPS_AGAIN = 30;
const STEPS_ROUNDED = 12;
const TODAY = 1;
/** What asks for a page of the guide and sounds like this much danger is taught once more, so many times as firmly. */
const ALARM = -1.7;
const FIRMER = 8;
/** What is on the wrong side of these once few weights are left is taught so many times as firmly again. */
const SURELY_NONE = -1.9;
const SURELY_SOME = -0.4;
const AGAIN = 2;
/** A head, and the slot of the model that each of its own slots stands for. */
export interface Taught {
  learnt: Learnt;
  slots: readonly number[];
  /** What a step of a weight stands for, and how many there are. */
  scale: number;
  steps: number;
}

export function teachLevel({ level, pages, promises, tales }: Material): Taught {
  const levelSlots = usualSlots(level, LEAST_NAMED);
  number([...level, ...tales.flat()], levelSlots);
  const pace = { outputs: LEVEL_OUTPUTS, slots: levelSlots.length, pull: LEVEL_PULL, steps: STEPS_MOST };
  const first = learn(level, pace);
  for (const example of pages) if (todayOf(first, example.features) > ALARM) example.weight *= FIRMER;
  for (const parts of tales) level.push(gravest(first, parts));
  const firm = (learnt: Learnt): void => {
    for (const example of [...pages, ...promises]) if (isUnsure(learnt, example)) example.weight *= AGAIN;
  };
  const again = { ...pace, from: first, steps: STEPS_AGAIN };
  const dense = learn(level, again);
  firm(dense);
  const { learnt, scale } = lessen(level, again, dense, KEPT.level, firm);
  return { learnt, slots: levelSlots, scale, steps: KEPT.level.steps };
}

/** The same lessons give the card's weights to both: few to the browser, and to the server as many as tell anything. */
export function teachCard({ card, asked }: Material): Record<'browser' | 'server', Taught> {
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
  const dense = learn(withPages, cardPace);
  const keep = (kept: Kept): Taught => ({
    ...lessen(withPages, cardPace, dense, kept),
    slots: cardSlots,
    steps: kept.steps,
  });
  return { browser: keep(KEPT.card), server: keep(KEPT.cardOfServer) };
}

function gravest(learnt: Learnt, parts: readonly Example[]): Example {
  return parts.reduce((one, other) => (todayOf(learnt, other.features) > todayOf(learnt, one.features) ? other : one));
}

/** Whether it is told apart from what is due today too little, or on the wrong side. */
function isUnsure(learnt: Learnt, { features, targets }: Example): boolean {
  const score = todayOf(learnt, features);
  return targets[TODAY] === 1 ? score < SURELY_SOME : score > SURELY_NONE;
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

/** Keeps the weights that say most over all lessons, and lets those take up what the others said, and then what rounding takes. */
function lessen(
  examples: readonly Example[],
  pace: Pace,
  all: Learnt,
  kept: Kept,
  firm: (learnt: Learnt) => void = () => {},
): { learnt: Learnt; scale: number } {
  const weights = all.weights.slice();
  const said = saidBy(examples, pace.slots);
  const saidAt = (at: number): number => said[Math.floor(at / pace.outputs)] as number;
  const held = leftOut(weights, saidAt, { ...kept, outputs: pace.outputs });
  held.forEach((isOut, at) => {
    if (isOut) weights[at] = 0;
  });
  let learnt = learn(examples, { ...pace, from: { ...all, weights }, held, steps: STEPS_AGAIN });
  firm(learnt);
  const scale = scaleOf(learnt.weights, kept.steps);
  const free = Array.from(held.keys())
    .filter((at) => held[at] === 0)
    .sort((one, two) => saidAt(two) - saidAt(one));
  for (const share of kept.rounded) {
    for (const at of free.slice(0, Math.ceil(free.length * share))) {
      learnt.weights[at] = scale * stepsOf(learnt.weights[at] as number, scale, kept.steps);
      held[at] = 1;
    }
    learnt = learn(examples, { ...pace, from: learnt, held, steps: STEPS_ROUNDED });
  }
  return { learnt, scale };
}

function saidBy(examples: readonly Example[], slots: number): Float32Array {
  const said = new Float32Array(slots);
  for (const { features } of examples)
    features.slots.forEach((slot, at) => {
      said[slot] = (said[slot] as number) + (features.values[at] as number) ** 2;
    });
  return said;
}

/** Marks the weights that say least. */
function leftOut(
  weights: Float32Array,
  saidAt: (at: number) => number,
  { weights: most, often, slotCost, outputs }: Kept & { outputs: number },
): Uint8Array {
  const worth = weights.map((weight, at) => Math.abs(weight) * saidAt(at) ** often);
  if (slotCost > 0)
    for (let from = 0; from < worth.length; from += outputs) joinRow(worth.subarray(from, from + outputs), slotCost);
  const order = [...worth.keys()]
    .filter((at) => (worth[at] as number) > 0)
    .sort((one, two) => (worth[two] as number) - (worth[one] as number));
  const held = new Uint8Array(weights.length).fill(1);
  for (const at of order.slice(0, most)) held[at] = 0;
  return held;
}

/** The weights of a slot that are best kept together share what they say for what they and the slot cost; the others join for their own. */
function joinRow(worth: Float32Array, slotCost: number): void {
  const sorted = [...worth.keys()].sort((one, two) => (worth[two] as number) - (worth[one] as number));
  let sum = 0;
  let best = 0;
  let together = 0;
  sorted.forEach((output, place) => {
    sum += (worth[output] as number) ** 2;
    const share = sum / (slotCost + place + 1);
    if (share <= best) return;
    best = share;
    together = place + 1;
  });
  for (const output of sorted.slice(0, together)) worth[output] = Math.sqrt(best);
}
