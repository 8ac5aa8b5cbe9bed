/** Parts of a text in order, a part a row of numbers: far faster to fill and to walk than an array of objects. */
export class UnitList {
  count = 0;
  starts: Int32Array<ArrayBuffer>;
  ends: Int32Array<ArrayBuffer>;
  tokens: Int32Array<ArrayBuffer>;
  strengths: Int32Array<ArrayBuffer>;

  /** `room`: how many parts are expected; more are taken as well. */
  constructor(room: number) {
    this.starts = new Int32Array(room);
    this.ends = new Int32Array(room);
    this.tokens = new Int32Array(room);
    this.strengths = new Int32Array(room);
  }

  add(start: number, end: number, tokens: number, strength: number): void {
    const at = this.count++;
    if (at === this.starts.length) this.grow();
    this.starts[at] = start;
    this.ends[at] = end;
    this.tokens[at] = tokens;
    this.strengths[at] = strength;
  }

  private grow(): void {
    this.starts = twiceAsLong(this.starts);
    this.ends = twiceAsLong(this.ends);
    this.tokens = twiceAsLong(this.tokens);
    this.strengths = twiceAsLong(this.strengths);
  }
}

function twiceAsLong(column: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(2 * column.length + 16);
  longer.set(column);
  return longer;
}
