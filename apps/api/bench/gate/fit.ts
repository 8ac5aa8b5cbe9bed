/** One question: what each candidate page shows, and which candidates are right. */
export type Choice = { candidates: number[][]; right: boolean[] };

type Fitted = { weights: number[]; bias: number };

const RATE = 0.1;

/** Where to begin, which weights may move at all, and which never fall below 0. */
type Bounds = { start?: readonly number[]; isFree?: readonly boolean[]; isFor?: readonly boolean[] };

/** Adam on a function that adds the gradient of one example to `gradient`. The same each time. */
function descend(
  size: number,
  count: number,
  epochs: number,
  decay: number,
  add: (n: number, at: number[], gradient: number[]) => void,
  { start: from, isFree, isFor }: Bounds = {},
) {
  const at = from ? [...from] : new Array<number>(size).fill(0);
  const [mean, square] = [new Array<number>(size).fill(0), new Array<number>(size).fill(0)];
  const order = Array.from({ length: count }, (_, n) => n).sort((a, b) => ((a * 7919) % count) - ((b * 7919) % count));
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++)
    for (let start = 0; start < count; start += 32) {
      const batch = order.slice(start, start + 32);
      const gradient = at.map((value) => decay * value * batch.length);
      for (const n of batch) add(n, at, gradient);
      step++;
      for (let k = 0; k < size; k++) {
        if (isFree?.[k] === false) continue;
        const g = (gradient[k] as number) / batch.length;
        mean[k] = 0.9 * (mean[k] as number) + 0.1 * g;
        square[k] = 0.999 * (square[k] as number) + 0.001 * g * g;
        const [m, v] = [(mean[k] as number) / (1 - 0.9 ** step), (square[k] as number) / (1 - 0.999 ** step)];
        (at[k] as number) -= (RATE * (1 - epoch / epochs) * m) / (Math.sqrt(v) + 1e-8);
        if (isFor?.[k]) at[k] = Math.max(0, at[k] as number);
      }
    }
  return at;
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, k) => sum + value * (b[k] as number), 0);

/** Weights that put a right candidate first: the softmax over each question's candidates. */
export function fitOrder(choices: readonly Choice[], size: number, bounds?: Bounds): number[] {
  const add = (n: number, at: number[], gradient: number[]) => {
    const { candidates, right } = choices[n] as Choice;
    const scores = candidates.map((one) => dot(one, at));
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const all = shares.reduce((sum, share) => sum + share, 0);
    const good = shares.reduce((sum, share, k) => sum + (right[k] ? share : 0), 0);
    for (const [k, one] of candidates.entries()) {
      const pull = (shares[k] as number) / all - (right[k] ? (shares[k] as number) / good : 0);
      for (const [i, value] of one.entries()) (gradient[i] as number) += pull * value;
    }
  };
  return descend(size, choices.length, 40, 1e-3, add, bounds);
}

/** Logistic regression; `isFor` tells which weights never fall below 0. */
export function fitLikelihood(
  rows: readonly number[][],
  isTrue: readonly boolean[],
  bounds?: Pick<Bounds, 'isFor'>,
): Fitted {
  const size = rows[0]?.length ?? 0;
  const at = descend(
    size + 1,
    rows.length,
    80,
    1e-3,
    (n, weights, gradient) => {
      const row = rows[n] as number[];
      const off =
        likelihoodOf({ weights: weights.slice(0, size), bias: weights[size] as number }, row) - (isTrue[n] ? 1 : 0);
      for (const [k, value] of row.entries()) (gradient[k] as number) += off * value;
      (gradient[size] as number) += off;
    },
    bounds,
  );
  return { weights: at.slice(0, size), bias: at[size] as number };
}

export const likelihoodOf = ({ weights, bias }: Fitted, row: readonly number[]) =>
  1 / (1 + Math.exp(-dot(row, weights) - bias));
