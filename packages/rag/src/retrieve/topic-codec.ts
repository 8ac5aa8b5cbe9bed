import { at } from './segment.ts';
import type { TopicModel } from './topic-model.ts';

const VERSION = 1;
const HEADER_BYTES = 16;
const ROW_HEADER_BYTES = 16;

/**
 * Packs a model: a header of four numbers, then for each term its key, its rarity, the scale of its row and the row in
 * steps of 1/127 of that scale. What is lost is below what a ranking notices.
 */
export function encodeTopicModel(model: TopicModel): Uint8Array {
  const { dimensions, idf, vectors } = model;
  const rowBytes = ROW_HEADER_BYTES + dimensions;
  const out = new Uint8Array(HEADER_BYTES + model.termIds.size * rowBytes);
  const view = new DataView(out.buffer);
  [VERSION, dimensions, model.termIds.size, model.chunkCount].forEach((value, i) => {
    view.setUint32(4 * i, value, true);
  });
  for (const [key, term] of model.termIds) {
    const offset = HEADER_BYTES + term * rowBytes;
    const row = vectors.subarray(term * dimensions, (term + 1) * dimensions);
    const scale = row.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
    view.setFloat64(offset, key, true);
    view.setFloat32(offset + 8, at(idf, term), true);
    view.setFloat32(offset + 12, scale, true);
    if (scale === 0) continue;
    for (let i = 0; i < dimensions; i++)
      view.setInt8(offset + ROW_HEADER_BYTES + i, Math.round((127 * at(row, i)) / scale));
  }
  return out;
}

/** Throws on bytes of another version or of another length than they promise. */
export function decodeTopicModel(bytes: Uint8Array): TopicModel {
  if (bytes.length < HEADER_BYTES) throw new Error('Topic model is damaged: it ends too early');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [version, dimensions, termCount, chunkCount] = [0, 4, 8, 12].map((offset) => view.getUint32(offset, true)) as [
    number,
    number,
    number,
    number,
  ];
  if (version !== VERSION) throw new Error(`Unknown topic model version ${version}`);
  const rowBytes = ROW_HEADER_BYTES + dimensions;
  if (bytes.length !== HEADER_BYTES + termCount * rowBytes)
    throw new Error('Topic model is damaged: its length does not match its header');
  const termIds = new Map<number, number>();
  const idf = new Float32Array(termCount);
  const vectors = new Float32Array(termCount * dimensions);
  for (let term = 0; term < termCount; term++) {
    const offset = HEADER_BYTES + term * rowBytes;
    termIds.set(view.getFloat64(offset, true), term);
    idf[term] = view.getFloat32(offset + 8, true);
    const scale = view.getFloat32(offset + 12, true) / 127;
    for (let i = 0; i < dimensions; i++)
      vectors[term * dimensions + i] = scale * view.getInt8(offset + ROW_HEADER_BYTES + i);
  }
  return { dimensions, termIds, idf, vectors, chunkCount };
}
