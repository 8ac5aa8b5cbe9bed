import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSentenceEncoder } from '@nestling/rag/encode';
import {
  type AgeSpan,
  ageGap,
  cosinesWith,
  DOUBTS,
  type Gate,
  type LeftOut,
  type RankedPages,
  rankPages,
  readGuide,
  SIGNS,
  weighPages,
} from '@nestling/rag/guide';
import { GUIDE_PASSAGES } from '../src/features/chat/answer/guide-passages.ts';
import { fillMissing, placeKnown, readPhrasingFile } from '../src/retrieval/guide/phrasing-file.ts';
import { type Choice, fitLikelihood, fitOrder, likelihoodOf } from './gate/fit.ts';
import { OFF_TOPIC } from './gate/off-topic.ts';

/**
 * Learns how the guide's pages are ordered and when one of them surely answers, from the guide alone: each phrasing is asked as
 * if its page did not list it (half of them without any phrasing like it), some are asked of a guide without the page, and some
 * questions have nothing to do with children. Prints how sure answers and wrong ones go together, and writes the weights:
 * `pnpm guide:learn`. What it prints was measured on a fifth that the weights had not seen.
 */
const SAMPLE = 2_500;
const FOLDS = 5;
/** Pages with phrasings as alike as this answer each other's questions. */
const SAME_QUESTION = 0.93;
/** A page answers a question too when it lists one of this meaning in like words, for this age. */
const SAME_MEANING = 0.82;
const LIKE_WORDS = 0.6;
/** A hard question: nothing like it is listed. */
const ALIKE = 0.72;
/** What parents ask, roughly: most of it has a page. */
const MIX = { page: 0.87, 'page taken away': 0.1, 'off topic': 0.03 } as const;
/**
 * Of all that is asked here, at most this share is answered outright with a page that is not the one. It looks high and is not:
 * phrasings are terser than what parents write, and many a page that counts as wrong answers as well. Real questions, read one
 * by one at the threshold that this gives, were answered with a wrong page about 3 times in 100.
 */
const WRONG_AT_MOST = 0.1;
/**
 * Of questions that have nothing to do with children, at most this share is offered pages. That costs a glance; a parent's
 * question that is offered none costs the answer.
 */
const OFF_TOPIC_OFFERED_AT_MOST = 0.3;

const started = performance.now();
const guide = readGuide(GUIDE_PASSAGES);
const encoder = createSentenceEncoder(
  readFileSync(fileURLToPath(import.meta.resolve('@nestling/rag/weights/encoder'))),
);
const texts = guide.phrasings.map(({ text }) => text);
const placed = placeKnown(texts, readPhrasingFile());
fillMissing(texts, placed, encoder.encode);
const cosinesOf = (text: string) => cosinesWith(encoder.encode(text), placed.vectors);

const rootOf = guide.pages.map((_, page) => page);
const find = (page: number): number => (rootOf[page] === page ? page : find(rootOf[page] as number));
const asked = guide.phrasings.flatMap(({ kind, page }, n) =>
  kind === 'asked' && guide.pages[page]?.questions ? [n] : [],
);
const every = Math.max(1, Math.floor(asked.length / SAMPLE));
const sample = asked.filter((_, at) => at % every === 0);
const cosines = new Map(sample.map((n) => [n, cosinesOf(texts[n] as string)]));
for (const [n, row] of cosines)
  for (const [m, other] of guide.phrasings.entries())
    if (other.kind === 'asked' && (row[m] as number) > SAME_QUESTION)
      rootOf[find(guide.phrasings[n]?.page as number)] = find(other.page);

type Asked = {
  kind: 'listed' | 'hard' | 'other age' | 'page taken away' | 'off topic';
  text: string;
  cosines: Float32Array;
  age: AgeSpan | null;
  leftOut: LeftOut;
  isRight: (page: number) => boolean;
};

/** Pages beside its own that list a question's meaning in like words, for this age. */
function pagesAnswering(text: string, row: Float32Array, age: AgeSpan | null): ReadonlySet<number> {
  const { likenesses } = weighPages(guide, { text, cosines: row, age });
  return new Set(
    guide.phrasings.flatMap(({ kind, page }, m) => {
      if (kind !== 'asked' || (row[m] as number) < SAME_MEANING || (likenesses[m] as number) < LIKE_WORDS) return [];
      const { startWeeks, endWeeks } = guide.pages[page] ?? {};
      return ageGap(age, startWeeks, endWeeks) === 0 ? [page] : [];
    }),
  );
}

const KINDS = ['listed', 'hard', 'hard', 'page taken away', 'listed', 'hard', 'other age', 'page taken away'] as const;
const OFF_TOPIC_AGES = [null, 3, 40, 110, 230, 420, 600, 800];
const questions: Asked[] = [
  ...sample.map((n, at): Asked => {
    const phrasing = guide.phrasings[n] as (typeof guide.phrasings)[number];
    const page = guide.pages[phrasing.page] as (typeof guide.pages)[number];
    const row = cosines.get(n) as Float32Array;
    const kind = KINDS[at % KINDS.length] as Asked['kind'];
    const group = find(phrasing.page);
    const [start, end] = [page.startWeeks ?? 0, page.endWeeks ?? 936];
    const share = ((at * 37) % 100) / 100;
    const weeks = start + share * (end - start);
    const away = kind === 'other age' ? (share < 0.5 ? end + 6 + end / 3 : Math.max(0, start - 6 - start / 3)) : weeks;
    const isTold = at % 7 !== 0;
    const likeIt = (m: number) =>
      kind === 'hard' && find(guide.phrasings[m]?.page as number) === group && (row[m] as number) > ALIKE;
    const age = isTold ? { start: away, end: away } : null;
    const right = new Set([...pagesAnswering(phrasing.text, row, age)].filter((p) => find(p) !== group));
    const gapOf = (p: number) => ageGap(age, guide.pages[p]?.startWeeks, guide.pages[p]?.endWeeks);
    const isOwn = (p: number) => find(p) === group && !(guide.pages[p]?.ageMatters && gapOf(p) > 0);
    return {
      kind,
      text: phrasing.text,
      cosines: row,
      age,
      leftOut: {
        phrasing: (m) => texts[m] === phrasing.text || likeIt(m),
        ...(kind === 'page taken away' ? { page: (p) => find(p) === group } : {}),
      },
      isRight: (p) => right.has(p) || (kind !== 'page taken away' && isOwn(p)),
    };
  }),
  ...[0, 1, 2].flatMap((round) =>
    OFF_TOPIC.map((text, at): Asked => {
      const weeks = OFF_TOPIC_AGES[(at + 3 * round) % OFF_TOPIC_AGES.length] ?? null;
      return {
        kind: 'off topic',
        text,
        cosines: cosinesOf(text),
        age: weeks === null ? null : { start: weeks, end: weeks },
        leftOut: {},
        isRight: () => false,
      };
    }),
  ),
];

const CANDIDATES = 30;
const choices = questions.map((one, at) => {
  const { pages } = weighPages(guide, one, one.leftOut);
  const best = pages.toSorted((a, b) => b.signs.nearest + b.signs.coverage - a.signs.nearest - a.signs.coverage);
  const kept = best.filter(({ page }, place) => place < CANDIDATES || one.isRight(page));
  const choice: Choice = {
    candidates: kept.map(({ signs }) => SIGNS.map((sign) => signs[sign])),
    right: kept.map(({ page }) => one.isRight(page)),
  };
  return { choice, fold: at % FOLDS };
});
const named = <Name extends string>(names: readonly Name[], values: readonly number[]) =>
  Object.fromEntries(names.map((name, k) => [name, Math.round((values[k] as number) * 1000) / 1000])) as Record<
    Name,
    number
  >;
const fitRank = (fold?: number) =>
  named(
    SIGNS,
    fitOrder(
      choices.filter((one) => one.fold !== fold && one.choice.right.includes(true)).map(({ choice }) => choice),
      SIGNS.length,
    ),
  );

type Judged = { asked: Asked; fold: number; row: number[]; isFirst: boolean; isAmong: boolean };
function judgeAll(rankFor: (fold: number) => Gate['rank']): Judged[] {
  return questions.map((one, at) => {
    const ranked: RankedPages = rankPages(guide, one, rankFor(at % FOLDS), one.leftOut);
    const titles = new Set<string>();
    const offered = ranked.pages.filter(({ page }) => {
      const title = guide.pages[page]?.title ?? '';
      return !titles.has(title) && titles.add(title).size <= 3;
    });
    return {
      asked: one,
      fold: at % FOLDS,
      row: DOUBTS.map((doubt) => ranked.doubts[doubt]),
      isFirst: ranked.pages[0] !== undefined && one.isRight(ranked.pages[0].page),
      isAmong: offered.some(({ page }) => one.isRight(page)),
    };
  });
}

const rankByFold = Array.from({ length: FOLDS }, (_, fold) => fitRank(fold));
const unseen = judgeAll((fold) => rankByFold[fold] as Gate['rank']);
const likelihoods = (target: 'isFirst' | 'isAmong') => {
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const rest = unseen.filter((one) => one.fold !== fold);
    return fitLikelihood(
      rest.map(({ row }) => row),
      rest.map((one) => one[target]),
    );
  });
  return unseen.map(({ row, fold }) => likelihoodOf(models[fold] as (typeof models)[number], row));
};
const [sureness, nearness] = [likelihoods('isFirst'), likelihoods('isAmong')];

const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)}%`.padStart(6);
const print = (line: string) => process.stdout.write(`${line}\n`);
print(`${guide.pages.length} pages, ${asked.length} phrasings, ${questions.length} questions asked`);
for (const kind of ['listed', 'hard', 'other age'] as const) {
  const some = unseen.filter((one) => one.asked.kind === kind);
  print(
    `${kind.padEnd(10)} page first ${percent(some.filter(({ isFirst }) => isFirst).length, some.length)}, among three ${percent(some.filter(({ isAmong }) => isAmong).length, some.length)} of ${some.length}`,
  );
}
const inMix = (one: Judged): number => {
  const { kind } = one.asked;
  const group = kind === 'off topic' || kind === 'page taken away' ? kind : 'page';
  const size = unseen.filter(({ asked: { kind: other } }) =>
    group === 'page' ? other !== 'off topic' && other !== 'page taken away' : other === group,
  ).length;
  return MIX[group] / size;
};
const shares = unseen.map(inMix);
print('\nfrom     answered outright, of what parents ask    of questions without a page');
print('         right   wrong   of these right            page taken away  off topic');
const curve = Array.from({ length: 19 }, (_, n) => 0.05 * (n + 1)).map((threshold) => {
  const sum = (isWanted: (one: Judged) => boolean) =>
    unseen.reduce(
      (total, one, at) => total + ((sureness[at] as number) >= threshold && isWanted(one) ? (shares[at] as number) : 0),
      0,
    );
  const [right, wrong] = [sum(({ isFirst }) => isFirst), sum(({ isFirst }) => !isFirst)];
  const taken = (kind: 'page taken away' | 'off topic') =>
    percent(
      sum(({ asked: { kind: other } }) => other === kind),
      MIX[kind],
    );
  print(
    `${threshold.toFixed(2)}    ${percent(right, 1)}  ${percent(wrong, 1)}  ${percent(right, right + wrong)}                    ${taken('page taken away')}           ${taken('off topic')}`,
  );
  return { threshold, wrong };
});
const sureFrom = curve.find(({ wrong }) => wrong <= WRONG_AT_MOST)?.threshold ?? 0.95;
const strangers = unseen
  .flatMap((one, at) => (one.asked.kind === 'off topic' ? [nearness[at] as number] : []))
  .sort((a, b) => b - a);
const unsureFrom = Math.min(sureFrom, strangers[Math.floor(OFF_TOPIC_OFFERED_AT_MOST * strangers.length)] ?? 0.3);
const covered = unseen.flatMap((one, at) =>
  one.asked.kind === 'off topic' || one.asked.kind === 'page taken away' ? [] : [at],
);
const offered = covered.filter((at) => (sureness[at] as number) < sureFrom && (nearness[at] as number) >= unsureFrom);
const outright = covered.filter((at) => (sureness[at] as number) >= sureFrom);
print(
  `\nSure from ${sureFrom.toFixed(2)}: the lowest at which at most ${Math.round(100 * WRONG_AT_MOST)} of 100 questions are answered outright with another page than the one.`,
);
print(
  `Unsure from ${unsureFrom.toFixed(2)}: ${100 * OFF_TOPIC_OFFERED_AT_MOST} of 100 questions about something else are offered pages.`,
);
print(
  `Of questions with a page: sure and right ${percent(outright.filter((at) => unseen[at]?.isFirst).length, covered.length)}, sure and wrong ${percent(outright.filter((at) => !unseen[at]?.isFirst).length, covered.length)}, one tap away ${percent(offered.filter((at) => unseen[at]?.isAmong).length, covered.length)}, offered others ${percent(offered.filter((at) => !unseen[at]?.isAmong).length, covered.length)}`,
);

const rank = fitRank();
const all = judgeAll(() => rank);
const fitted = (target: 'isFirst' | 'isAmong') => {
  const { weights, bias } = fitLikelihood(
    all.map(({ row }) => row),
    all.map((one) => one[target]),
  );
  return { weights: named(DOUBTS, weights), bias: Math.round(bias * 1000) / 1000 };
};
const round = (value: number) => Math.round(value * 1000) / 1000;
const gate: Gate = {
  rank,
  first: fitted('isFirst'),
  three: fitted('isAmong'),
  thresholds: { sure: round(sureFrom), unsure: round(unsureFrom) },
};
writeFileSync(fileURLToPath(import.meta.resolve('@nestling/rag/gate')), `${JSON.stringify(gate, null, 2)}\n`);
print(`\nWritten in ${((performance.now() - started) / 1000).toFixed(0)} s: ${JSON.stringify(gate.rank)}`);
