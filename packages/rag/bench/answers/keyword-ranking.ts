import type { LibraryStatistics } from '../../src/evidence/index.ts';
import { stem } from '../../src/evidence/stem.ts';
import type { Passage, RankedPassage } from '../../src/ports.ts';

export type Ranker = { statistics?: LibraryStatistics; rank: (question: string, limit: number) => RankedPassage[] };

/** BM25 as in Robertson and Zaragoza, "The Probabilistic Relevance Framework" (2009), with the usual k1 and b. */
const K1 = 1.2;
const B = 0.75;

const stemsIn = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);

/** Plain keyword ranking in memory, the title counted twice: so that answers are measured apart from the retrieval. */
export function createKeywordRanker(passages: ReadonlyArray<Passage>): Ranker {
  const postings = new Map<string, Map<number, number>>();
  const lengths = passages.map((passage, at) => {
    const stems = stemsIn(`${passage.title} ${passage.title} ${passage.heading ?? ''} ${passage.text}`);
    for (const one of stems) {
      const counts = postings.get(one) ?? new Map<number, number>();
      counts.set(at, (counts.get(at) ?? 0) + 1);
      postings.set(one, counts);
    }
    return stems.length;
  });
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

  function rank(question: string, limit: number): RankedPassage[] {
    const scores = new Map<number, number>();
    for (const one of new Set(stemsIn(question))) {
      const counts = postings.get(one) ?? new Map<number, number>();
      const idf = Math.log(1 + (passages.length - counts.size + 0.5) / (counts.size + 0.5));
      for (const [at, count] of counts) {
        const norm = K1 * (1 - B + (B * (lengths[at] ?? 0)) / averageLength);
        scores.set(at, (scores.get(at) ?? 0) + (idf * count * (K1 + 1)) / (count + norm));
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1])
      .slice(0, limit)
      .flatMap(([at, score]) => {
        const passage = passages[at];
        return passage ? [{ passage, score, similarity: 0, lexical: score, vector: 0 }] : [];
      });
  }
  const passagesWith = (wordStem: string) => postings.get(wordStem)?.size ?? 0;
  return { rank, statistics: { passageCount: passages.length, passagesWith } };
}
