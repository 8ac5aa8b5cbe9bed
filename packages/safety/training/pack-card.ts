import type { Row } from '../src/model/unpack.ts';

/** The other side of `unpackCard`: one line that says what follows, then each slot's gap, outputs and values. */
export function packCard(
  rules: readonly string[],
  { scale, bias, rows }: { scale: number; bias: readonly number[]; rows: ReadonlyMap<number, Row> },
): Buffer {
  const bytes: number[] = [];
  let last = -1;
  for (const [slot, { outputs, values }] of [...rows].sort(([one], [two]) => one - two)) {
    for (let gap = slot - last - 1; ; gap >>>= 7) {
      bytes.push(gap < 0x80 ? gap : (gap & 0x7f) | 0x80);
      if (gap < 0x80) break;
    }
    last = slot;
    bytes.push(outputs.length, ...outputs, ...values.map((value) => value & 0xff));
  }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ scale, bias, rules, rows: rows.size })}\n`),
    Buffer.from(bytes),
  ]);
}
