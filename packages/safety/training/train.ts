import { writeFileSync } from 'node:fs';
import { scoreRules } from '../src/evidence/score-rules.ts';
import { CARD_SLOTS, cardFeaturesOf, type Features, featuresOf, partsOf, SLOTS } from '../src/model/features.ts';
import { CARD_STEPS, LEVEL_OUTPUTS, STEPS } from '../src/model/model.ts';
import { readMessage } from '../src/reading/read-message.ts';
import { RULE_IDS } from '../src/rules/index.ts';
import { composeComplaints } from './compose.ts';
import { type Example, type Learnt, learn, type Pace } from './learn.ts';
import { type Lesson, loadEarlier, loadPhrasings, loadPromises, loadWritten } from './load-messages.ts';
import { pack } from './pack.ts';
import { chance, vary } from './vary.ts';

const DATA = new URL('../data/', import.meta.url);
const SEED = 7;
/** Slots that fewer lessons name teach chance. */
const LEAST_NAMED = 3;
const VARIED_WEIGHT = 0.6;
/** Few, and of rules that the others hardly name. */
const FURTHER_WEIGHT = 2;
const GUIDE_VARIED = 0.3;

/** Weights that are kept: what the browser has to load. */
const KEPT = { level: 14_000, card: 8_000 } as const;

const LEVEL_PULL = 0.33;
const CARD_PULL = 0.07;
const STEPS_MOST = 60;
const STEPS_AGAIN = 30;
const TODAY = 1;
/** What asks for a page of the guide and sounds like this much danger is taught once more, so many times as firmly. */
const ALARM = -0.8;
const FIRMER = 1.6;
/** What a rule must raise chooses its card so many times as firmly. */
const PROMISED = 5;

const started = Date.now();
const written = [
  ...loadWritten(new URL('messages/', DATA)),
  ...loadWritten(new URL('further/', DATA)).map((lesson) => ({ ...lesson, weight: FURTHER_WEIGHT })),
];
const posts = loadWritten(new URL('ordinary/', DATA));
const earlier = loadEarlier(new URL('earlier/', DATA));
const lessons = [
  ...written,
  ...earlier,
  ...posts,
  ...composeComplaints(DATA, 3),
  ...loadPhrasings(),
  ...(await loadPromises()),
];
const told = tell(lessons);
const level: Example[] = [];
const card: Example[] = [];
/** Those of pages of the guide that carry no danger. */
const pages: Example[] = [];
for (const lesson of told) addExamples(lesson);
dropRare(level, SLOTS);
const pace = { outputs: LEVEL_OUTPUTS, slots: SLOTS, pull: LEVEL_PULL, steps: STEPS_MOST };
const first = learn(level, pace);
for (const example of pages) if (todayOf(first, example.features) > ALARM) example.weight *= FIRMER;
const levelHead = settle(level, { ...pace, from: first, steps: STEPS_AGAIN }, KEPT.level);
const cardHead = settle(
  card,
  { outputs: RULE_IDS.length, slots: CARD_SLOTS, pull: CARD_PULL, steps: STEPS_MOST },
  KEPT.card,
);
const head = (learnt: Learnt, steps: number, digits: number): string => {
  const { packed, scale } = pack(learnt.weights, steps);
  const bias = [...learnt.bias].map((one) => Number(one.toFixed(digits)));
  return `{\n    scale: ${scale},\n    bias: [${bias.join(', ')}],\n    packed:\n      '${packed}',\n  }`;
};
writeFileSync(
  new URL('../src/model/weights.ts', import.meta.url),
  `/** Written by training/train.ts; never by hand. */\nexport const WEIGHTS = {\n  level: ${head(levelHead, STEPS, 2)},\n  card: ${head(cardHead, CARD_STEPS, 1)},\n};\n`,
);
console.log(`${lessons.length} lessons, ${level.length} examples, ${Math.round((Date.now() - started) / 1000)} s`);

/** Every lesson as it is, and most with slips and in company. */
function tell(all: readonly Lesson[]): Lesson[] {
  const next = chance(SEED);
  return all.flatMap((lesson): Lesson[] => {
    const isVaried = !lesson.id.startsWith('guide/') || next() < GUIDE_VARIED;
    return isVaried ? [lesson, { ...vary(lesson, next), weight: lesson.weight * VARIED_WEIGHT }] : [lesson];
  });
}

function addExamples(lesson: Lesson): void {
  const turns = lesson.text.split(' || ');
  const message = turns.pop() as string;
  const reading = readMessage(message, {
    turns: turns.map((text) => ({ role: 'user', text })),
    ageDays: lesson.ageDays,
    childName: null,
  });
  const supports = scoreRules(reading);
  // A page of the guide about a danger may be asked for in the words of one who has it.
  if (lesson.id.startsWith('guide/') && supports.some((support) => support.isPlain)) return;
  // Which part of a long message tells of the danger is not known; of one that tells of none every part is ordinary.
  const parts = lesson.grade > 0 ? [{ from: 0, to: reading.tokens.length }] : partsOf(reading);
  for (const part of parts) {
    const example = {
      features: featuresOf(reading, supports, part),
      targets: Float32Array.from([
        lesson.isOpen ? -1 : Number(lesson.grade >= 1),
        Number(lesson.grade >= 2),
        Number(lesson.grade >= 3),
      ]),
      weight: lesson.weight,
    };
    level.push(example);
    if (lesson.id.startsWith('guide/')) pages.push(example);
  }
  if (lesson.grade === 0 || !lesson.card) return;
  const targets = new Float32Array(RULE_IDS.length);
  targets[RULE_IDS.indexOf(lesson.card)] = 1;
  const firmness = lesson.id.startsWith('rule/') ? PROMISED : 1;
  card.push({ features: cardFeaturesOf(reading, supports), targets, weight: lesson.weight * firmness });
}

function todayOf({ weights, bias, outputs }: Learnt, { slots, values }: Features): number {
  return slots.reduce(
    (sum, slot, at) => sum + (weights[slot * outputs + TODAY] as number) * (values[at] as number),
    bias[TODAY] as number,
  );
}

function dropRare(examples: readonly Example[], slots: number): void {
  const named = new Uint32Array(slots);
  for (const { features } of examples)
    for (const slot of new Set(features.slots)) named[slot] = (named[slot] as number) + 1;
  for (const { features } of examples) {
    const kept: Features = { slots: [], values: [] };
    features.slots.forEach((slot, at) => {
      if ((named[slot] as number) < LEAST_NAMED) return;
      kept.slots.push(slot);
      kept.values.push(features.values[at] as number);
    });
    features.slots = kept.slots;
    features.values = kept.values;
  }
}

/** Learns, keeps the weights that say most, and lets those take up what the others said. */
function settle(examples: readonly Example[], pace: Pace, kept: number): Learnt {
  const learnt = learn(examples, pace);
  const { weights } = learnt;
  const least = Float32Array.from(weights, Math.abs).sort().reverse()[kept] ?? 0;
  weights.forEach((weight, at) => {
    if (Math.abs(weight) < least) weights[at] = 0;
  });
  return learn(examples, { ...pace, from: learnt, keepsZeros: true, steps: STEPS_AGAIN });
}
