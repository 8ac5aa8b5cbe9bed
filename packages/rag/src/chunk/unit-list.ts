/** Parts of a text in order, a part a row of numbers: far faster to fill and to walk than an array of objects. */
export class UnitList {
  count = 0;
  starts = new Int32Array(256);
  ends = new Int32Array(256);
  tokens = new Int32Array(256);
  strengths = new Int32Array(256);

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
  const longer = new Int32Array(2 * column.length);
  longer.set(column);
  return longer;
}
