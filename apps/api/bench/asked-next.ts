import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  NEXT_SIGNS,
  nextSigns,
  type ReadFollowUp,
  readFollowUp,
  readGuide,
  readTold,
  sensesOf,
} from '@nestling/rag/guide';
import { askedPart, comparable } from '@nestling/rag/query';
import type { FollowUp } from '@nestling/rag/retrieve';
import { GUIDE_PASSAGES } from '../src/features/chat/answer/guide-passages.ts';
import { nextTexts } from '../src/retrieval/guide/asked-next.ts';
import { HALVES, vectorAt, vectorsBy } from './encoder/taught.ts';
import { fitLikelihood, likelihoodOf } from './gate/fit.ts';

/**
 * Learns from the guide alone how likely a turn asks what parents ask next on a page: each wording is asked as if its page did not
 * list it, of its own page and of one on something else, by an encoder that was taught the other half of the pages. Prints how often
 * the right one comes first, and writes the weights: a step of `pnpm guide:learn`.
 */
const STRIDE = 37;
/** The wordings of so many pages are enough to fit seven numbers. */
const OF_PAGES = 6;
const started = performance.now();
const print = (line: string) =>
  process.stdout.write(`${line} (${((performance.now() - started) / 1000).toFixed(0)} s)\n`);
const guide = readGuide(GUIDE_PASSAGES);
const pages = GUIDE_PASSAGES.flatMap(({ written }) => (written?.followUps?.length ? [written.followUps] : []));
const texts = nextTexts(GUIDE_PASSAGES);

/** One wording with the follow-ups that it may ask, itself left out; `right` is the place of its own. */
type Asked = { page: number; wording: string; left: FollowUp[]; right: number };
const asked = pages.flatMap((followUps, page) =>
  followUps.flatMap(({ questions }, right) =>
    questions.length < 2
      ? []
      : questions.map((wording): Asked => {
          const other = pages[(page + STRIDE) % pages.length] ?? [];
          const left = [...followUps, ...other].map((followUp, at) =>
            at === right ? { ...followUp, questions: followUp.questions.filter((one) => one !== wording) } : followUp,
          );
          return { page, wording, left, right };
        }),
  ),
);

const read = new Map<FollowUp, ReadFollowUp>();
function wordsOf(followUp: FollowUp): ReadFollowUp {
  const made = read.get(followUp) ?? readFollowUp(guide.words, followUp);
  read.set(followUp, made);
  return made;
}

/** What a wording shows with each follow-up. */
function rowsOf({ wording, left }: Asked, vectors: Vectors): number[][] {
  const { part, told } = askedPart(wording);
  const turn = { told: readTold(guide.words, comparable(told, null)), part };
  const own = of(vectors, comparable(wording, null));
  return left.map((followUp) => {
    const cosines = sensesOf(followUp).map((text) =>
      of(vectors, text).reduce((all, value, k) => all + value * (own[k] as number), 0),
    );
    const signs = nextSigns(wordsOf(followUp), turn, cosines);
    return NEXT_SIGNS.map((sign) => signs[sign]);
  });
}

type Vectors = ReadonlyMap<string, Float32Array>;
const of = (vectors: Vectors, text: string) => vectors.get(text) as Float32Array;

/** Rows of pages that nothing was learnt from: else they look nearer than new ones will. */
const seen = HALVES.map((half) => {
  const packed = vectorsBy(half, 'next');
  const vectors = new Map(texts.map((text, n) => [text, vectorAt(packed, n)]));
  return asked
    .filter(({ page }) => page % HALVES.length === half && Math.floor(page / HALVES.length) % OF_PAGES === 0)
    .map((one) => ({ rows: rowsOf(one, vectors), right: one.right }));
});
const fit = (from: (typeof seen)[number]) =>
  fitLikelihood(
    from.flatMap(({ rows }) => rows),
    from.flatMap(({ rows, right }) => rows.map((_, at) => at === right)),
  );

const tops = seen.flatMap((own, fold) => {
  const model = fit(seen.filter((_, other) => other !== fold).flat());
  return own.map(({ rows, right }) => {
    const likelihoods = rows.map((row) => likelihoodOf(model, row));
    const top = likelihoods.indexOf(Math.max(...likelihoods));
    return { likelihood: likelihoods[top] ?? 0, isRight: top === right };
  });
});
const share = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)}%`;
print(
  `${tops.length} wordings; the right one first ${share(tops.filter(({ isRight }) => isRight).length, tops.length)}`,
);
for (const least of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const over = tops.filter(({ likelihood }) => likelihood >= least);
  const right = over.filter(({ isRight }) => isRight).length;
  print(`from ${least}: ${share(over.length, tops.length)} answered, ${share(right, over.length)} of them right`);
}

const { weights, bias } = fit(seen.flat());
const round = (value: number) => Math.round(value * 1000) / 1000;
const learnt = {
  weights: Object.fromEntries(NEXT_SIGNS.map((sign, n) => [sign, round(weights[n] as number)])),
  bias: round(bias),
};
writeFileSync(fileURLToPath(import.meta.resolve('@nestling/rag/asked-next')), `${JSON.stringify(learnt, null, 2)}\n`);
print(JSON.stringify(learnt));
