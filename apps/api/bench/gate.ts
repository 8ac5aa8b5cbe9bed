import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  DOUBTS,
  DOUBTS_OF_PAGE,
  type Doubt,
  differing,
  type Gate,
  rankPages,
  readGuide,
  SIGNS,
  weighPages,
} from '@nestling/rag/guide';
import { GUIDE_PASSAGES } from '../src/features/chat/answer/guide-passages.ts';
import { chooseThresholds, type Judged } from './gate/curve.ts';
import { type Choice, fitLikelihood, fitOrder, likelihoodOf } from './gate/fit.ts';
import { askQuestions, FOLDS } from './gate/questions.ts';

/**
 * Learns from the guide alone what its phrasings mean, how its pages are ordered and when one of them surely answers: each
 * phrasing is asked as if its page did not list it (half of them without any phrasing like it), some are asked of a guide
 * without the page, and some questions have nothing to do with children. Prints how sure answers and wrong ones go together,
 * and writes the weights: `pnpm guide:learn`. What it prints was measured on parts that the weights had not seen.
 */
const CANDIDATES = 30;
const started = performance.now();
const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;

const guide = readGuide(GUIDE_PASSAGES);
const questions = askQuestions(guide);
print(`${questions.length} questions asked, after ${seconds()}`);
const choices = questions.map((one): Choice => {
  const { pages } = weighPages(guide, one, one.leftOut);
  const promise = ({ signs }: (typeof pages)[number]) => signs.middle + signs.opening + signs.words;
  const kept = pages
    .toSorted((a, b) => promise(b) - promise(a))
    .filter(({ page }, place) => place < CANDIDATES || one.isNear(page));
  return {
    candidates: kept.map(({ signs }) => SIGNS.map((sign) => signs[sign])),
    right: kept.map(({ page }) => one.isNear(page)),
  };
});

const round = (value: number) => Math.round(value * 1000) / 1000;
const named = <Name extends string>(names: readonly Name[], values: readonly number[]) =>
  Object.fromEntries(names.map((name, k) => [name, round(values[k] as number)])) as Record<Name, number>;
/** What speaks for a page never counts against it; being for another age, or asked of by nobody, may. */
const isAge = SIGNS.map((sign) => sign === 'ageGap' || sign === 'ageGapThatMatters');
const isFor = SIGNS.map((sign, n) => !isAge[n] && sign !== 'unlisted');
const choicesOf = (kinds: ReadonlyArray<(typeof questions)[number]['kind']>, fold?: number) =>
  choices.filter(({ right }, at) => {
    const { half, kind } = questions[at] as (typeof questions)[number];
    return half !== fold && kinds.includes(kind) && right.includes(true);
  });
/**
 * Likeness is learnt where the page still lists phrasings like the one that was asked, as it does when a parent asks; how much
 * another age counts is learnt beside that, on children outside the page's weeks.
 */
function fitRank(fold?: number): Gate['rank'] {
  const likeness = fitOrder(choicesOf(['listed'], fold), SIGNS.length, { isFor });
  return named(
    SIGNS,
    fitOrder(choicesOf(['listed', 'other age'], fold), SIGNS.length, { start: likeness, isFree: isAge }),
  );
}

type Seen = Omit<Judged, 'sureness' | 'belonging'>;
function judgeAll(rankFor: (fold: number) => Gate['rank']): Seen[] {
  return questions.map((one) => {
    const { pages, doubts } = rankPages(guide, one, rankFor(one.half), one.leftOut);
    return {
      asked: one,
      row: doubts,
      isFirst: pages[0] !== undefined && one.isRight(pages[0].page),
      belongs: one.kind !== 'off topic',
      isAmong: differing(guide, one.nearness, pages).some(({ page }) => one.isRight(page)),
    };
  });
}
type Target = 'isFirst' | 'isAmong' | 'belongs';
const doubtsOf = (target: Target): readonly Doubt[] => (target === 'belongs' ? DOUBTS : DOUBTS_OF_PAGE);
const rowOf = ({ row }: Seen, target: Target) => doubtsOf(target).map((doubt) => row[doubt]);
const fit = (seen: readonly Seen[], target: Target) =>
  fitLikelihood(
    seen.map((one) => rowOf(one, target)),
    seen.map((one) => one[target]),
  );

const ranks = Array.from({ length: FOLDS }, (_, fold) => fitRank(fold));
const unseen = judgeAll((fold) => ranks[fold] as Gate['rank']);
const likelihoods = (target: Target) => {
  const models = ranks.map((_, fold) =>
    fit(
      unseen.filter(({ asked }) => asked.half !== fold),
      target,
    ),
  );
  return unseen.map((one) => likelihoodOf(models[one.asked.half] as (typeof models)[number], rowOf(one, target)));
};
const [sureness, belonging] = [likelihoods('isFirst'), likelihoods('belongs')];
const thresholds = chooseThresholds(
  unseen.map((one, at) => ({ ...one, sureness: sureness[at] as number, belonging: belonging[at] as number })),
);

const rank = fitRank();
const all = judgeAll(() => rank);
const fitted = (target: Target) => {
  const { weights, bias } = fit(all, target);
  return { weights: named(doubtsOf(target), weights), bias: round(bias) };
};
const gate: Gate = {
  rank,
  first: fitted('isFirst'),
  three: fitted('isAmong'),
  belongs: fitted('belongs'),
  thresholds,
};
writeFileSync(fileURLToPath(import.meta.resolve('@nestling/rag/gate')), `${JSON.stringify(gate, null, 2)}\n`);
print(`\nWritten in ${seconds()}: ${JSON.stringify(gate.rank)}`);
