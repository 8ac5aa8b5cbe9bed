import { parentPort } from 'node:worker_threads';
import type { EncodeAnswer, EncodeOrder } from './encoder-thread.ts';
import { readGuideEncoder, readNextEncoders, readSentenceEncoder } from './sense-file.ts';

/** A turn is compared in two ways one after the other: what takes the time is done once. */
const REMEMBERED = 16;
const plain = readSentenceEncoder();
const last = new Map<string, Float32Array>();
const sentence = { ...plain, encode: remember };
const encoders = { guide: readGuideEncoder(sentence), ...readNextEncoders(sentence) };

function remember(text: string): Float32Array {
  const vector = last.get(text) ?? plain.encode(text);
  last.delete(text);
  last.set(text, vector);
  for (const [oldest] of last) {
    if (last.size <= REMEMBERED) break;
    last.delete(oldest);
  }
  return vector;
}

/** Encodes on a thread of its own, so that the server's is free. */
parentPort?.on('message', ({ id, texts, by }: EncodeOrder) => {
  const vectors = texts.map((text) => Array.from(encoders[by].encode(text)));
  const answer: EncodeAnswer = { id, vectors };
  parentPort?.postMessage(answer);
});
