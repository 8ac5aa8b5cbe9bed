import { writeFileSync } from 'node:fs';
import { scoreRules } from '../src/evidence/score-rules.ts';
import { tokenize } from '../src/language/tokenize.ts';
import { CARD_SLOTS, cardFeaturesOf, type Features, featuresOf, partsOf, SLOTS } from '../src/model/features.ts';
import { CARD_STEPS, LEVEL_OUTPUTS, STEPS } from '../src/model/model.ts';
import { readMessage } from '../src/reading/read-message.ts';
import { RULE_IDS } from '../src/rules/index.ts';
import { composeComplaints } from './compose.ts';
import { type Example, type Learnt, learn } from './learn.ts';
import { type Lesson, loadEarlier, loadPhrasings, loadWritten } from './load-messages.ts';
import { pack } from './pack.ts';
import { chance, type Embedded, embed, vary } from './vary.ts';

const DATA = new URL('../data/', import.meta.url);
const SEED = 7;
/** Slots that fewer lessons name teach chance. */
const LEAST_NAMED = 3;
const VARIED_WEIGHT = 0.6;
const EMBEDDED_WEIGHT = 0.8;
const POST_COPIES = 8;
/** Few, and of rules that the others hardly name. */
const FURTHER_WEIGHT = 2;
const GUIDE_VARIED = 0.3;
const GUIDE_EMBEDDED = 0.05;
/** A part that holds this much of the message is the message. */
const HELD = 0.8;

/** Weights that are kept: what the browser has to load. */
const KEPT = { level: 14_000, card: 6_500 } as const;

type Told = Lesson & { within?: Embedded };

const started = Date.now();
const written = [
  ...loadWritten(new URL('messages/', DATA)),
  ...loadWritten(new URL('further/', DATA)).map((lesson) => ({ ...lesson, weight: FURTHER_WEIGHT })),
];
const posts = loadWritten(new URL('ordinary/', DATA));
const earlier = loadEarlier(new URL('earlier/', DATA));
const lessons = [...written, ...earlier, ...posts, ...composeComplaints(DATA, 3), ...loadPhrasings()];
const told = tell(lessons);
const level: Example[] = [];
const card: Example[] = [];
for (const lesson of told) addExamples(lesson);
dropRare(level, SLOTS);
const levelHead = learn(level, { outputs: LEVEL_OUTPUTS, slots: SLOTS, epochs: 14, rate: 0.06, decay: 1e-5, seed: 1 });
const cardHead = learn(card, {
  outputs: RULE_IDS.length,
  slots: CARD_SLOTS,
  epochs: 12,
  rate: 0.08,
  decay: 2e-5,
  seed: 1,
});
prune(levelHead, KEPT.level);
prune(cardHead, KEPT.card);
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

/** Every lesson as it is, with slips and company, and some among other messages. */
function tell(all: readonly Lesson[]): Told[] {
  const next = chance(SEED);
  const ordinary = all.filter((lesson) => lesson.grade === 0 && !lesson.isOpen);
  const within = (lesson: Lesson, others: readonly Lesson[]): Told => {
    const embedded = embed(lesson, others, next);
    return { ...embedded.lesson, weight: lesson.weight * EMBEDDED_WEIGHT, within: { ...embedded, lesson } };
  };
  return all.flatMap((lesson): Told[] => {
    const isGuide = lesson.id.startsWith('guide/');
    const copies: Told[] = [lesson];
    if (lesson.id.startsWith('post-'))
      for (let copy = 0; copy < POST_COPIES; copy += 1) copies.push(within(lesson, posts));
    if (!isGuide || next() < GUIDE_VARIED)
      copies.push({ ...vary(lesson, next), weight: lesson.weight * VARIED_WEIGHT });
    if (!isGuide || next() < GUIDE_EMBEDDED) copies.push(within(lesson, ordinary));
    return copies;
  });
}

function addExamples({ within, ...lesson }: Told): void {
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
  const length = reading.tokens.length;
  const from = within && lesson.grade > 0 && within.before !== '' ? tokenize(within.before).length : 0;
  const to = within && lesson.grade > 0 ? from + tokenize(within.lesson.text.replaceAll(' || ', '. ')).length : length;
  for (const part of lesson.grade > 0 && !within ? [{ from: 0, to: length }] : partsOf(reading)) {
    const held = Math.min(part.to, to) - Math.max(part.from, from);
    if (within && lesson.grade > 0 && held > 0 && held < HELD * (to - from)) continue;
    const grade = held > 0 ? lesson.grade : 0;
    const any = lesson.isOpen ? -1 : Number(grade >= 1);
    level.push({
      features: featuresOf(reading, supports, part),
      targets: Float32Array.from([any, Number(grade >= 2), Number(grade >= 3)]),
      weight: lesson.weight,
    });
  }
  if (lesson.grade === 0 || !lesson.card) return;
  const targets = new Float32Array(RULE_IDS.length);
  targets[RULE_IDS.indexOf(lesson.card)] = 1;
  card.push({ features: cardFeaturesOf(reading, supports), targets, weight: lesson.weight });
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

/** Keeps the weights that say most. */
function prune({ weights }: Learnt, kept: number): void {
  const sizes = Float32Array.from(weights, Math.abs).sort().reverse();
  const least = sizes[kept] ?? 0;
  weights.forEach((weight, at) => {
    if (Math.abs(weight) < least) weights[at] = 0;
  });
}
