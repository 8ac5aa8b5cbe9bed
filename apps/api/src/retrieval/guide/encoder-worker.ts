import { parentPort } from 'node:worker_threads';
import type { EncodeAnswer, EncodeOrder } from './encoder-thread.ts';
import { readEncoders } from './encoders.ts';

const { readDanger, readReranker, ...encoders } = readEncoders();
const danger = readDanger();
let reranker: ReturnType<typeof readReranker> | undefined;

/** Encodes on a thread of its own, so that the server's is free. */
parentPort?.on('message', (order: EncodeOrder | null) => {
  if (order === null) {
    parentPort?.close();
    return;
  }
  parentPort?.postMessage({ id: order.id, ...answerTo(order) } satisfies EncodeAnswer);
});

function answerTo(order: EncodeOrder) {
  try {
    return { vectors: madeOf(order), names: order.by === 'danger' ? danger.names : [] };
  } catch (error) {
    return { error: String(error) };
  }
}

function madeOf({ texts, by }: EncodeOrder): number[][] {
  if (by === 'danger') return texts.map((text) => Array.from(danger.score(text)));
  if (by !== 'rerank') return texts.map((text) => Array.from(encoders[by].encode(text)));
  // Loaded when first needed: only later turns need it, and what teaches it runs before the file exists.
  reranker ??= readReranker();
  const [turn, reply] = texts as [string, string];
  return [[reranker(turn, reply)]];
}
