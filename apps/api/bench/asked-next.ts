import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENCODER_DIMENSION, toMatrix, writeEncoderFile } from '@nestling/rag/encode';
import {
  centred,
  leadBy,
  NEXT_DIMENSION,
  NEXT_SIGNS,
  nextSigns,
  readFollowUp,
  readGuide,
  readTold,
  sensesOf,
} from '@nestling/rag/guide';
import { askedPart, comparable } from '@nestling/rag/query';
import type { FollowUp } from '@nestling/rag/retrieve';
import { GUIDE_PASSAGES } from '../src/features/chat/answer/guide-passages.ts';
import { readSentenceEncoder } from '../src/retrieval/guide/sense-file.ts';
import { fitLikelihood, likelihoodOf } from './gate/fit.ts';
import { NEXT_SENTENCES, sentenceVectors } from './gate/raw-vectors.ts';
import { rawOf } from './gate/senses.ts';
import { type Example, learnNext } from './next/learn-next.ts';

/**
 * Learns from the guide alone how a turn is told to ask what parents ask next on a page: each wording is asked as if its page did not
 * list it, of its own page and of one on something else. Prints how often the right one comes first on pages that nothing was learnt
 * from, and writes the weights: part of `pnpm guide:learn`.
 */
const FOLDS = 2;
const STRIDE = 37;
const started = performance.now();
const print = (line: string) =>
  process.stdout.write(`${line} (${((performance.now() - started) / 1000).toFixed(0)} s)\n`);
const guide = readGuide(GUIDE_PASSAGES);
const pages = guide.pages.flatMap(({ written }) => (written?.followUps?.length ? [written.followUps] : []));
const texts = [...new Set(pages.flat().flatMap(sensesOf))];
const places = new Map(texts.map((text, place) => [text, place]));
const lesson = { raw: sentenceVectors(texts, readSentenceEncoder().encode, NEXT_SENTENCES) };
const raw = texts.map((_, n) => rawOf(lesson, n));
const mean = new Float32Array(ENCODER_DIMENSION);
for (const vector of raw) for (const [i, value] of vector.entries()) (mean[i] as number) += value / raw.length;
const vectors = raw.map((vector) => centred(vector, mean));
print(`${pages.length} pages, ${texts.length} texts`);

/** One wording with the follow-ups that it may ask, itself left out; `right` is the place of its own. */
type Asked = { page: number; wording: string; left: FollowUp[]; right: number };
const asked = pages.flatMap((followUps, page) =>
  followUps.flatMap(({ questions }, right) =>
    questions.length < 2
      ? []
      : questions.map((wording): Asked => {
          const other = pages[(page + STRIDE) % pages.length] ?? [];
          const left = [...followUps, ...other].map((followUp) => ({
            ...followUp,
            questions: followUp.questions.filter((one) => one !== wording),
          }));
          return { page, wording, left, right };
        }),
  ),
);
const placeOf = (text: string) => places.get(text) as number;
const exampleOf = ({ wording, left, right }: Asked): Example => {
  const owned = left.flatMap((followUp, at) => sensesOf(followUp).map((text) => ({ text: placeOf(text), at })));
  return {
    wording: placeOf(comparable(wording, null)),
    texts: owned.map(({ text }) => text),
    isRight: owned.map(({ at }) => at === right),
  };
};

/** What a wording shows with each follow-up, by where wordings and answers were learnt to meet. */
function rowsOf({ wording, left }: Asked, { asks, says }: ReturnType<typeof learnNext>): number[][] {
  const { part, told } = askedPart(wording);
  const turn = { told: readTold(guide.words, comparable(told, null)), part };
  const own = leadBy(asks, vectors[placeOf(comparable(wording, null))] as Float32Array);
  return left.map((followUp) => {
    const cosines = sensesOf(followUp).map((text) =>
      leadBy(says, vectors[placeOf(text)] as Float32Array).reduce(
        (all, value, k) => all + value * (own[k] as number),
        0,
      ),
    );
    const signs = nextSigns(readFollowUp(guide.words, followUp), turn, cosines);
    return NEXT_SIGNS.map((sign) => signs[sign]);
  });
}

/** Rows of pages that the meeting place was not learnt from: else they look nearer than new ones will. */
const seen = Array.from({ length: FOLDS }, (_, fold) => {
  const isOwn = ({ page }: Asked) => page % FOLDS === fold;
  const learnt = learnNext(vectors, asked.filter((one) => !isOwn(one)).map(exampleOf));
  print(`learnt without part ${fold + 1}`);
  return asked.filter(isOwn).map((one) => ({ rows: rowsOf(one, learnt), right: one.right }));
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
  `${asked.length} wordings; the right one first ${share(tops.filter(({ isRight }) => isRight).length, tops.length)}`,
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
const { asks, says } = learnNext(vectors, asked.map(exampleOf));
const fileOf = (name: string) => fileURLToPath(import.meta.resolve(`@nestling/rag/${name}`));
writeFileSync(fileOf('asked-next'), `${JSON.stringify(learnt, null, 2)}\n`);
mkdirSync(path.dirname(fileOf('weights/next')), { recursive: true });
writeFileSync(
  fileOf('weights/next'),
  writeEncoderFile({
    pieces: [],
    tensors: new Map([
      ['asks', { kind: 'matrix', matrix: toMatrix(asks, ENCODER_DIMENSION, NEXT_DIMENSION) }],
      ['says', { kind: 'matrix', matrix: toMatrix(says, ENCODER_DIMENSION, NEXT_DIMENSION) }],
      ['mean', { kind: 'vector', values: mean }],
    ]),
  }),
);
print(JSON.stringify(learnt));
