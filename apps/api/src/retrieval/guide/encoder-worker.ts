import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { createSentenceEncoder } from '@nestling/rag/encode';
import type { EncodeAnswer, EncodeOrder } from './encoder-thread.ts';

/** Encodes on a thread of its own, so that the server's is free. */
const encoder = createSentenceEncoder(
  readFileSync(fileURLToPath(import.meta.resolve('@nestling/rag/weights/encoder'))),
);

parentPort?.on('message', ({ id, texts }: EncodeOrder) => {
  const vectors = texts.map((text) => Array.from(encoder.encode(text)));
  const answer: EncodeAnswer = { id, vectors };
  parentPort?.postMessage(answer);
});
