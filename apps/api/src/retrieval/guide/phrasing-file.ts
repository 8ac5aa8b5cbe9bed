import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENCODER_DIMENSION, ENCODER_ID } from '@nestling/rag/encode';
import { type PackedVectors, packInto } from '@nestling/rag/guide';

/** Made by `pnpm build`, from the guide's texts and the encoder alone; never edited or committed. */
export const PHRASING_FILE = path.join(import.meta.dirname, '../../../dist/guide/phrasings.bin');

/**
 * The same file as `pnpm guide:vectors` last wrote it, committed, so that a first build need not encode the whole guide.
 * It may lag behind the texts: what has changed since is encoded by the build.
 */
export const SHIPPED_FILE = path.join(import.meta.dirname, 'phrasings.bin');

const KEY_BYTES = 16;
const RECORD_BYTES = KEY_BYTES + 4 + ENCODER_DIMENSION;

export type KnownVectors = ReadonlyMap<string, { scale: number; numbers: Int8Array }>;

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, KEY_BYTES);

/** Vectors by text; empty when there is no file or another encoder made it. */
export function readPhrasingFile(file = PHRASING_FILE): KnownVectors {
  const known = new Map<string, { scale: number; numbers: Int8Array }>();
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return known;
  }
  const head = Buffer.from(`${ENCODER_ID}\n`);
  if (!bytes.subarray(0, head.length).equals(head) || (bytes.length - head.length) % RECORD_BYTES !== 0) return known;
  for (let at = head.length; at < bytes.length; at += RECORD_BYTES) {
    const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + at + KEY_BYTES + 4, ENCODER_DIMENSION);
    known.set(bytes.toString('latin1', at, at + KEY_BYTES), { scale: bytes.readFloatLE(at + KEY_BYTES), numbers });
  }
  return known;
}

/** In the order of the texts' keys, so that the same texts make the same file. */
export function writePhrasingFile(texts: readonly string[], vectors: PackedVectors, file = PHRASING_FILE): void {
  const { numbers, scales } = vectors;
  const records = new Map<string, Buffer>();
  for (const [n, text] of texts.entries()) {
    const record = Buffer.alloc(RECORD_BYTES);
    record.write(keyOf(text), 'latin1');
    record.writeFloatLE(scales[n] as number, KEY_BYTES);
    Buffer.from(numbers.buffer, numbers.byteOffset + n * ENCODER_DIMENSION, ENCODER_DIMENSION).copy(
      record,
      KEY_BYTES + 4,
    );
    records.set(keyOf(text), record);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    `${file}.part`,
    Buffer.concat([
      Buffer.from(`${ENCODER_ID}\n`),
      ...[...records].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record),
    ]),
  );
  renameSync(`${file}.part`, file);
}

/** The texts' vectors as far as they are known, in their order, and which are not. */
export function placeKnown(
  texts: readonly string[],
  known: KnownVectors,
): { vectors: PackedVectors; missing: number[] } {
  const vectors: PackedVectors = {
    dimension: ENCODER_DIMENSION,
    numbers: new Int8Array(texts.length * ENCODER_DIMENSION),
    scales: new Float32Array(texts.length),
  };
  const missing: number[] = [];
  for (const [n, text] of texts.entries()) {
    const one = known.get(keyOf(text));
    if (!one) missing.push(n);
    else {
      vectors.numbers.set(one.numbers, n * ENCODER_DIMENSION);
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
