import { Chances, FIRST, KINDS, LEAST_RANGE, LIKELY_BITS, NEXT, placeOf, sizeKind } from '../src/model/bits.ts';
import { type HeadName, lessOf, type Row } from '../src/model/unpack.ts';

/** Weights beyond this share of all are cut to it: a few great ones would leave no steps for the rest. */
const CUT = 0.999;

export interface Stepped {
  scale: number;
  rows: ReadonlyMap<number, Row>;
}

/** The weights of the kept features as whole numbers of a step. */
export function inWholeSteps(weights: ReadonlyMap<number, Float32Array>, steps: number): Stepped {
  const sizes = Float32Array.from([...weights.values()].flatMap((row) => [...row].map(Math.abs)))
    .filter((size) => size > 0)
    .sort();
  const most = sizes[Math.floor((sizes.length - 1) * CUT)] ?? 1;
  const scale = Number((most / steps).toPrecision(4));
  const rows = [...weights].map(([slot, row]) => [slot, inSteps(row, scale, steps)] as const);
  return { scale, rows: new Map(rows.filter(([, row]) => row.outputs.length > 0)) };
}

function inSteps(weights: Float32Array, scale: number, steps: number): Row {
  const row: Row = { outputs: [], values: [] };
  weights.forEach((weight, output) => {
    const whole = Math.max(-steps, Math.min(steps, Math.round(weight / scale)));
    if (whole === 0) return;
    row.outputs.push(output);
    row.values.push(whole);
  });
  return row;
}

/** The rows of both heads, in the order of their slots. */
export function packHeads(heads: Record<HeadName, ReadonlyMap<number, Row>>): { packed: string; rows: number } {
  const bits = new BitWriter();
  const slots = [...new Set([...heads.level.keys(), ...heads.card.keys()])].sort((one, two) => one - two);
  let last = -1;
  for (const slot of slots) {
    bits.number(KINDS.slot, slot - last - 1);
    last = slot;
    const level = heads.level.get(slot);
    const card = heads.card.get(slot);
    bits.row('level', level);
    bits.bit(KINDS.also + (level?.outputs.length ?? 0), card ? 1 : 0);
    if (card) bits.row('card', card);
  }
  return { packed: bits.done(), rows: slots.length };
}

/** The other side of `BitReader`. */
class BitWriter {
  readonly #bytes: number[] = [];
  readonly #chances = new Chances();
  #low = 0;
  #range = 0xffffffff;
  /** The last byte may still be carried into, and with it every 255 after it. */
  #held = 0;
  #full = 0;
  #isFirst = true;

  bit(kind: number, bit: number): void {
    const bound = (this.#range >>> LIKELY_BITS) * this.#chances.of(kind);
    if (bit === 0) this.#range = bound;
    else {
      this.#low += bound;
      this.#range -= bound;
    }
    this.#chances.learn(kind, bit);
    while (this.#range < LEAST_RANGE) {
      this.#range = (this.#range << 8) >>> 0;
      this.#shift();
    }
  }

  number(kind: number, number: number): void {
    const written = (number + 1).toString(2);
    const length = written.length - 1;
    for (let one = 0; one < length; one += 1) this.bit(kind + one, 1);
    this.bit(kind + length, 0);
    for (let place = 1; place <= length; place += 1)
      this.bit(placeOf(kind, length, place === 1), Number(written[place]));
  }

  row(head: HeadName, { outputs, values }: Row = { outputs: [], values: [] }): void {
    let output = -1;
    outputs.forEach((one, at) => {
      this.number(KINDS[head] + (output < 0 ? FIRST : NEXT), one - output);
      output = one;
      const value = values[at] as number;
      const before = values[at - 1] ?? 0;
      this.bit(lessOf(head) + Math.sign(before), value < 0 ? 1 : 0);
      this.number(KINDS[head] + sizeKind(value < 0, before), Math.abs(value) - 1);
    });
    this.number(KINDS[head] + (output < 0 ? FIRST : NEXT), 0);
  }

  done(): string {
    for (let byte = 0; byte < 5; byte += 1) this.#shift();
    return Buffer.from(this.#bytes).toString('base64');
  }

  #shift(): void {
    const carry = Math.floor(this.#low / 2 ** 32);
    if (this.#low < 0xff000000 || carry > 0) {
      if (this.#isFirst) this.#bytes.push(0);
      else this.#bytes.push((this.#held + carry) & 0xff);
      this.#isFirst = false;
      for (; this.#full > 0; this.#full -= 1) this.#bytes.push((0xff + carry) & 0xff);
      this.#held = Math.floor(this.#low / 2 ** 24) & 0xff;
    } else this.#full += 1;
    this.#low = (this.#low % 2 ** 24) * 2 ** 8;
  }
}
