import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyVectors, type PackedVectors, packInto } from '@nestling/rag/guide';
import { GUIDE_ENCODER } from './sense-file.ts';

/** Made by `pnpm build`, from the guide's texts and the encoder alone; never edited or committed. */
export const PHRASING_FILE = path.join(import.meta.dirname, '../../../dist/guide/phrasings.bin');

/** Beside it the vectors of what pages answer next. */
export const NEXT_FILE = path.join(path.dirname(PHRASING_FILE), 'asked-next.bin');

/**
 * The same file as `pnpm guide:vectors` last wrote it, committed, so that a first build need not encode the whole guide.
 * It may lag behind the texts: what has changed since is encoded by the build.
 */
export const SHIPPED_FILE = path.join(import.meta.dirname, 'phrasings.bin');

export const SHIPPED_NEXT_FILE = path.join(import.meta.dirname, 'asked-next.bin');

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
  const head = Buffer.from(`${form.id}\n`);
  if (!bytes.subarray(0, head.length).equals(head) || (bytes.length - head.length) % recordBytes(form) !== 0)
    return known;
  for (let at = head.length; at < bytes.length; at += recordBytes(form)) {
    const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + at + KEY_BYTES + 4, form.dimension);
    known.set(bytes.toString('latin1', at, at + KEY_BYTES), { scale: bytes.readFloatLE(at + KEY_BYTES), numbers });
  }
  return known;
}

/** In the order of the texts' keys, so that the same texts make the same file. */
export function writePhrasingFile(
  texts: readonly string[],
  vectors: PackedVectors,
  file = PHRASING_FILE,
  form: VectorForm = GUIDE_ENCODER,
): void {
  const { numbers, scales } = vectors;
  const records = new Map<string, Buffer>();
  for (const [n, text] of texts.entries()) {
    const record = Buffer.alloc(recordBytes(form));
    record.write(keyOf(text), 'latin1');
    record.writeFloatLE(scales[n] as number, KEY_BYTES);
    Buffer.from(numbers.buffer, numbers.byteOffset + n * form.dimension, form.dimension).copy(record, KEY_BYTES + 4);
    records.set(keyOf(text), record);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    `${file}.part`,
    Buffer.concat([
      Buffer.from(`${form.id}\n`),
      ...[...records].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record),
    ]),
  );
  renameSync(`${file}.part`, file);
}

/** The texts' vectors as far as they are known, in their order, and which are not. */
export function placeKnown(
  texts: readonly string[],
  known: KnownVectors,
  dimension = GUIDE_ENCODER.dimension,
): { vectors: PackedVectors; missing: number[] } {
  const vectors = emptyVectors(texts.length, dimension);
  const missing: number[] = [];
  for (const [n, text] of texts.entries()) {
    const one = known.get(keyOf(text));
    if (!one) missing.push(n);
    else {
      vectors.numbers.set(one.numbers, n * dimension);
      vectors.scales[n] = one.scale;
    }
  }
  return { vectors, missing };
}

/** Encodes what is missing, in place. */
export function fillMissing(
  texts: readonly string[],
  { vectors, missing }: { vectors: PackedVectors; missing: readonly number[] },
  encode: (text: string) => ArrayLike<number>,
): void {
  for (const n of missing) packInto(vectors, n, encode(texts[n] as string));
}
