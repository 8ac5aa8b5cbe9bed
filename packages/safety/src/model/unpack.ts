import { BitReader, CARD_PLACE, hasKind, KINDS, lessKind, noneOf, sizeKind } from './bits.ts';

/** What one feature says: whole steps for some of the outputs. */
export interface Row {
  outputs: number[];
  values: number[];
}

export type HeadName = 'level' | 'card';

export const LEVEL_OUTPUTS = 3;

/** The rows of both heads by the slot of their feature. What tells the card mostly tells the level too: each slot is named once. */
export function unpack(packed: string, rows: number, cards: number): Record<HeadName, Map<number, Row>> {
  const bits = new BitReader(packed);
  const heads = { level: new Map<number, Row>(), card: new Map<number, Row>() };
  let slot = -1;
  for (let one = 0; one < rows; one += 1) {
    slot += 1 + bits.number(KINDS.slot);
    const hasCard = bits.bit(KINDS.also) === 1;
    const outputs = levelOutputs(bits, hasCard);
    if (outputs.length > 0) heads.level.set(slot, { outputs, values: readValues(bits, outputs) });
    if (!hasCard) continue;
    const named = cardOutputs(bits, cards);
    heads.card.set(slot, { outputs: named, values: readValues(bits, named, CARD_PLACE) });
  }
  return heads;
}

function levelOutputs(bits: BitReader, hasCard: boolean): number[] {
  const outputs: number[] = [];
  let before = 1;
  for (let output = 0; output < LEVEL_OUTPUTS; output += 1) {
    const speaks = bits.bit(hasKind(hasCard, before));
    if (speaks === 1) outputs.push(output);
    before = before * 2 + speaks;
  }
  return outputs;
}

/** How many there are, and then of each whether it is one of them: as likely as so many among those that are left. */
function cardOutputs(bits: BitReader, cards: number): number[] {
  const outputs: number[] = [];
  let left = 1 + bits.number(KINDS.count);
  for (let output = 0; left > 0 && output < cards; output += 1) {
    if (left < cards - output && bits.given(noneOf(left, cards - output)) === 0) continue;
    outputs.push(output);
    left -= 1;
  }
  return outputs;
}

function readValues(bits: BitReader, outputs: readonly number[], place?: number): number[] {
  const values: number[] = [];
  for (const output of outputs) {
    const isLess = bits.bit(lessKind(place ?? output, values)) === 1;
    const size = 1 + bits.number(sizeKind(place ?? output, isLess, values.at(-1)));
    values.push(isLess ? -size : size);
  }
  return values;
}
