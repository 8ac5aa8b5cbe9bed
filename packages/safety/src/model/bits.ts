/** Likelihoods have so many bits, and move towards what was met by this share (as a shift). */
export const LIKELY_BITS = 12;
export const PACE = 5;
/** The range is widened again when it falls below this. */
export const LEAST_RANGE = 2 ** 24;
/** Bits that one number's length may take. */
export const LONGEST = 20;

/** Where the likelihoods of each kind of bit and number begin. */
export const KINDS = { slot: 0, less: 64, also: 72, level: 128, card: 896 } as const;
/** Of a head: its first output in a row, the next ones, and how great they are, by the sign and by what stands before. */
export const FIRST = 0;
export const NEXT = 64;
const SIZE = 128;
/** Likelihoods of a number: of its length, then of its first bit and of the others at each length. */
const PLACES_FROM = LONGEST + 1;
const ALL = 1664;

export const placeOf = (kind: number, length: number, isFirst: boolean): number =>
  kind + PLACES_FROM + length * 2 + (isFirst ? 0 : 1);

/** How likely each kind of bit is to be nothing, learnt while reading. */
export class Chances {
  readonly #seen = new Uint16Array(ALL).fill(2 ** (LIKELY_BITS - 1));

  of(kind: number): number {
    return this.#seen[kind] as number;
  }

  /** What is met once is a little likelier the next time. */
  learn(kind: number, bit: number): void {
    const chance = this.of(kind);
    this.#seen[kind] = bit === 0 ? chance + ((2 ** LIKELY_BITS - chance) >> PACE) : chance - (chance >> PACE);
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

  bit(kind: number): number {
    const bound = (this.#range >>> LIKELY_BITS) * this.#chances.of(kind);
    const bit = this.#code < bound ? 0 : 1;
    if (bit === 0) this.#range = bound;
    else {
      this.#code -= bound;
      this.#range -= bound;
    }
    this.#chances.learn(kind, bit);
    while (this.#range < LEAST_RANGE) {
      this.#range = (this.#range << 8) >>> 0;
      this.#shift();
    }
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

/** Likelihoods of one number. */
const NUMBER = 64;
/** Greater ones before are alike. */
const GREAT = 4;

/** How great a value is hangs on its sign and on how great the one before it in its row is. */
export const sizeKind = (isLess: boolean, before: number): number =>
  SIZE + NUMBER * (Math.min(GREAT, Math.abs(before)) + (isLess ? GREAT + 1 : 0));
