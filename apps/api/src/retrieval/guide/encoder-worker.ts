import { parentPort } from 'node:worker_threads';
import type { EncodeAnswer, EncodeOrder } from './encoder-thread.ts';
import { readGuideEncoders } from './encoders.ts';

const encoders = readGuideEncoders();

/** Encodes on a thread of its own, so that the server's is free. */
parentPort?.on('message', ({ id, texts, by }: EncodeOrder) => {
  const vectors = texts.map((text) => Array.from(encoders[by].encode(text)));
  const answer: EncodeAnswer = { id, vectors };
  parentPort?.postMessage(answer);
});
