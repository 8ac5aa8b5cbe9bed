import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { judge } from '@nestling/safety';
import { type Measured, type Need, readSet } from '@nestling/safety/eval';
import {
  evidenceOf,
  type Learnt,
  SIGNS,
  type Signs,
  signsOf,
  tellingOf,
  unresolved,
} from '@nestling/safety/second-reader';
import { loadLessons } from '@nestling/safety/training';
import { fitLikelihood } from '../gate/fit.ts';
import { type Case, FROM, GUIDE, printCurve } from './curve.ts';
import { cardAfter, isFittedOn, scoresOf } from './read-messages.ts';

/**
 * Fits what the rules and the built-in second reader come to together, on half of the messages in the files named, and prints from which
 * likelihood how many get a card: `pnpm --filter @nestling/api fit:danger <messages.jsonl> ...`. A message that taught either is left out.
 * One in EACH_OF_GUIDE phrasings of the guide, which taught both, is measured besides. Prints how cards go with that likelihood on both halves. The same messages give the same weights.
 */
const GRADE: Record<Need, number> = { none: 0, soon: 1, urgent: 2, emergency: 3 };
const TIMES = 1_000;

const plainWords = (text: string) => text.toLowerCase().replace(/\W+/g, ' ').trim();
const lessons = await loadLessons();
const taught = new Set(lessons.map(({ text }) => plainWords(text)));

const EACH_OF_GUIDE = 20;

function read(set: string, messages: readonly Measured[]): Case[] {
  return messages.flatMap((one) => {
    let last: Omit<Case, 'set' | 'need' | 'isFittedOn'> | undefined;
    cardAfter(one, (heard) => {
      const { card, found, isWeak } = judge(heard);
      const account = unresolved(heard);
      const signs = signsOf(evidenceOf(account), found, scoresOf(account));
      last = signs && { signs, level: card?.level ?? null, isWeak, telling: tellingOf(account) };
      return card;
    });
    return last ? [{ ...last, set, need: one.need, isFittedOn: isFittedOn(one) }] : [];
  });
}

const cases = process.argv.slice(2).flatMap((file) => {
  const messages = readSet(file).filter(({ isSure }) => isSure);
  const untaught = messages.filter(({ text }) => !taught.has(plainWords(text)));
  if (untaught.length < messages.length)
    console.log(`${file}: ${messages.length - untaught.length} left out, which taught`);
  return read(path.basename(file, '.jsonl'), untaught);
});
const phrasings = lessons
  .filter(({ id, grade }) => id.startsWith('guide/') && grade === 0)
  .filter((_, n) => n % EACH_OF_GUIDE === 0)
  .map((one): Measured => ({ ...one, need: 'none', kind: 'none', isSure: true, contact: 'none', card: undefined }));

const fitted = cases.filter((one) => one.isFittedOn);
const rows = fitted.map(({ signs }) => SIGNS.map((sign) => signs[sign]));
const round = (value: number) => Math.round(value * TIMES) / TIMES;
const isFor = SIGNS.map(() => true);

function weightsFor(grade: number): Signs & { bias: number } {
  const { weights, bias } = fitLikelihood(
    rows,
    fitted.map(({ need }) => GRADE[need] >= grade),
    { isFor },
  );
  const by = Object.fromEntries(SIGNS.map((sign, n) => [sign, round(weights[n] as number)])) as Signs;
  return { ...by, bias: round(bias) };
}

const weights = { any: weightsFor(GRADE.soon), today: weightsFor(GRADE.urgent), now: weightsFor(GRADE.emergency) };
const all = [...cases, ...read(GUIDE, phrasings)];
const learnt: Learnt = { weights, from: FROM };
printCurve(all, learnt);
console.log(`\n${fitted.length} of ${cases.length} messages fitted on; cards from`, learnt.from);
writeFileSync(fileURLToPath(import.meta.resolve('@nestling/safety/together')), `${JSON.stringify(learnt, null, 2)}\n`);
