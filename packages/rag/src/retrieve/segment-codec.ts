import { at, type Segment } from './segment.ts';

const VERSION = 2;

/** Version of the layout and of the tokenizer behind it; stored segments of another version must be built anew. */
export const SEGMENT_VERSION: number = VERSION;

/** Packs a segment into bytes: terms as UTF-8 lines, everything else as variable-length differences. */
export function encodeSegment(segment: Segment): Uint8Array {
  const terms = new TextEncoder().encode(segment.terms.join('\n'));
  const out = new Writer(terms.length + segment.positions.length * 2 + segment.bodyChunks.length * 2 + 64);
  out.number(VERSION);
  out.number(segment.chunkCount);
  out.number(segment.terms.length);
  out.number(terms.length);
  out.bytes(terms);
  out.all(segment.bodyLengths);
  out.all(segment.titleLengths);
  for (let t = 0; t < segment.terms.length; t++) {
    const from = at(segment.bodyOffsets, t);
    const to = at(segment.bodyOffsets, t + 1);
    out.number(to - from);
    let chunk = 0;
    for (let p = from; p < to; p++) {
      out.number(at(segment.bodyChunks, p) - chunk);
      chunk = at(segment.bodyChunks, p);
      const first = at(segment.positionOffsets, p);
      const last = at(segment.positionOffsets, p + 1);
      out.number(last - first);
      let position = 0;
      for (let i = first; i < last; i++) {
        out.number(at(segment.positions, i) - position);
        position = at(segment.positions, i);
      }
    }
    const titleFrom = at(segment.titleOffsets, t);
    const titleTo = at(segment.titleOffsets, t + 1);
    out.number(titleTo - titleFrom);
    chunk = 0;
    for (let p = titleFrom; p < titleTo; p++) {
      out.number(at(segment.titleChunks, p) - chunk);
      chunk = at(segment.titleChunks, p);
      out.number(at(segment.titleCounts, p));
    }
  }
  return out.finish();
}

/** Throws on bytes of another version or cut short. */
export function decodeSegment(bytes: Uint8Array): Segment {
  const input = new Reader(bytes);
  const version = input.number();
  if (version !== VERSION) throw new Error(`Unknown segment version ${version}`);
  const chunkCount = input.number();
  const termCount = input.number();
  const text = new TextDecoder().decode(input.bytes(input.number()));
  const terms = termCount === 0 ? [] : text.split('\n');
  if (terms.length !== termCount) throw new Error('Segment is damaged: its terms do not match their count');
  const bodyLengths = input.all(chunkCount);
  const titleLengths = input.all(chunkCount);
  const tokens = sumOf(bodyLengths);
  const titleTokens = sumOf(titleLengths);
  const bodyOffsets = new Uint32Array(termCount + 1);
  const titleOffsets = new Uint32Array(termCount + 1);
  const bodyChunks = new Uint32Array(tokens);
  const positionOffsets = new Uint32Array(tokens + 1);
  const positions = new Uint32Array(tokens);
  const titleChunks = new Uint32Array(titleTokens);
  const titleCounts = new Uint32Array(titleTokens);
  let postings = 0;
  let token = 0;
  let titlePostings = 0;
  for (let t = 0; t < termCount; t++) {
    bodyOffsets[t] = postings;
    titleOffsets[t] = titlePostings;
    let chunk = 0;
    for (let left = input.number(); left > 0; left--) {
      chunk += input.number();
      bodyChunks[postings] = chunk;
      positionOffsets[postings++] = token;
      let position = 0;
      for (let count = input.number(); count > 0; count--) {
        position += input.number();
        positions[token++] = position;
      }
    }
    chunk = 0;
    for (let left = input.number(); left > 0; left--) {
      chunk += input.number();
      titleChunks[titlePostings] = chunk;
      titleCounts[titlePostings++] = input.number();
    }
  }
  if (token !== tokens) throw new Error('Segment is damaged: its positions do not match its lengths');
  bodyOffsets[termCount] = postings;
  titleOffsets[termCount] = titlePostings;
  positionOffsets[postings] = token;
  return {
    chunkCount,
    terms,
    termIds: new Map(terms.map((term, id) => [term, id])),
    bodyOffsets,
    bodyChunks: bodyChunks.subarray(0, postings),
    positionOffsets: positionOffsets.subarray(0, postings + 1),
    positions,
    titleOffsets,
    titleChunks: titleChunks.subarray(0, titlePostings),
    titleCounts: titleCounts.subarray(0, titlePostings),
    bodyLengths,
    titleLengths,
  };
}

function sumOf(values: Uint32Array): number {
  return values.reduce((total, value) => total + value, 0);
}

class Writer {
  private buffer: Uint8Array;
  private length = 0;

  constructor(size: number) {
    this.buffer = new Uint8Array(Math.max(64, size));
  }

  number(value: number): void {
    this.room(5);
    let rest = value >>> 0;
    while (rest > 127) {
      this.buffer[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.buffer[this.length++] = rest;
  }

  all(values: Uint32Array): void {
    for (const value of values) this.number(value);
  }

  bytes(values: Uint8Array): void {
    this.room(values.length);
    this.buffer.set(values, this.length);
    this.length += values.length;
  }

  finish(): Uint8Array {
    return this.buffer.slice(0, this.length);
  }

  private room(size: number): void {
    if (this.length + size <= this.buffer.length) return;
    const grown = new Uint8Array(Math.max(this.buffer.length * 2, this.length + size));
    grown.set(this.buffer);
    this.buffer = grown;
  }
}

class Reader {
  private readonly source: Uint8Array;
  private offset = 0;

  constructor(source: Uint8Array) {
    this.source = source;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.source[this.offset++];
      if (byte === undefined || shift > 28) throw new Error('Segment is damaged: it ends too early');
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }

  all(count: number): Uint32Array {
    if (count > this.source.length) throw new Error('Segment is damaged: it ends too early');
    return Uint32Array.from({ length: count }, () => this.number());
  }

  bytes(count: number): Uint8Array {
    this.offset += count;
    if (this.offset > this.source.length) throw new Error('Segment is damaged: it ends too early');
    return this.source.subarray(this.offset - count, this.offset);
  }
}
