import {
  boundOf,
  CARD_PLACE,
  Chances,
  hasKind,
  KINDS,
  LEAST_RANGE,
  lessKind,
  noneOf,
  placeOf,
  sizeKind,
} from '../src/model/bits.ts';
import { type HeadName, LEVEL_OUTPUTS, type Row } from '../src/model/unpack.ts';

/** Weights beyond this share of all are cut to it: a few great ones would leave no steps for the rest. */
const CUT = 0.999;

export interface Stepped {
  scale: number;
  rows: ReadonlyMap<number, Row>;
}

/** What a step stands for, so that all but a few of the weights fit in so many. */
export function scaleOf(weights: Float32Array, steps: number): number {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const most = sizes[Math.floor((sizes.length - 1) * CUT)] ?? 1;
  return Number((most / steps).toPrecision(4));
}

/** The nearest whole number of steps. */
export const stepsOf = (weight: number, scale: number, steps: number): number =>
  Math.max(-steps, Math.min(steps, Math.round(weight / scale)));

/** The weights of the kept features as whole numbers of a step. */
export function inWholeSteps(weights: ReadonlyMap<number, Float32Array>, scale: number, steps: number): Stepped {
  const rows = [...weights].map(([slot, row]) => [slot, inSteps(row, scale, steps)] as const);
  return { scale, rows: new Map(rows.filter(([, row]) => row.outputs.length > 0)) };
}

function inSteps(weights: Float32Array, scale: number, steps: number): Row {
  const row: Row = { outputs: [], values: [] };
  weights.forEach((weight, output) => {
    const whole = stepsOf(weight, scale, steps);
    if (whole === 0) return;
    row.outputs.push(output);
    row.values.push(whole);
  });
  return row;
}

/** The rows of both heads, in the order of their slots. */
export function packHeads(
  heads: Record<HeadName, ReadonlyMap<number, Row>>,
  cards: number,
): { packed: string; rows: number } {
  const bits = new BitWriter();
  const slots = [...new Set([...heads.level.keys(), ...heads.card.keys()])].sort((one, two) => one - two);
  let last = -1;
  for (const slot of slots) {
    bits.number(KINDS.slot, slot - last - 1);
    last = slot;
    const level = heads.level.get(slot) ?? { outputs: [], values: [] };
    const card = heads.card.get(slot);
    bits.bit(KINDS.also, card ? 1 : 0);
    let before = 1;
    for (let output = 0; output < LEVEL_OUTPUTS; output += 1) {
      const speaks = level.outputs.includes(output) ? 1 : 0;
      bits.bit(hasKind(card !== undefined, before), speaks);
      before = before * 2 + speaks;
    }
    bits.values(level);
    if (!card) continue;
    bits.cards(card, cards);
    bits.values(card, CARD_PLACE);
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

  given(likely: number, bit: number): void {
    const bound = boundOf(this.#range, likely);
    if (bit === 0) this.#range = bound;
    else {
      this.#low += bound;
      this.#range -= bound;
    }
    while (this.#range < LEAST_RANGE) {
      this.#range = (this.#range << 8) >>> 0;
      this.#shift();
    }
  }

  bit(kind: number, bit: number): void {
    this.given(this.#chances.of(kind), bit);
    this.#chances.learn(kind, bit);
  }

  number(kind: number, number: number): void {
    const written = (number + 1).toString(2);
    const length = written.length - 1;
    for (let one = 0; one < length; one += 1) this.bit(kind + one, 1);
    this.bit(kind + length, 0);
    for (let place = 1; place <= length; place += 1)
      this.bit(placeOf(kind, length, place === 1), Number(written[place]));
  }

  cards({ outputs }: Row, cards: number): void {
    let left = outputs.length;
    this.number(KINDS.count, left - 1);
    for (let output = 0; left > 0 && output < cards; output += 1) {
      const isOne = outputs.includes(output) ? 1 : 0;
      if (left < cards - output) this.given(noneOf(left, cards - output), isOne);
      left -= isOne;
    }
  }

  values({ outputs, values }: Row, place?: number): void {
    values.forEach((value, at) => {
      const output = place ?? (outputs[at] as number);
      this.bit(lessKind(output, values.slice(0, at)), value < 0 ? 1 : 0);
      this.number(sizeKind(output, value < 0, values[at - 1]), Math.abs(value) - 1);
    });
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
