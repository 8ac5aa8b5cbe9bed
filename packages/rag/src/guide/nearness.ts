import type { Guide } from './guide.ts';
import { cosinesWith, type PackedVectors } from './vectors.ts';

/** How near a text is to the guide by sense: its cosine with every phrasing, and with the middle of each page's phrasings. */
export type Nearness = {
  phrasings: ArrayLike<number>;
  pages: ArrayLike<number>;
  /** How alike two pages are in what they are asked, as a cosine. */
  alike: (page: number, other: number) => number;
};

/** The middle of what each page is asked, of length 1; nothing where no vector is known. */
export type Middles = { dimension: number; values: Float32Array };

export function middlesOf(
  { pages, index }: Guide,
  { dimension, numbers, scales }: PackedVectors,
  leftOut?: ReadonlySet<number>,
): Middles {
  const values = new Float32Array(pages.length * dimension);
  const { pages: pageOf, areOpenings } = index.phrasings;
  for (const [n, page] of pageOf.entries()) {
    const scale = scales[n] as number;
    if (areOpenings[n] === 1 || scale === 0 || leftOut?.has(n)) continue;
    for (let i = 0; i < dimension; i++)
      (values[page * dimension + i] as number) += scale * (numbers[n * dimension + i] as number);
  }
  for (let page = 0; page < pages.length; page++) {
    const middle = values.subarray(page * dimension, (page + 1) * dimension);
    const length = lengthOf(middle);
    if (length > 0) for (let i = 0; i < dimension; i++) (middle[i] as number) /= length;
  }
  return { dimension, values };
}

export function nearnessOf(vector: ArrayLike<number>, vectors: PackedVectors, middles: Middles): Nearness {
  const { dimension, values } = middles;
  const count = values.length / dimension;
  const pages = new Float32Array(count);
  const length = lengthOf(vector);
  if (length > 0 && vector.length <= dimension)
    for (let page = 0; page < count; page++) {
      let sum = 0;
      for (let i = 0; i < vector.length; i++) sum += (vector[i] as number) * (values[page * dimension + i] as number);
      pages[page] = Math.max(0, sum / length);
    }
  return { phrasings: cosinesWith(vector, vectors), pages, alike: (page, other) => alikeBy(middles, page, other) };
}

/** How alike two pages are in what they are asked, as a cosine. */
export function alikeBy({ dimension, values }: Middles, page: number, other: number): number {
  let sum = 0;
  for (let i = 0; i < dimension; i++)
    sum += (values[page * dimension + i] as number) * (values[other * dimension + i] as number);
  return sum;
}

function lengthOf(vector: ArrayLike<number>): number {
  let squares = 0;
  for (let i = 0; i < vector.length; i++) squares += (vector[i] as number) ** 2;
  return Math.sqrt(squares);
}
