import { readMessage } from '@nestling/rag/query';
import { expect, test } from 'vitest';
import { passageInRegion } from '../../features/chat/answer/guide-in-region.ts';
import { GUIDE_PASSAGES } from '../../features/chat/answer/guide-passages.ts';
import type { Embedder } from '../../platform/embedder.ts';
import { createEncoderThread } from './encoder-thread.ts';
import { createSaidNearness } from './said-nearness.ts';

const written = GUIDE_PASSAGES.filter((passage) => passage.written);
const pageOf = (region: 'US' | 'GB') => {
  const passage = written.find(({ text }) => text.includes('{diaper}'));
  const page = passage && passageInRegion(passage, region).written;
  if (!page) throw new Error('no page');
  return page;
};
const question = () => {
  const read = readMessage('what if it is dirty at night', {
    childName: null,
    childWeeks: 20,
    questions: [],
    lastPage: null,
    weightOf: () => 1,
    mended: (message) => message,
  });
  if (read.kind !== 'question') throw new Error('no question');
  return read;
};

test('what the build has encoded of a page is not encoded again, and comes to the same sentences', async () => {
  const encoder = createEncoderThread();
  const asked: string[] = [];
  const counting: Embedder = {
    ...encoder.next,
    embed: (texts, signal) => {
      asked.push(...texts);
      return encoder.next.embed(texts, signal);
    },
  };
  const logger = { warn: () => undefined };
  const american = await createSaidNearness({ logger }, counting).nearest(question(), pageOf('US'));
  expect(asked).toHaveLength(2);
  const anew = createSaidNearness({ logger }, counting, () => new Map());
  expect(await anew.nearest(question(), pageOf('US'))).toEqual(american);
  expect(asked.length).toBeGreaterThan(6);
  // In the words of a region that no build has seen a sentence is encoded once.
  const british = createSaidNearness({ logger }, counting);
  const before = asked.length;
  await british.nearest(question(), pageOf('GB'));
  const first = asked.length - before;
  expect(first).toBeGreaterThan(2);
  await british.nearest(question(), pageOf('GB'));
  expect(asked.length - before - first).toBe(2);
  await encoder.close();
});
