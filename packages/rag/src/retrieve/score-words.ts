import { eachBestWindow, eachFollowing, eachNear, occurrencesOf } from './occurrences.ts';
import { at } from './segment.ts';
import { type LengthRule, Tally } from './tally.ts';
import { grams, stemOf } from './tokenize.ts';
import { eachPosting, eachTitlePosting, type Lengths, type WordIndex } from './word-index.ts';

/**
 * Scores of every chunk, the indexes' chunks one after the other. All but the last two are BM25 over another kind of
 * feature.
 */
export type WordScores = {
  stems: Float64Array;
  /** Words as written, stop words too: "sleeping" is nearer to "sleeping" than to "slept". */
  words: Float64Array;
  /** Neighbouring words of the query that are neighbours in the text. */
  phrases: Float64Array;
  /** Neighbouring stems of the query within some words in any order, by how near they are. */
  near: Float64Array;
  grams: Float64Array;
  title: Float64Array;
  /** The share of the query's weight (0..1, rare words weigh more) that stands together in one place. */
  window: Float64Array;
  /** The share of the query's weight that the chunk holds. */
  coverage: Float64Array;
};

const B = 0.75;
const TITLE_B = 0.3;
/** In words, stop words too. */
const NEAR_WINDOW = 14;
const BEST_WINDOW = 14;

/** `queryWords` as `wordsOf` gives them. */
export function scoreWords(indexes: readonly WordIndex[], queryWords: readonly string[]): WordScores {
  const chunkCount = indexes.reduce((sum, index) => sum + index.segment.chunkCount, 0);
  const rule = (b: number, of: (index: WordIndex) => Lengths): LengthRule => ({
    b,
    of,
    mean: Math.max(1, indexes.reduce((sum, index) => sum + of(index).sum, 0) / Math.max(1, chunkCount)),
  });
  const byStems = rule(B, (index) => index.lengths.stems);
  const byWords = rule(B, (index) => index.lengths.words);
  const byGrams = rule(B, (index) => index.lengths.grams);
  const byTitle = rule(TITLE_B, (index) => index.lengths.title);
  const tally = new Tally(indexes, chunkCount);
  const scores: WordScores = {
    stems: new Float64Array(chunkCount),
    words: new Float64Array(chunkCount),
    phrases: new Float64Array(chunkCount),
    near: new Float64Array(chunkCount),
    grams: new Float64Array(chunkCount),
    title: new Float64Array(chunkCount),
    window: new Float64Array(chunkCount),
    coverage: new Float64Array(chunkCount),
  };
  const queryStems = queryWords.map(stemOf).filter((stem) => stem !== '');
  const weights = new Map<string, number>();
  for (const [stem, times] of countOf(queryStems)) {
    tally.collect((index, add) => {
      for (const id of index.formsOf.get(stem) ?? []) eachPosting(index.segment, id, add);
    });
    weights.set(stem, tally.idf());
    tally.mark(scores.coverage, tally.idf());
    tally.settle(scores.stems, byStems, times);
    tally.collect((index, add) => {
      for (const id of index.formsOf.get(stem) ?? []) eachTitlePosting(index.segment, id, add);
    });
    tally.settle(scores.title, byTitle, times);
  }
  for (const [word, times] of countOf(queryWords)) {
    tally.collect(({ segment }, add) => {
      const id = segment.termIds.get(word);
      if (id !== undefined) eachPosting(segment, id, add);
    });
    tally.settle(scores.words, byWords, times);
  }
  for (const [gram, times] of countOf(queryStems.flatMap(grams))) {
    tally.collect((index, add) => {
      for (const id of index.termsWithGram.get(gram) ?? []) eachPosting(index.segment, id, add);
    });
    tally.settle(scores.grams, byGrams, times);
  }
  scorePlaces(scores, tally, { indexes, queryWords, queryStems, weights, byStems, byWords });
  const weight = [...weights.values()].reduce((sum, idf) => sum + idf, 0) || 1;
  for (let i = 0; i < chunkCount; i++) {
    scores.coverage[i] = at(scores.coverage, i) / weight;
    scores.window[i] = at(scores.window, i) / weight;
  }
  return scores;
}

type Asked = {
  indexes: readonly WordIndex[];
  queryWords: readonly string[];
  queryStems: readonly string[];
  weights: ReadonlyMap<string, number>;
  byStems: LengthRule;
  byWords: LengthRule;
};

/** The scores that depend on where words stand. */
function scorePlaces(scores: WordScores, tally: Tally, asked: Asked): void {
  const { indexes, queryWords, queryStems, weights } = asked;
  const none = new Float64Array(0);
  const placesOfWord = indexes.map(({ segment }) => {
    const known = new Map<string, Float64Array>();
    for (const word of new Set(queryWords)) {
      const id = segment.termIds.get(word);
      if (id !== undefined) known.set(word, occurrencesOf(segment, [id]));
    }
    return known;
  });
  const placesOfStem = indexes.map(({ segment, formsOf }) => {
    const known = new Map<string, Float64Array>();
    for (const stem of weights.keys()) {
      const forms = formsOf.get(stem);
      if (forms) known.set(stem, occurrencesOf(segment, forms));
    }
    return known;
  });
  for (const [first, second] of neighbours(queryWords)) {
    tally.collect((_, add, n) => {
      const places = placesOfWord[n];
      eachFollowing(places?.get(first) ?? none, places?.get(second) ?? none, add);
    });
    tally.settle(scores.phrases, asked.byWords, 1);
  }
  for (const [first, second] of neighbours(queryStems)) {
    if (first === second) continue;
    tally.collect((_, add, n) => {
      const places = placesOfStem[n];
      eachNear(places?.get(first) ?? none, places?.get(second) ?? none, NEAR_WINDOW, add);
    });
    tally.settle(scores.near, asked.byStems, 1);
  }
  let base = 0;
  indexes.forEach(({ segment }, n) => {
    const words = [...(placesOfStem[n] ?? [])].map(([stem, places]) => ({ places, weight: weights.get(stem) ?? 0 }));
    eachBestWindow(words, BEST_WINDOW, (chunk, sum) => {
      scores.window[base + chunk] = sum;
    });
    base += segment.chunkCount;
  });
}

function neighbours(words: readonly string[]): [string, string][] {
  return words.slice(1).map((word, i) => [words[i] as string, word]);
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
