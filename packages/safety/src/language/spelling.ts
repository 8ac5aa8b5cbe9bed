/** Optimal string alignment distance, given up on above `limit`. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? limit + 1;
}

const MIN_LENGTH = 5;
const MIN_LENGTH_TWO_SLIPS = 8;
const MAX_LENGTH = 18;
const MAX_REMEMBERED = 5_000;

let byInitial = new Map<string, string[]>();
let known = new Set<string>();
let answers = new Map<string, string>();

/** Tell the corrector which stems the rules know, and which ordinary stems must never be "mended" into one of them. */
export function teachSpelling(lexicon: Iterable<string>, ordinary: Iterable<string>): void {
  known = new Set([...lexicon, ...ordinary]);
  byInitial = new Map();
  answers = new Map();
  for (const stem of new Set(lexicon)) {
    if (stem.length < MIN_LENGTH - 1) continue;
    const initial = stem[0] as string;
    const bucket = byInitial.get(initial);
    if (bucket) bucket.push(stem);
    else byInitial.set(initial, [stem]);
  }
}

/** The nearest known stem within one slip (two from eight letters on), or the stem itself. */
export function correctSpelling(stem: string): string {
  if (stem.length < MIN_LENGTH || stem.length > MAX_LENGTH || known.has(stem)) return stem;
  const remembered = answers.get(stem);
  if (remembered !== undefined) return remembered;
  if (answers.size >= MAX_REMEMBERED) answers.clear();
  const limit = stem.length >= MIN_LENGTH_TWO_SLIPS ? 2 : 1;
  let best = stem;
  let bestDistance = limit + 1;
  for (const candidate of byInitial.get(stem[0] as string) ?? []) {
    if (candidate.length < MIN_LENGTH && stem.length > candidate.length) continue;
    const distance = editDistance(stem, candidate, bestDistance - 1);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = candidate;
    }
  }
  answers.set(stem, best);
  return best;
}
