import { SENSE_DIMENSION } from '@nestling/rag/guide';

/** One phrasing: the page that lists it, its sense (the encoder's vector) and the places of its telling words. */
export type Example = { page: number; vector: ArrayLike<number>; words: readonly number[] };

export type LearntSense = { words: Float32Array; meaning: Float32Array; mean: Float32Array };

const ROUNDS = 80;
const BATCH = 256;
/** Half of what a text says is withheld each time, so that no word and no shade of sense is leant on alone. */
const KEPT = 0.5;
const SHARPNESS = 20;
const RATE = 4e-3;
const START = { meaning: 2, words: 0.05 };

/**
 * Learns to bring phrasings of one page together and those of others apart: of each page two phrasings, each to be told from
 * those of all other pages of the batch (the softmax of their cosines). The same each time.
 */
export function learnSense(examples: readonly Example[], wordWeights: ArrayLike<number>, seed: number): LearntSense {
  const random = createRandom(seed);
  const size = examples[0]?.vector.length ?? 0;
  const mean = meanOf(examples, size);
  const rows = size + wordWeights.length;
  const weights = new Float32Array(rows * SENSE_DIMENSION);
  for (let n = 0; n < weights.length; n++)
    weights[n] = normal(random) * (n < size * SENSE_DIMENSION ? START.meaning / Math.sqrt(size) : START.words);
  const step = createStepper(weights);
  const pages = groupsOf(examples);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(pages, random);
    for (let start = 0; start < pages.length; start += BATCH) {
      const pairs = pages.slice(start, start + BATCH).map((places) => {
        const one = Math.floor(random() * places.length);
        const other = (one + 1 + Math.floor(random() * (places.length - 1))) % places.length;
        return [one, other].map((at) =>
          withheld(examples[places[at] as number] as Example, mean, wordWeights, random),
        ) as [Input, Input];
      });
      step(RATE * (1 - round / ROUNDS), gradientOf(pairs, weights));
    }
  }
  return {
    meaning: weights.slice(0, size * SENSE_DIMENSION),
    words: weights.slice(size * SENSE_DIMENSION),
    mean,
  };
}

/** What of a text is told: places among the rows, and how much of each. */
type Input = { at: Int32Array; by: Float32Array };

function withheld(
  { vector, words }: Example,
  mean: Float32Array,
  wordWeights: ArrayLike<number>,
  random: () => number,
): Input {
  const at: number[] = [];
  const by: number[] = [];
  for (let k = 0; k < mean.length; k++)
    if (random() < KEPT) {
      at.push(k);
      by.push(((vector[k] as number) - (mean[k] as number)) / KEPT);
    }
  const length = Math.hypot(...words.map((word) => wordWeights[word] as number)) || 1;
  for (const word of words)
    if (random() < KEPT) {
      at.push(mean.length + word);
      by.push((wordWeights[word] as number) / length / KEPT);
    }
  return { at: Int32Array.from(at), by: Float32Array.from(by) };
}

type Placed = { input: Input; direction: Float32Array; length: number };

function place(input: Input, weights: Float32Array): Placed {
  const out = new Float32Array(SENSE_DIMENSION);
  for (let n = 0; n < input.at.length; n++) {
    const row = (input.at[n] as number) * SENSE_DIMENSION;
    const by = input.by[n] as number;
    for (let i = 0; i < SENSE_DIMENSION; i++) (out[i] as number) += by * (weights[row + i] as number);
  }
  let squares = 1e-12;
  for (const value of out) squares += value * value;
  const length = Math.sqrt(squares);
  return { input, direction: out.map((value) => value / length), length };
}

type Gradient = Float32Array;

function gradientOf(pairs: readonly (readonly [Input, Input])[], weights: Float32Array): Gradient {
  const ones = pairs.map(([one]) => place(one, weights));
  const others = pairs.map(([, other]) => place(other, weights));
  const count = pairs.length;
  const likeness = new Float32Array(count * count);
  for (let a = 0; a < count; a++)
    for (let b = 0; b < count; b++)
      likeness[a * count + b] = SHARPNESS * dot((ones[a] as Placed).direction, (others[b] as Placed).direction);
  const pull = pullOf(likeness, count);
  const gradient = new Float32Array(weights.length);
  const toward = (from: readonly Placed[], to: readonly Placed[], pullAt: (a: number, b: number) => number) => {
    for (const [a, one] of from.entries()) {
      const wanted = new Float32Array(SENSE_DIMENSION);
      for (const [b, { direction }] of to.entries()) {
        const by = pullAt(a, b);
        for (let i = 0; i < SENSE_DIMENSION; i++) (wanted[i] as number) += by * (direction[i] as number);
      }
      back(one, wanted, gradient);
    }
  };
  toward(ones, others, (a, b) => pull[a * count + b] as number);
  toward(others, ones, (a, b) => pull[b * count + a] as number);
  return gradient;
}

/** How the loss moves with each likeness: softmax over the rows and over the columns, less the pairs themselves. */
function pullOf(likeness: Float32Array, count: number): Float32Array {
  const pull = new Float32Array(count * count);
  const along = (at: (line: number, n: number) => number) => {
    for (let line = 0; line < count; line++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let n = 0; n < count; n++) most = Math.max(most, likeness[at(line, n)] as number);
      let total = 0;
      for (let n = 0; n < count; n++) total += Math.exp((likeness[at(line, n)] as number) - most);
      for (let n = 0; n < count; n++)
        (pull[at(line, n)] as number) += Math.exp((likeness[at(line, n)] as number) - most) / total;
    }
  };
  along((line, n) => line * count + n);
  along((line, n) => n * count + line);
  for (let n = 0; n < count; n++) (pull[n * count + n] as number) -= 2;
  return pull.map((value) => (value * SHARPNESS) / (2 * count));
}

function back({ input, direction, length }: Placed, wanted: Float32Array, gradient: Gradient): void {
  const along = dot(wanted, direction);
  const moved = wanted.map((value, i) => (value - along * (direction[i] as number)) / length);
  for (let n = 0; n < input.at.length; n++) {
    const row = (input.at[n] as number) * SENSE_DIMENSION;
    const by = input.by[n] as number;
    for (let i = 0; i < SENSE_DIMENSION; i++) (gradient[row + i] as number) += by * (moved[i] as number);
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < SENSE_DIMENSION; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

/** Adam. */
function createStepper(at: Float32Array): (rate: number, gradient: Gradient) => void {
  const [mean, square] = [new Float32Array(at.length), new Float32Array(at.length)];
  let steps = 0;
  return (rate, gradient) => {
    steps++;
    const [first, second] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
    for (let k = 0; k < at.length; k++) {
      const g = gradient[k] as number;
      mean[k] = 0.9 * (mean[k] as number) + 0.1 * g;
      square[k] = 0.999 * (square[k] as number) + 0.001 * g * g;
      (at[k] as number) -= (rate * (mean[k] as number)) / first / (Math.sqrt((square[k] as number) / second) + 1e-8);
    }
  };
}

function meanOf(examples: readonly Example[], size: number): Float32Array {
  const mean = new Float32Array(size);
  for (const { vector } of examples)
    for (let k = 0; k < size; k++) (mean[k] as number) += (vector[k] as number) / examples.length;
  return mean;
}

/** The places of each page's examples; a single one teaches nothing. */
function groupsOf(examples: readonly Example[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const [n, { page }] of examples.entries()) {
    const known = groups.get(page);
    if (known) known.push(n);
    else groups.set(page, [n]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

function shuffle<One>(list: One[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as One, list[at] as One];
  }
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Numbers in 0..1 that look random and are the same each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
