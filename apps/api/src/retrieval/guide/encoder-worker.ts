import { parentPort } from 'node:worker_threads';
import type { EncodeAnswer, EncodeOrder } from './encoder-thread.ts';
import { readEncoders } from './encoders.ts';

const { readDanger, ...encoders } = readEncoders();
const danger = readDanger();

/** Encodes on a thread of its own, so that the server's is free. */
parentPort?.on('message', (order: EncodeOrder | null) => {
  if (order === null) {
    parentPort?.close();
    return;
  }
  const { id, texts, by } = order;
  const vectors = texts.map((text) => Array.from(by === 'danger' ? danger.score(text) : encoders[by].encode(text)));
  const answer: EncodeAnswer = { id, vectors, names: by === 'danger' ? danger.names : [] };
  parentPort?.postMessage(answer);
});
