import { writeFileSync } from 'node:fs';
import { type Support, scoreRules } from '../src/evidence/score-rules.ts';
import { cardFeaturesOf, type Features, featuresOf, type Part, partsOf } from '../src/model/features.ts';
import { CARD_STEPS, LEVEL_OUTPUTS, STEPS } from '../src/model/model.ts';
import { WEIGHTS } from '../src/model/weights.ts';
import { type Reading, readMessage } from '../src/reading/read-message.ts';
import { RULE_IDS, type RuleId } from '../src/rules/index.ts';
import { composeComplaints } from './compose.ts';
import { type Head, headsToTeach } from './heads-to-teach.ts';
import { type Example, type Learnt, learn, type Pace } from './learn.ts';
import {
  type Lesson,
  loadEarlier,
  loadPageMatters,
  loadPhrasings,
  loadPromises,
  loadWritten,
} from './load-messages.ts';
import { type Packed, pack } from './pack.ts';
import { chance, vary } from './vary.ts';

const DATA = new URL('../data/', import.meta.url);
const SEED = 7;
/** Slots that fewer lessons name teach chance. */
const LEAST_NAMED = 3;
const LEAST_NAMED_CARD = 3;
const VARIED_WEIGHT = 0.6;
/** Few, and of rules that the others hardly name. */
const FURTHER_WEIGHT = 2;
const GUIDE_VARIED = 0.3;

interface Kept {
  /** How many: what the browser has to load. */
  weights: number;
  /** How much it counts that a weight speaks often (a power of that): with little, seldom words that tell one card from another stay. */
  often: number;
}
const KEPT: Record<Head, Kept> = {
  level: { weights: 22_000, often: 0.5 },
  card: { weights: 12_200, often: 0.25 },
};

const LEVEL_PULL = 0.33;
const CARD_PULL = 0.07;
const STEPS_MOST = 60;
const STEPS_AGAIN = 30;
const TODAY = 1;
/** What asks for a page of the guide and sounds like this much danger is taught once more, so many times as firmly. */
const ALARM = -1;
const FIRMER = 8;
/** The part of a long tale that sounds most like its danger is taught as well, so firmly. */
const PART_SHARE = 0.6;
/** What a rule must raise chooses its card so many times as firmly. */
const PROMISED = 5;
/** What is asked of a page names its matter, though often in passing. */
const PAGE_WEIGHT = 0.3;

const started = Date.now();
/** `level` or `card` as the first argument teaches one of the two and leaves the other's weights as they are. */
const taught = headsToTeach(
  process.argv.slice(2),
  { level: WEIGHTS.level.bias.length, card: WEIGHTS.card.bias.length },
  { level: LEVEL_OUTPUTS, card: RULE_IDS.length },
);
const teaches = (what: Head): boolean => taught.has(what);
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
/** What is asked of pages whose matter has a card, or one of several. */
const asked: { example: Example; first: RuleId; others: readonly RuleId[] }[] = [];
/** Those of pages of the guide that carry no danger. */
const pages: Example[] = [];
/** The parts of each long tale of a danger. */
const tales: Example[][] = [];
for (const lesson of told) addExamples(lesson);
for (const { text, ageDays, cards } of loadPageMatters(new URL('page-cards.txt', DATA))) {
  const reading = readMessage(text, { turns: [], ageDays, childName: null });
  const [first, ...others] = cards as [RuleId, ...RuleId[]];
  asked.push({ example: cardExample(reading, scoreRules(reading), first, PAGE_WEIGHT), first, others });
}
const headOf = {
  level: teaches('level') ? teachLevel() : asWritten('level'),
  card: teaches('card') ? teachCard() : asWritten('card'),
};
writeFileSync(
  new URL('../src/model/weights.ts', import.meta.url),
  `/** Written by training/train.ts; never by hand. */\nexport const WEIGHTS = {\n  level: ${headOf.level},\n  card: ${headOf.card},\n};\n`,
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
  if (!teaches('level') && lesson.grade === 0) return;
  const turns = lesson.text.split(' || ');
  const message = turns.pop() as string;
  const reading = readMessage(message, {
    turns: turns.map((text) => ({ role: 'user', text })),
    ageDays: lesson.ageDays,
    childName: null,
  });
  const supports = scoreRules(reading);
  if (lesson.grade > 0 && lesson.card) addCard(lesson, reading, supports, lesson.card);
  if (!teaches('level')) return;
  // A page of the guide about a danger may be asked for in the words of one who has it.
  if (lesson.id.startsWith('guide/') && supports.some((support) => support.isPlain)) return;
  // Which part of a long message tells of the danger is not known; of one that tells of none every part is ordinary.
  const parts = lesson.grade > 0 ? [{ from: 0, to: reading.tokens.length }] : partsOf(reading);
  const exampleOf = (part: Part, weight: number): Example => ({
    features: featuresOf(reading, supports, part),
    targets: Float32Array.from([
      lesson.isOpen ? -1 : Number(lesson.grade >= 1),
      Number(lesson.grade >= 2),
      Number(lesson.grade >= 3),
    ]),
    weight,
  });
  for (const part of parts) {
    const example = exampleOf(part, lesson.weight);
    level.push(example);
    if (lesson.id.startsWith('guide/')) pages.push(example);
  }
  const shorter = partsOf(reading);
  if (lesson.grade > 0 && shorter.length > 1)
    tales.push(shorter.map((part) => exampleOf(part, lesson.weight * PART_SHARE)));
}

function addCard({ id, weight }: Lesson, reading: Reading, supports: readonly Support[], ruleId: RuleId): void {
  card.push(cardExample(reading, supports, ruleId, weight * (id.startsWith('rule/') ? PROMISED : 1)));
}

function cardExample(reading: Reading, supports: readonly Support[], one: RuleId, weight: number): Example {
  const targets = new Float32Array(RULE_IDS.length);
  targets[RULE_IDS.indexOf(one)] = 1;
  return { features: cardFeaturesOf(reading, supports), targets, weight };
}

function gravest(learnt: Learnt, parts: readonly Example[]): Example {
  return parts.reduce((one, other) => (todayOf(learnt, other.features) > todayOf(learnt, one.features) ? other : one));
}

function todayOf(learnt: Learnt, features: Features): number {
  return scoreOf(learnt, features, TODAY);
}

function scoreOf({ weights, bias, outputs }: Learnt, { slots, values }: Features, output: number): number {
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
function number(examples: readonly Example[], slots: readonly number[]): void {
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

function teachLevel(): string {
  const levelSlots = usualSlots(level, LEAST_NAMED);
  number([...level, ...tales.flat()], levelSlots);
  const pace = { outputs: LEVEL_OUTPUTS, slots: levelSlots.length, pull: LEVEL_PULL, steps: STEPS_MOST };
  const first = learn(level, pace);
  for (const example of pages) if (todayOf(first, example.features) > ALARM) example.weight *= FIRMER;
  for (const parts of tales) level.push(gravest(first, parts));
  const levelHead = settle(level, { ...pace, from: first, steps: STEPS_AGAIN }, KEPT.level);
  return head(packedOf(levelHead, levelSlots, STEPS), levelHead.bias, 2);
}

function teachCard(): string {
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
  return head(packedOf(cardHead, cardSlots, CARD_STEPS), cardHead.bias, 1);
}

function packedOf({ weights, outputs }: Learnt, slots: readonly number[], steps: number): Packed {
  return pack(new Map(slots.map((slot, at) => [slot, weights.subarray(at * outputs, (at + 1) * outputs)])), steps);
}

function head({ packed, rows, scale }: Packed, bias: Iterable<number>, digits: number): string {
  const rounded = [...bias].map((one) => Number(one.toFixed(digits)));
  return `{\n    scale: ${scale},\n    bias: [${rounded.join(', ')}],\n    rows: ${rows},\n    packed:\n      '${packed}',\n  }`;
}

/** A head as it stands in the file. */
function asWritten(which: Head): string {
  return head(WEIGHTS[which], WEIGHTS[which].bias, 2);
}
