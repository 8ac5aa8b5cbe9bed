import { BitReader, FIRST, KINDS, NEXT, sizeKind } from './bits.ts';

/** What one feature says: whole steps for some of the outputs. */
export interface Row {
  outputs: number[];
  values: number[];
}

export type HeadName = 'level' | 'card';

/** The rows of both heads by the slot of their feature. What tells the card mostly tells the level too: each slot is named once. */
export function unpack(packed: string, rows: number): Record<HeadName, Map<number, Row>> {
  const bits = new BitReader(packed);
  const heads = { level: new Map<number, Row>(), card: new Map<number, Row>() };
  let slot = -1;
  for (let one = 0; one < rows; one += 1) {
    slot += 1 + bits.number(KINDS.slot);
    const level = readRow(bits, 'level');
    if (level.outputs.length > 0) heads.level.set(slot, level);
    if (bits.bit(KINDS.also + level.outputs.length) === 1) heads.card.set(slot, readRow(bits, 'card'));
  }
  return heads;
}

function readRow(bits: BitReader, head: HeadName): Row {
  const row: Row = { outputs: [], values: [] };
  const less = lessOf(head);
  let output = -1;
  for (;;) {
    const step = bits.number(KINDS[head] + (output < 0 ? FIRST : NEXT));
    if (step === 0) return row;
    output += step;
    const before = row.values.at(-1) ?? 0;
    const isLess = bits.bit(less + Math.sign(before)) === 1;
    const size = 1 + bits.number(KINDS[head] + sizeKind(isLess, before));
    row.outputs.push(output);
    row.values.push(isLess ? -size : size);
  }
}

/** Whether a value is below nothing, by whether the one before it was. */
export const lessOf = (head: HeadName): number => KINDS.less + (head === 'level' ? 1 : 4);
