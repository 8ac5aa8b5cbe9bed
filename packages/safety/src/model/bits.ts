/** Likelihoods have so many bits; the least stays above nothing. */
const LIKELY_BITS = 15;
const LIKELY = 2 ** LIKELY_BITS;
const LEAST_LIKELY = 2 ** 3;
/** What was met so often moves its likelihood no slower. */
const SETTLED = 200;
/** How little the first ones met say. */
const DOUBT = 1.6;
/** The range is widened again when it falls below this. */
export const LEAST_RANGE = 2 ** 24;
/** Bits that one number's length may take. */
const LONGEST = 20;

/** Likelihoods of one number: of its length, then of its first bit and of the others at each length. */
const NUMBER = 64;
const PLACES_FROM = LONGEST + 1;
/** Where the likelihoods of each kind of bit and number begin. */
export const KINDS = { slot: 0, count: NUMBER, also: 2 * NUMBER, has: 2 * NUMBER + 1, less: 146, size: 192 } as const;
/** Greater values before are alike. */
const GREAT = 4;
/** The places of a value: each output of the levels, and any card. */
export const CARD_PLACE = 3;
const PLACES = CARD_PLACE + 1;
const ALL = KINDS.size + NUMBER * PLACES * 2 * (GREAT + 1);

export const placeOf = (kind: number, length: number, isFirst: boolean): number =>
  kind + PLACES_FROM + length * 2 + (isFirst ? 0 : 1);

/** Whether a level speaks hangs on which before it did, and on whether a card does. */
export const hasKind = (hasCard: boolean, before: number): number => KINDS.has + (hasCard ? 8 : 0) + before;
/** A value's sign hangs on those of the two before it in its row. */
export const lessKind = (place: number, before: readonly number[]): number =>
  KINDS.less + place * 9 + (Math.sign(before.at(-1) ?? 0) + 1) * 3 + Math.sign(before.at(-2) ?? 0) + 1;
/** How great a value is hangs on its sign and on how great the one before it in its row is. */
export const sizeKind = (place: number, isLess: boolean, before = 0): number =>
  KINDS.size + NUMBER * ((place * 2 + (isLess ? 1 : 0)) * (GREAT + 1) + Math.min(GREAT, Math.abs(before)));

const bounded = (likely: number): number => Math.max(LEAST_LIKELY, Math.min(LIKELY - LEAST_LIKELY, Math.round(likely)));
/** How likely none of `left` that are to come in `places` comes now. */
export const noneOf = (left: number, places: number): number => bounded(LIKELY * (1 - left / places));

export const boundOf = (range: number, likely: number): number => (range >>> LIKELY_BITS) * likely;

/** How likely each kind of bit is to be nothing, learnt from those before it. */
export class Chances {
  readonly #seen = new Uint16Array(ALL).fill(LIKELY / 2);
  readonly #met = new Uint8Array(ALL);

  of(kind: number): number {
    return this.#seen[kind] as number;
  }

  learn(kind: number, bit: number): void {
    const met = this.#met[kind] as number;
    this.#seen[kind] = bounded(this.of(kind) + ((bit === 0 ? LIKELY : 0) - this.of(kind)) / (met + DOUBT));
    this.#met[kind] = Math.min(SETTLED, met + 1);
  }
}

/** Reads what `BitWriter` of training has written: adaptive binary range coding (the one of LZMA), in base64. */
export class BitReader {
  readonly #bytes: string;
  readonly #chances = new Chances();
  #at = 0;
  #range = 0xffffffff;
  #code = 0;

  constructor(packed: string) {
    this.#bytes = atob(packed);
    for (let byte = 0; byte < 5; byte += 1) this.#shift();
  }

  /** A bit that is nothing with this likelihood. */
  given(likely: number): number {
    const bound = boundOf(this.#range, likely);
    const bit = this.#code < bound ? 0 : 1;
    if (bit === 0) this.#range = bound;
    else {
      this.#code -= bound;
      this.#range -= bound;
    }
    while (this.#range < LEAST_RANGE) {
      this.#range = (this.#range << 8) >>> 0;
      this.#shift();
    }
    return bit;
  }

  bit(kind: number): number {
    const bit = this.given(this.#chances.of(kind));
    this.#chances.learn(kind, bit);
    return bit;
  }

  /** A whole number from 0 on: its length, then its bits. */
  number(kind: number): number {
    let length = 0;
    while (length < LONGEST && this.bit(kind + length) === 1) length += 1;
    let number = 1;
    for (let place = length - 1; place >= 0; place -= 1)
      number = number * 2 + this.bit(placeOf(kind, length, place === length - 1));
    return number - 1;
  }

  #shift(): void {
    this.#code = ((this.#code << 8) | (this.#bytes.charCodeAt(this.#at) || 0)) >>> 0;
    this.#at += 1;
  }
}
