import { BitReader, KINDS } from './bits.ts';

/** What one feature says: whole steps for some of the outputs. */
export interface Row {
  outputs: number[];
  values: number[];
}

/** The rows of a head by the slot of their feature. */
export function unpack(packed: string, rows: number): Map<number, Row> {
  const bits = new BitReader(packed);
  const bySlot = new Map<number, Row>();
  let slot = -1;
  for (let one = 0; one < rows; one += 1) {
    slot += 1 + bits.number(KINDS.slot);
    const row: Row = { outputs: [], values: [] };
    let output = -1;
    for (;;) {
      const step = bits.number(output < 0 ? KINDS.first : KINDS.next);
      if (step === 0) break;
      output += step;
      const before = row.values.at(-1) ?? 0;
      const isLess = bits.bit(KINDS.less + 1 + Math.sign(before)) === 1;
      const size = 1 + bits.number(KINDS.size);
      row.outputs.push(output);
      row.values.push(isLess ? -size : size);
    }
    bySlot.set(slot, row);
  }
  return bySlot;
}
