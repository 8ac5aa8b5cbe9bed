import { lead, NEXT_DIMENSION as WIDTH } from '@nestling/rag/guide';

/** A wording, by the place of its vector; the texts of its page and of another, and which of them answer it. */
export type Example = { wording: number; texts: readonly number[]; isRight: readonly boolean[] };

const EPOCHS = 6;
const BATCH = 64;
const RATE = 0.5;
/** Cosines are between 0 and 1: so much steeper they part what is likely from what is not. */
const STEEP = 8;
const ROUNDS = 12;

/** Learns where wordings and what answers them meet, by descent on which text of a page is the right one. The same each time. */
export function learnNext(vectors: readonly Float32Array[], examples: readonly Example[]) {
  const size = vectors[0]?.length ?? 0;
  const start = principalRows(vectors, size);
  const asks = start.slice();
  const says = start.slice();
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - epoch / EPOCHS);
    const order = examples
      .map((_, n) => n)
      .sort((a, b) => ((a * 7919 + epoch) % examples.length) - ((b * 7919 + epoch) % examples.length));
    for (let at = 0; at < order.length; at += BATCH) {
      const [toAsks, toSays] = [new Float32Array(asks.length), new Float32Array(says.length)];
      const batch = order.slice(at, at + BATCH);
      for (const n of batch) addPull(vectors, examples[n] as Example, asks, says, toAsks, toSays);
      for (let i = 0; i < asks.length; i++) {
        (asks[i] as number) += (rate / batch.length) * (toAsks[i] as number);
        (says[i] as number) += (rate / batch.length) * (toSays[i] as number);
      }
    }
  }
  return { asks, says };
}

function addPull(
  vectors: readonly Float32Array[],
  { wording, texts, isRight }: Example,
  asks: Float32Array,
  says: Float32Array,
  toAsks: Float32Array,
  toSays: Float32Array,
): void {
  const asked = vectors[wording] as Float32Array;
  const size = asked.length;
  const led = lead(asks, asked);
  const back = up(says, led, size);
  const scores = texts.map((text) => STEEP * dot(vectors[text] as Float32Array, back));
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = sum(shares);
  const right = sum(shares.filter((_, n) => isRight[n])) || 1;
  const toward = new Float32Array(size);
  for (const [n, text] of texts.entries()) {
    const pull = STEEP * ((isRight[n] ? (shares[n] as number) / right : 0) - (shares[n] as number) / all);
    const vector = vectors[text] as Float32Array;
    for (let i = 0; i < size; i++) (toward[i] as number) += pull * (vector[i] as number);
  }
  const ledBy = lead(says, toward);
  for (let i = 0; i < size; i++)
    for (let k = 0; k < WIDTH; k++) {
      (toAsks[i * WIDTH + k] as number) += (asked[i] as number) * (ledBy[k] as number);
      (toSays[i * WIDTH + k] as number) += (toward[i] as number) * (led[k] as number);
    }
}

/** The directions in which the vectors differ most, by orthogonal iteration. */
function principalRows(vectors: readonly Float32Array[], size: number): Float32Array {
  const spread = new Float32Array(size * size);
  for (const vector of vectors)
    for (let i = 0; i < size; i++) {
      const own = vector[i] as number;
      for (let j = 0; j < size; j++) (spread[i * size + j] as number) += own * (vector[j] as number);
    }
  let rows = Float32Array.from({ length: size * WIDTH }, (_, n) => Math.sin(n * 12.9898));
  for (let round = 0; round < ROUNDS; round++) rows = orthogonal(multiply(spread, rows, size), size);
  return rows;
}

function multiply(square: Float32Array, rows: Float32Array, size: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(rows.length);
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) {
      const by = square[i * size + j] as number;
      for (let k = 0; k < WIDTH; k++) (out[i * WIDTH + k] as number) += by * (rows[j * WIDTH + k] as number);
    }
  return out;
}

/** Columns of length 1 and at right angles, in their order. */
function orthogonal(rows: Float32Array, size: number): Float32Array<ArrayBuffer> {
  const column = (k: number) => Float32Array.from({ length: size }, (_, i) => rows[i * WIDTH + k] as number);
  const done: Float32Array<ArrayBuffer>[] = [];
  for (let k = 0; k < WIDTH; k++) {
    const own = column(k);
    for (const before of done) {
      const along = dot(own, before);
      for (let i = 0; i < size; i++) (own[i] as number) -= along * (before[i] as number);
    }
    const length = Math.sqrt(dot(own, own)) || 1;
    done.push(own.map((value) => value / length));
  }
  return Float32Array.from({ length: size * WIDTH }, (_, n) => done[n % WIDTH]?.[(n / WIDTH) | 0] as number);
}

function up(rows: Float32Array, led: Float32Array, size: number): Float32Array {
  const out = new Float32Array(size);
  for (let i = 0; i < size; i++)
    for (let k = 0; k < WIDTH; k++) (out[i] as number) += (rows[i * WIDTH + k] as number) * (led[k] as number);
  return out;
}

function dot(a: Float32Array, b: Float32Array): number {
  let all = 0;
  for (let i = 0; i < a.length; i++) all += (a[i] as number) * (b[i] as number);
  return all;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
