import type { PassageKind, RankedPassage } from '../ports.ts';
import { tokenize } from './tokenize.ts';

/** Passages of one document, or of the guide or the conversation, among the first ones, unless nothing else is left. */
const MAX_OF_ONE_DOCUMENT = 4;
const MAX_OF_ONE_KIND = 6;
/** Share of common word triples from which two passages say the same. */
const SAME = 0.8;
const SHINGLE = 3;

/** The first `limit` of a ranking without repetitions, so that no document, and not the guide, crowds out the others. */
export function trimRanking(ranked: readonly RankedPassage[], limit: number): RankedPassage[] {
  const kept: { ranked: RankedPassage; shingles: ReadonlySet<string> }[] = [];
  const crowded: typeof kept = [];
  const counts = new Map<number | PassageKind, number>();
  for (const one of ranked) {
    if (kept.length === limit) break;
    const shingles = shinglesOf(one.passage.text);
    if ([...kept, ...crowded].some((other) => isSame(shingles, other.shingles))) continue;
    const origin = one.passage.documentId ?? one.passage.kind;
    const count = counts.get(origin) ?? 0;
    if (count >= (origin === one.passage.kind ? MAX_OF_ONE_KIND : MAX_OF_ONE_DOCUMENT)) {
      crowded.push({ ranked: one, shingles });
      continue;
    }
    counts.set(origin, count + 1);
    kept.push({ ranked: one, shingles });
  }
  return [...kept, ...crowded.slice(0, limit - kept.length)].map((one) => one.ranked).sort((a, b) => b.score - a.score);
}

function shinglesOf(text: string): ReadonlySet<string> {
  const terms = tokenize(text);
  if (terms.length <= SHINGLE) return new Set([terms.join(' ')]);
  const shingles = new Set<string>();
  for (let i = 0; i + SHINGLE <= terms.length; i++) shingles.add(terms.slice(i, i + SHINGLE).join(' '));
  return shingles;
}

/** Jaccard similarity, with a look at the sizes first. */
function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size < SAME * large.size) return false;
  let common = 0;
  for (const shingle of small) if (large.has(shingle)) common++;
  return common >= SAME * (a.size + b.size - common);
}
