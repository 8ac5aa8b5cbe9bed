import { fitsAge, scoreRules } from '../src/evidence/score-rules.ts';
import { cardFeaturesOf } from '../src/model/features.ts';
import { RULE_IDS, RULES, type RuleId } from '../src/rules/index.ts';
import { gatherMaterial, loadLessons, readLesson } from './examples.ts';
import type { Example } from './learn.ts';
import type { Lesson } from './load-messages.ts';
import { number, scoreOf, type Taught, teachCard } from './teach.ts';

/**
 * How often the card head, taught from four fifths of our own messages, chooses the card that the fifth left out was written for, and which
 * two it confuses. `node training/cross-validate.ts [most pairs to print]`; some ten minutes. Pages of the guide teach in every fold.
 */
const FOLDS = 5;
const most = Number(process.argv[2] ?? 40);

interface Choice {
  lesson: Lesson;
  wanted: RuleId;
  chosen: RuleId;
}

/** What is told once more with slips stays in the fold of what it was told from; so do copies of one complaint. */
const foldOf = ({ id, text }: Lesson): number => {
  const name = id.startsWith('complaint/') || id.startsWith('worry/') ? id.replace(/\/\d+$/, '') : `${id} ${text}`;
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % FOLDS;
};

function choose({ learnt, slots }: Taught, lesson: Lesson): RuleId {
  const reading = readLesson(lesson);
  const supports = scoreRules(reading);
  const example: Example = {
    features: cardFeaturesOf(reading, supports),
    targets: new Float32Array(RULE_IDS.length),
    weight: 1,
  };
  number([example], slots);
  const words = new Map(supports.map(({ ruleId, score }) => [ruleId, score]));
  const scores = RULE_IDS.map((ruleId, at) =>
    fitsAge(RULES[ruleId], reading.ages)
      ? scoreOf(learnt, example.features, at) + (words.get(ruleId) ?? 0)
      : Number.NEGATIVE_INFINITY,
  );
  return RULE_IDS[scores.indexOf(Math.max(...scores))] as RuleId;
}

const lessons = (await loadLessons()).filter(({ grade, card }) => grade > 0 && card);
const choices: Choice[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const { browser: taught } = teachCard(
    gatherMaterial(
      lessons.filter((lesson) => foldOf(lesson) !== fold),
      new Set(['card']),
    ),
  );
  for (const lesson of lessons.filter((one) => foldOf(one) === fold && one.id.startsWith('n-')))
    choices.push({ lesson, wanted: lesson.card as RuleId, chosen: choose(taught, lesson) });
  console.log(`fold ${fold + 1}: ${rightOf(choices)} of ${choices.length} right so far`);
}

function rightOf(all: readonly Choice[]): number {
  return all.filter(({ wanted, chosen }) => wanted === chosen).length;
}

console.log(`${((100 * rightOf(choices)) / choices.length).toFixed(1)}% of ${choices.length} have their own card`);
const pairs = new Map<string, Choice[]>();
for (const choice of choices) {
  if (choice.wanted === choice.chosen) continue;
  const name = `${choice.wanted} -> ${choice.chosen}`;
  pairs.set(name, [...(pairs.get(name) ?? []), choice]);
}
for (const [name, all] of [...pairs].sort(([, one], [, other]) => other.length - one.length).slice(0, most)) {
  console.log(`${String(all.length).padStart(4)} ${name}`);
  for (const { lesson } of all.slice(0, 4)) console.log(`       ${lesson.text.slice(0, 140)}`);
}
