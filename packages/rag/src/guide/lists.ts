/** Numbers from 0 on, in the fewest bytes that hold the greatest. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

export function toNumbers(values: readonly number[]): Numbers {
  const most = values.reduce((max, value) => Math.max(max, value), 0);
  return most < 2 ** 8 ? Uint8Array.from(values) : most < 2 ** 16 ? Uint16Array.from(values) : Uint32Array.from(values);
}

/** Many short lists of numbers as two long columns: list `n` goes from `starts[n]` to `starts[n + 1]`. */
export type Lists = { starts: Uint32Array; items: Numbers };

export function toLists(lists: ReadonlyArray<readonly number[]>): Lists {
  const starts = new Uint32Array(lists.length + 1);
  for (const [n, { length }] of lists.entries()) starts[n + 1] = (starts[n] as number) + length;
  return { starts, items: toNumbers(lists.flat()) };
}

export const listAt = ({ starts, items }: Lists, n: number): Numbers => items.subarray(starts[n], starts[n + 1]);
