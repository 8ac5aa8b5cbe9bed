import { at, type Segment } from './segment.ts';

/** Positions of a chunk end here; no chunk is as long. */
const CHUNK = 2 ** 20;

/**
 * Where some words stand in the texts, ascending: chunk x 2^20 + position, so that two of them less than a chunk apart
 * are in the same chunk.
 */
export function occurrencesOf(segment: Segment, terms: readonly number[]): Float64Array {
  const { bodyOffsets, bodyChunks, positionOffsets, positions } = segment;
  const first = (term: number) => at(positionOffsets, at(bodyOffsets, term));
  const places = new Float64Array(terms.reduce((sum, term) => sum + first(term + 1) - first(term), 0));
  let size = 0;
  for (const term of terms) {
    for (let p = at(bodyOffsets, term); p < at(bodyOffsets, term + 1); p++) {
      const base = at(bodyChunks, p) * CHUNK;
      for (let i = at(positionOffsets, p); i < at(positionOffsets, p + 1); i++)
        places[size++] = base + at(positions, i);
    }
  }
  return terms.length > 1 ? places.sort() : places;
}

type See = (chunk: number, count: number) => void;

/** Each place of `first` with one of `second` right behind it. */
export function eachFollowing(first: Float64Array, second: Float64Array, see: See): void {
  let j = 0;
  for (let i = 0; i < first.length; i++) {
    const wanted = at(first, i) + 1;
    while (j < second.length && at(second, j) < wanted) j++;
    if (j < second.length && at(second, j) === wanted) see(Math.floor(wanted / CHUNK), 1);
  }
}

/** Each place of one with the nearest place of the other before it, counted as 1 by the words between. */
export function eachNear(first: Float64Array, second: Float64Array, window: number, see: See): void {
  let i = 0;
  let j = 0;
  while (i < first.length && j < second.length) {
    const [a, b] = [at(first, i), at(second, j)];
    const place = Math.min(a, b);
    const before = (a < b ? second[j - 1] : first[i - 1]) ?? Number.NEGATIVE_INFINITY;
    if (place - before <= window) see(Math.floor(place / CHUNK), 1 / Math.max(1, place - before));
    if (a <= b) i++;
    if (b <= a) j++;
  }
  for (; i < first.length; i++) seeLast(at(first, i), second[j - 1], window, see);
  for (; j < second.length; j++) seeLast(at(second, j), first[i - 1], window, see);
}

function seeLast(place: number, before: number | undefined, window: number, see: See): void {
  if (before === undefined) return;
  if (place - before <= window) see(Math.floor(place / CHUNK), 1 / Math.max(1, place - before));
}

/** For each chunk with any of the words the largest sum of their weights that stands within `window` words. */
export function eachBestWindow(
  words: readonly { places: Float64Array; weight: number }[],
  window: number,
  see: See,
): void {
  const next = words.map(() => 0);
  const inside = new Uint32Array(words.length);
  const queue: { place: number; word: number }[] = [];
  let start = 0;
  let sum = 0;
  let best = 0;
  let chunk = -1;
  for (;;) {
    let word = -1;
    let place = Number.POSITIVE_INFINITY;
    words.forEach(({ places }, n) => {
      const candidate = places[next[n] as number];
      if (candidate !== undefined && candidate < place) {
        place = candidate;
        word = n;
      }
    });
    const here = Math.floor(place / CHUNK);
    if (here !== chunk) {
      if (best > 0) see(chunk, best);
      best = 0;
      chunk = here;
    }
    if (word < 0) return;
    next[word] = (next[word] as number) + 1;
    queue.push({ place, word });
    if (inside[word] === 0) sum += words[word]?.weight ?? 0;
    inside[word] = at(inside, word) + 1;
    for (let old = queue[start]; old && old.place <= place - window; old = queue[++start]) {
      inside[old.word] = at(inside, old.word) - 1;
      if (inside[old.word] === 0) sum -= words[old.word]?.weight ?? 0;
    }
    if (sum > best) best = sum;
  }
}
