import { hash } from 'node:crypto';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyVectors, type PackedVectors, packInto } from '@nestling/rag/guide';
import { GUIDE_ENCODER } from './encoders.ts';
import { GUIDE_STAMP } from './index-file.ts';

/**
 * Made by `pnpm build`, from the guide's texts and the encoder alone, in the guide's order; never edited or committed. Its first line
 * names the encoder and the guide.
 */
export const PHRASING_FILE = path.join(import.meta.dirname, '../../../dist/guide/phrasings.bin');

/** Beside it the vectors of what pages answer next. */
export const NEXT_FILE = path.join(path.dirname(PHRASING_FILE), 'asked-next.bin');

/** And those of what pages say, to which a later turn is compared; by their texts alone. */
export const SAID_FILE = path.join(path.dirname(PHRASING_FILE), 'said.bin');

/**
 * The same vectors as `pnpm guide:vectors` last wrote them, committed, so that a first build need not encode the whole guide.
 * It may lag behind the texts: what has changed since is encoded by the build. In the order of the texts' keys, so that the same
 * texts make the same file.
 */
export const SHIPPED_FILE = path.join(import.meta.dirname, 'phrasings.bin');

export const SHIPPED_NEXT_FILE = path.join(import.meta.dirname, 'asked-next.bin');

export const SHIPPED_SAID_FILE = path.join(import.meta.dirname, 'said.bin');

/** Which encoder made the vectors of a file, and how long they are. */
export type VectorForm = { id: string; dimension: number };

const KEY_BYTES = 16;
const recordBytes = ({ dimension }: VectorForm) => KEY_BYTES + 4 + dimension;

export type KnownVectors = ReadonlyMap<string, { scale: number; numbers: Int8Array }>;

const keyOf = (text: string) => hash('sha256', text, 'hex').slice(0, KEY_BYTES);

/** Vectors by text; empty when there is no file or another encoder made it. */
export function readPhrasingFile(file = PHRASING_FILE, form: VectorForm = GUIDE_ENCODER): KnownVectors {
  const known = new Map<string, { scale: number; numbers: Int8Array }>();
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return known;
  }
  const start = bytes.indexOf('\n') + 1;
  const [encoder] = bytes.toString('utf8', 0, start).trimEnd().split(' ');
  if (encoder !== form.id || (bytes.length - start) % recordBytes(form) !== 0) return known;
  for (let at = start; at < bytes.length; at += recordBytes(form)) {
    const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + at + KEY_BYTES + 4, form.dimension);
    known.set(bytes.toString('latin1', at, at + KEY_BYTES), { scale: bytes.readFloatLE(at + KEY_BYTES), numbers });
  }
  return known;
}

/** The vector of a text, where it is known. */
export function knownVector(known: KnownVectors, text: string): Float32Array | undefined {
  const one = known.get(keyOf(text));
  return one && Float32Array.from(one.numbers, (number) => number * one.scale);
}

const AT_ONCE = 1_024;

/** All vectors of the guide as it is now, in its order; undefined when the file was made of another guide or by another encoder. */
export function readInOrder(count: number, file: string, form: VectorForm): PackedVectors | undefined {
  let opened: number;
  try {
    opened = openSync(file, 'r');
  } catch {
    return undefined;
  }
  try {
    const head = headOf(form, GUIDE_STAMP);
    const found = Buffer.alloc(head.length);
    readSync(opened, found);
    const size = recordBytes(form);
    if (!found.equals(head) || fstatSync(opened).size !== head.length + count * size) return undefined;
    const vectors = emptyVectors(count, form.dimension);
    // Piece by piece: the whole file would lie beside its vectors in memory.
    const some = Buffer.alloc(AT_ONCE * size);
    for (let n = 0; n < count; n += AT_ONCE) {
      readSync(opened, some);
      for (let k = 0; k < AT_ONCE && n + k < count; k++) {
        const at = k * size + KEY_BYTES;
        vectors.scales[n + k] = some.readFloatLE(at);
        vectors.numbers.set(some.subarray(at + 4, (k + 1) * size), (n + k) * vectors.dimension);
      }
    }
    return vectors;
  } finally {
    closeSync(opened);
  }
}

const headOf = ({ id }: VectorForm, stamp?: string) => Buffer.from(stamp ? `${id} ${stamp}\n` : `${id}\n`);

/** What is written of each text. */
export function recordsOf(
  texts: readonly string[],
  { dimension, numbers, scales }: PackedVectors,
  form: VectorForm,
): ReadonlyMap<string, Buffer> {
  return new Map(
    texts.map((text, n) => {
      const record = Buffer.alloc(recordBytes(form));
      record.write(keyOf(text), 'latin1');
      record.writeFloatLE(scales[n] as number, KEY_BYTES);
      const own = Buffer.from(numbers.buffer, numbers.byteOffset + n * dimension, form.dimension);
      own.copy(record, KEY_BYTES + 4);
      return [text, record] as const;
    }),
  );
}

/** `stamp`: where the records stand in the order of a guide. */
export function writePhrasingFile(records: readonly Buffer[], file: string, form: VectorForm, stamp?: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, Buffer.concat([headOf(form, stamp), ...records]));
  renameSync(`${file}.part`, file);
}

/** Vectors in the order of their texts, and the places that are still empty. */
export type PlacedVectors = { vectors: PackedVectors; missing: readonly number[] };

/** The texts' vectors as far as they are known, in their order, and which are not. */
export function placeKnown(
  texts: readonly string[],
  known: KnownVectors,
  dimension = GUIDE_ENCODER.dimension,
): PlacedVectors {
  const vectors = emptyVectors(texts.length, dimension);
  const missing: number[] = [];
  for (const [n, text] of texts.entries()) {
    const one = known.get(keyOf(text));
    if (!one) missing.push(n);
    else {
      vectors.numbers.set(one.numbers, n * vectors.dimension);
      vectors.scales[n] = one.scale;
    }
  }
  return { vectors, missing };
}

/** Encodes what is missing, in place. */
export function fillMissing(
  texts: readonly string[],
  { vectors, missing }: PlacedVectors,
  encode: (text: string) => ArrayLike<number>,
): void {
  for (const n of missing) packInto(vectors, n, encode(texts[n] as string));
}
