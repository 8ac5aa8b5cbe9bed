import { parentPort } from 'node:worker_threads';
import type { EncodeAnswer, EncodeOrder } from './encoder-thread.ts';
import { readGuideEncoder } from './sense-file.ts';

/** Encodes on a thread of its own, so that the server's is free. */
const encoder = readGuideEncoder();

parentPort?.on('message', ({ id, texts }: EncodeOrder) => {
  const vectors = texts.map((text) => Array.from(encoder.encode(text)));
  const answer: EncodeAnswer = { id, vectors };
  parentPort?.postMessage(answer);
});
