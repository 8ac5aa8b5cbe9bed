import {
  type AgeSpan,
  ageGap,
  alikeBy,
  areAlike,
  areSame,
  type Guide,
  type LeftOut,
  type Middles,
  middlesOf,
  type Nearness,
  nearnessOf,
  type PackedVectors,
} from '@nestling/rag/guide';
import { HALVES, type Half, readCut, vectorAt, vectorsBy } from '../encoder/taught.ts';
import { NEAR_TOPIC } from './near-topic.ts';
import { OFF_TOPIC } from './off-topic.ts';

/** A question, the guide without what answered it too well, and which pages are right. */
export type AskedQuestion = {
  kind: 'listed' | 'hard' | 'other age' | 'page taken away' | 'off topic';
  /** The half of the guide that the encoder was not taught. */
  half: Half;
  text: string;
  nearness: Nearness;
  age: AgeSpan | null;
  leftOut: LeftOut;
  isRight: (page: number) => boolean;
  /** Right, or a neighbour that much the same is asked of: by these the order of pages is learnt. */
  isNear: (page: number) => boolean;
};

export const FOLDS = HALVES.length;
const SAMPLE = 3_000;
/** As many words as most parents write. */
const LONG = 10;
const KINDS = ['listed', 'hard', 'hard', 'page taken away', 'listed', 'hard', 'other age', 'page taken away'] as const;
const STRANGER_AGES = [null, 3, 40, 110, 230, 420, 600, 800];

/**
 * Questions to learn from: phrasings asked of a guide that lacks them, by an encoder that was not taught them, and questions
 * about something else. Half are as long as what parents write. Titles are left out, for a page's opening repeats its own.
 */
export function askQuestions(guide: Guide): AskedQuestion[] {
  const { clusters, halves } = readCut();
  const sample = sampleOf(guide);
  const asked: AskedQuestion[] = [];
  for (const half of HALVES) {
    const taught = measure(guide, half, clusters);
    for (const [at, n] of sample.entries()) if (halves[n] === half) asked.push(leaveOut(guide, taught, n, at));
    const others = vectorsBy(half, 'others');
    for (const [at, text] of [...OFF_TOPIC, ...NEAR_TOPIC].entries())
      if (at % FOLDS === half)
        for (const round of [0, 3, 5]) {
          const weeks = STRANGER_AGES[(at + round) % STRANGER_AGES.length] ?? null;
          asked.push({
            kind: 'off topic',
            half,
            text,
            nearness: nearnessOf(vectorAt(others, at), taught.vectors, taught.middles),
            age: weeks === null ? null : { start: weeks, end: weeks },
            leftOut: {},
            isRight: () => false,
            isNear: () => false,
          });
        }
  }
  return asked;
}

type Taught = { half: Half; vectors: PackedVectors; middles: Middles; clusters: readonly number[] };

function measure(guide: Guide, half: Half, clusters: readonly number[]): Taught {
  const vectors = vectorsBy(half, 'phrasings');
  return { half, vectors, middles: middlesOf(guide, vectors), clusters };
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

function leaveOut(guide: Guide, { half, vectors, middles, clusters }: Taught, n: number, at: number): AskedQuestion {
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
    if (other.text === text || (kind !== 'listed' && clusters[m] === clusters[n])) phrasings.add(m);
  const whole = nearnessOf(vectorAt(vectors, n), vectors, middlesOf(guide, vectors, phrasings));
  const nearness: Nearness = { ...whole, alike: (one, other) => alikeBy(middles, one, other) };
  const isSame = (p: number) => p === own || areSame(guide, nearness, own, p);
  const isForAge = (p: number) => {
    const { startWeeks, endWeeks, ageMatters } = guide.pages[p] ?? {};
    const gap = ageGap(age, startWeeks, endWeeks);
    return p === own ? !(ageMatters && gap > 0) : gap === 0;
  };
  return {
    kind,
    half,
    text,
    nearness,
    age,
    leftOut: { phrasings, ...(kind === 'page taken away' ? { page: isSame } : {}) },
    isRight: (p) => kind !== 'page taken away' && isSame(p) && isForAge(p),
    isNear: (p) => kind !== 'page taken away' && (p === own || areAlike(guide, nearness, own, p)) && isForAge(p),
  };
}
