import type { BeirCollection } from './read-beir.ts';

export type Ranking = { queryId: string; recordIds: readonly string[]; ms: number };
export type Figures = { ndcg10: number; recall10: number; mrr10: number; queryP50Ms: number; queryP95Ms: number };

const DEPTH = 10;

/** Means over all queries; nDCG takes the grades as gains, as BEIR and trec_eval do. */
export function measureRankings({ grades }: BeirCollection, rankings: readonly Ranking[]): Figures {
  let ndcg = 0;
  let recall = 0;
  let reciprocal = 0;
  for (const { queryId, recordIds } of rankings) {
    const relevant = grades.get(queryId) ?? new Map<string, number>();
    const top = recordIds.slice(0, DEPTH);
    const ideal = [...relevant.values()].sort((a, b) => b - a).slice(0, DEPTH);
    ndcg += discounted(top.map((id) => relevant.get(id) ?? 0)) / (discounted(ideal) || 1);
    recall += top.filter((id) => relevant.has(id)).length / Math.max(1, relevant.size);
    const first = top.findIndex((id) => relevant.has(id));
    reciprocal += first < 0 ? 0 : 1 / (first + 1);
  }
  const times = rankings.map(({ ms }) => ms).sort((a, b) => a - b);
  const count = Math.max(1, rankings.length);
  return {
    ndcg10: ndcg / count,
    recall10: recall / count,
    mrr10: reciprocal / count,
    queryP50Ms: percentile(times, 0.5),
    queryP95Ms: percentile(times, 0.95),
  };
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
}

/** Of ascending values, the nearest rank. */
export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.max(0, Math.ceil(share * ascending.length) - 1)] ?? 0;
}
