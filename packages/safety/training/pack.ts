import { Chances, KINDS, LEAST_RANGE, LIKELY_BITS, placeOf } from '../src/model/bits.ts';
import type { Row } from '../src/model/unpack.ts';

/** Weights beyond this share of all are cut to it: a few great ones would leave no steps for the rest. */
const CUT = 0.999;

export interface Packed {
  scale: number;
  rows: number;
  packed: string;
}

/** The weights of the kept features as whole numbers of a step, in the order of their slots. */
export function pack(weights: ReadonlyMap<number, Float32Array>, steps: number): Packed {
  const sizes = Float32Array.from([...weights.values()].flatMap((row) => [...row].map(Math.abs)))
    .filter((size) => size > 0)
    .sort();
  const most = sizes[Math.floor((sizes.length - 1) * CUT)] ?? 1;
  const scale = Number((most / steps).toPrecision(4));
  const rows = [...weights]
    .map(([slot, row]) => ({ slot, row: inSteps(row, scale, steps) }))
    .filter(({ row }) => row.outputs.length > 0)
    .sort((one, two) => one.slot - two.slot);
  return { scale, rows: rows.length, packed: packRows(rows) };
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

export function packRows(rows: readonly { slot: number; row: Row }[]): string {
  const bits = new BitWriter();
  let last = -1;
  for (const { slot, row } of rows) {
    bits.number(KINDS.slot, slot - last - 1);
    last = slot;
    let output = -1;
    row.outputs.forEach((one, at) => {
      bits.number(output < 0 ? KINDS.first : KINDS.next, one - output);
      output = one;
      const value = row.values[at] as number;
      bits.bit(KINDS.less + 1 + Math.sign(row.values[at - 1] ?? 0), value < 0 ? 1 : 0);
      bits.number(KINDS.size, Math.abs(value) - 1);
    });
    bits.number(KINDS.next, 0);
  }
  return bits.done();
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
