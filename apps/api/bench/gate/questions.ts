import {
  type AgeSpan,
  ageGap,
  alikeBy,
  areAlike,
  areSame,
  type Guide,
  knownWords,
  type LeftOut,
  type Middles,
  middlesOf,
  type Nearness,
  nearnessOf,
  type PackedVectors,
  type Sense,
  senseOf,
} from '@nestling/rag/guide';
import { NEAR_TOPIC } from './near-topic.ts';
import { OFF_TOPIC } from './off-topic.ts';
import { clustersOf, type Lesson, learnFrom, rawOf, senseVectors } from './senses.ts';

/** A question, the guide without what answered it too well, and which pages are right. */
export type AskedQuestion = {
  kind: 'listed' | 'hard' | 'other age' | 'page taken away' | 'off topic';
  text: string;
  nearness: Nearness;
  age: AgeSpan | null;
  leftOut: LeftOut;
  isRight: (page: number) => boolean;
  /** Right, or a neighbour that much the same is asked of: by these the order of pages is learnt. */
  isNear: (page: number) => boolean;
};

export const FOLDS = 3;
const SAMPLE = 3_000;
/** As many words as most parents write. */
const LONG = 10;
/** A hard question: nothing like it is listed. */
const ALIKE = 0.72;
const KINDS = ['listed', 'hard', 'hard', 'page taken away', 'listed', 'hard', 'other age', 'page taken away'] as const;
const STRANGER_AGES = [null, 3, 40, 110, 230, 420, 600, 800];

/**
 * Questions to learn from: phrasings asked of a guide that lacks them, by a sense that was not learnt from them, and questions
 * about something else. Half are as long as what parents write. Titles are left out, for a page's opening repeats its own.
 */
export function askQuestions(lesson: Lesson, encode: (text: string) => Float32Array): AskedQuestion[] {
  const { guide } = lesson;
  const cluster = clustersOf(lesson, ALIKE);
  const foldOf = (n: number) => (((cluster[n] as number) * 7919) % 1_000_003) % FOLDS;
  const sample = sampleOf(guide);
  const asked: AskedQuestion[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const sense = learnFrom(lesson, (n) => foldOf(n) !== fold);
    const measured = measure(lesson, sense);
    for (const [at, n] of sample.entries())
      if (foldOf(n) === fold) asked.push(leaveOut(lesson, { sense, cluster, ...measured }, n, at));
    for (const [at, text] of [...OFF_TOPIC, ...NEAR_TOPIC].entries())
      if (at % FOLDS === fold)
        for (const round of [0, 3, 5]) {
          const weeks = STRANGER_AGES[(at + round) % STRANGER_AGES.length] ?? null;
          const vector = senseOf(sense, encode(text), knownWords(lesson.places, text));
          asked.push({
            kind: 'off topic',
            text,
            nearness: nearnessOf(vector, measured.vectors, measured.middles),
            age: weeks === null ? null : { start: weeks, end: weeks },
            leftOut: {},
            isRight: () => false,
            isNear: () => false,
          });
        }
  }
  return asked;
}

type Measured = { vectors: PackedVectors; middles: Middles };
type Taught = Measured & { sense: Sense; cluster: Int32Array };

function measure(lesson: Lesson, sense: Sense): Measured {
  const vectors = senseVectors(lesson, sense);
  return { vectors, middles: middlesOf(lesson.guide, vectors) };
}

function sampleOf(guide: Guide): number[] {
  const titles = new Set(guide.pages.map(({ title }) => title.toLowerCase()));
  const asked = guide.phrasings.flatMap(({ kind, page, text }, n) =>
    kind === 'asked' && guide.pages[page]?.questions && !titles.has(text) ? [n] : [],
  );
  const isLong = (n: number) => (guide.phrasings[n]?.text.split(' ').length ?? 0) >= LONG;
  const some = (list: readonly number[], count: number) => {
    const every = Math.max(1, list.length / count);
    return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[Math.floor(at * every)] as number);
  };
  const long = some(asked.filter(isLong), SAMPLE / 2);
  return [
    ...long,
    ...some(
      asked.filter((n) => !isLong(n)),
      SAMPLE - long.length,
    ),
  ].sort((a, b) => a - b);
}

function leaveOut(lesson: Lesson, { sense, cluster, vectors, middles }: Taught, n: number, at: number): AskedQuestion {
  const { guide } = lesson;
  const { page: own, text } = guide.phrasings[n] as Guide['phrasings'][number];
  const kind = KINDS[at % KINDS.length] as AskedQuestion['kind'];
  const page = guide.pages[own] as Guide['pages'][number];
  const [start, end] = [page.startWeeks ?? 0, page.endWeeks ?? 936];
  const share = ((at * 37) % 100) / 100;
  const away = share < 0.5 ? end + 6 + end / 3 : Math.max(0, start - 6 - start / 3);
  const weeks = kind === 'other age' ? away : start + share * (end - start);
  const age = at % 7 === 0 ? null : { start: weeks, end: weeks };
  const phrasings = new Set<number>();
  for (const [m, other] of guide.phrasings.entries())
    if (other.text === text || (kind !== 'listed' && cluster[m] === cluster[n])) phrasings.add(m);
  const vector = senseOf(sense, rawOf(lesson, n), knownWords(lesson.places, text));
  const whole = nearnessOf(vector, vectors, middlesOf(guide, vectors, phrasings));
  const nearness: Nearness = { ...whole, alike: (one, other) => alikeBy(middles, one, other) };
  const isSame = (p: number) => p === own || areSame(guide, nearness, own, p);
  const isForAge = (p: number) => {
    const { startWeeks, endWeeks, ageMatters } = guide.pages[p] ?? {};
    const gap = ageGap(age, startWeeks, endWeeks);
    return p === own ? !(ageMatters && gap > 0) : gap === 0;
  };
  return {
    kind,
    text,
    nearness,
    age,
    leftOut: { phrasings, ...(kind === 'page taken away' ? { page: isSame } : {}) },
    isRight: (p) => kind !== 'page taken away' && isSame(p) && isForAge(p),
    isNear: (p) => kind !== 'page taken away' && (p === own || areAlike(guide, nearness, own, p)) && isForAge(p),
  };
}
