import { type Support, scoreRules } from '../src/evidence/score-rules.ts';
import { cardFeaturesOf, featuresOf, type Part, partsOf, slotOf } from '../src/model/features.ts';
import { type Reading, readMessage } from '../src/reading/read-message.ts';
import { RULE_IDS, type RuleId } from '../src/rules/index.ts';
import { composeComplaints } from './compose.ts';
import type { Head } from './heads-to-teach.ts';
import type { Example } from './learn.ts';
import {
  type Lesson,
  loadEarlier,
  loadPageMatters,
  loadPhrasings,
  loadPromises,
  loadWritten,
} from './load-messages.ts';
import { chance, vary } from './vary.ts';

const DATA = new URL('../data/', import.meta.url);
const SEED = 7;
const VARIED_WEIGHT = 0.6;
/** Few, and of rules that the others hardly name. */
const FURTHER_WEIGHT = 2;
const GUIDE_VARIED = 0.3;
/** The part of a long tale that sounds most like its danger is taught as well, so firmly. */
const PART_SHARE = 0.6;
/** What a rule must raise chooses its card so many times as firmly. */
const PROMISED = 5;
/** What is asked of a page names its matter, though often in passing. */
const PAGE_WEIGHT = 0.3;

/** What is asked of a page whose matter has a card, or one of several. */
export interface Asked {
  example: Example;
  first: RuleId;
  others: readonly RuleId[];
}

export interface Material {
  level: Example[];
  card: Example[];
  asked: Asked[];
  /** Phrasings of pages of the guide that carry no danger; they stand in `level` too. */
  pages: Example[];
  /** What the rules must and must not raise; it stands in `level` too. */
  promises: Example[];
  /** The parts of each long tale of a danger. */
  tales: Example[][];
}

/** All that the model is taught from, the same in the same order every time. */
export async function loadLessons(): Promise<Lesson[]> {
  return [
    ...loadWritten(new URL('messages/', DATA)),
    ...loadWritten(new URL('further/', DATA)).map((lesson) => ({ ...lesson, weight: FURTHER_WEIGHT })),
    ...loadEarlier(new URL('earlier/', DATA)),
    ...loadWritten(new URL('ordinary/', DATA)),
    ...composeComplaints(DATA, 3),
    ...loadPhrasings(),
    ...(await loadPromises()),
  ];
}

/** What the heads that are taught learn from these lessons, and the card's from pages of the guide besides. */
export function gatherMaterial(lessons: readonly Lesson[], taught: ReadonlySet<Head>): Material {
  const material: Material = { level: [], card: [], asked: [], pages: [], promises: [], tales: [] };
  for (const lesson of tellAll(lessons)) addExamples(material, lesson, taught.has('level'));
  for (const { text, ageDays, cards } of loadPageMatters(new URL('page-cards.txt', DATA))) {
    const reading = readMessage(text, { turns: [], ageDays, childName: null });
    const [first, ...others] = cards as [RuleId, ...RuleId[]];
    material.asked.push({ example: cardExample(reading, scoreRules(reading), first, PAGE_WEIGHT), first, others });
  }
  return material;
}

/** A lesson as it is read. */
export function readLesson({ text, ageDays }: Lesson): Reading {
  const turns = text.split(' || ');
  const message = turns.pop() as string;
  return readMessage(message, { turns: turns.map((said) => ({ role: 'user', text: said })), ageDays, childName: null });
}

/** Every lesson as it is, and most with slips and in company: the same ones, whatever stands beside it. */
export function tellAll(all: readonly Lesson[]): Lesson[] {
  return all.flatMap((lesson): Lesson[] => {
    const next = chance(slotOf(`${lesson.id} ${lesson.text}`) * SEED);
    const isVaried = !lesson.id.startsWith('guide/') || next() < GUIDE_VARIED;
    return isVaried ? [lesson, { ...vary(lesson, next), weight: lesson.weight * VARIED_WEIGHT }] : [lesson];
  });
}

function addExamples({ level, card, pages, promises, tales }: Material, lesson: Lesson, teachesLevel: boolean): void {
  if (!teachesLevel && lesson.grade === 0) return;
  const reading = readLesson(lesson);
  const supports = scoreRules(reading);
  if (lesson.grade > 0 && lesson.card) {
    const promised = lesson.id.startsWith('rule/') ? PROMISED : 1;
    card.push(cardExample(reading, supports, lesson.card, lesson.weight * promised));
  }
  if (!teachesLevel) return;
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
    if (lesson.id.startsWith('rule/')) promises.push(example);
  }
  const shorter = partsOf(reading);
  if (lesson.grade > 0 && shorter.length > 1)
    tales.push(shorter.map((part) => exampleOf(part, lesson.weight * PART_SHARE)));
}

function cardExample(reading: Reading, supports: readonly Support[], one: RuleId, weight: number): Example {
  const targets = new Float32Array(RULE_IDS.length);
  targets[RULE_IDS.indexOf(one)] = 1;
  return { features: cardFeaturesOf(reading, supports), targets, weight };
}
