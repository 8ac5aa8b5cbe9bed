import { setTimeout as wait } from 'node:timers/promises';
import { type Choice, type Guide, REPLY_SIGNS, repliesTo } from '@nestling/rag/guide';
import { expect, test } from 'vitest';
import { GUIDE_PASSAGES } from '../../features/chat/answer/guide-passages.ts';
import { createEncoderThread } from './encoder-thread.ts';
import { createReplyReader } from './read-replies.ts';

const guide = { pages: GUIDE_PASSAGES } as unknown as Guide;
const page = GUIDE_PASSAGES.findIndex(({ written }) => (written?.followUps?.length ?? 0) > 9);
const asked = { text: 'and at night?', before: 'how long do naps last' };
const READ = REPLY_SIGNS.indexOf('read');

/** All that one page lists, by nothing but its order. */
function choiceOf(count: number): Choice {
  const found = { kind: 'nothing' } as const;
  const listed = Array.from({ length: count }, (_, followUp) => ({
    page,
    isOtherAge: false,
    followUp,
    place: 'now' as const,
    near: 0.5,
    likelihood: 0.5 - followUp / 100,
    isOtherPart: false,
  }));
  return { found, replies: repliesTo(listed, found, undefined), beside: [] };
}
const followUpsOf = ({ replies }: Choice) => replies.flatMap(({ listed }) => listed?.followUp ?? []);

test('the likeliest are read, whatever stands in their order, and nothing stays a reply', async () => {
  const encoder = createEncoderThread();
  const read = createReplyReader({ guide, logger: console }, encoder, 60_000);
  const choice = choiceOf(10);
  const [one, other] = [await read({ question: asked, page, choice }), await read({ question: asked, page, choice })];
  expect(one).toEqual(other);
  expect(followUpsOf(one as Choice)).toEqual([0, 1, 2, 3, 4, 5]);
  const scores = one?.replies.map(({ signs }) => signs[READ]) ?? [];
  expect(new Set(scores.slice(0, -1)).size).toBe(6);
  expect(scores.at(-1)).toBe(0);
  await encoder.close();
});

test('a reader that fails leaves the choice to other signs and tells the operator; one who asks no more is told so', async () => {
  const warned: string[] = [];
  const logger = { warn: (_: unknown, message: string) => warned.push(message) } as unknown as Console;
  const failing = createReplyReader({ guide, logger }, { rerank: () => Promise.reject(new Error('out of memory')) });
  await expect(failing({ question: asked, page, choice: choiceOf(3) })).resolves.toBeUndefined();
  expect(warned).toHaveLength(1);
  const hanging = createReplyReader(
    { guide, logger },
    { rerank: (_, __, signal) => wait(60_000, [], { signal, ref: false }) },
    50,
  );
  const gone = AbortSignal.abort(new Error('they left'));
  await expect(hanging({ question: asked, page, choice: choiceOf(3) }, gone)).rejects.toThrow('they left');
  await expect(hanging({ question: asked, page, choice: choiceOf(3) })).resolves.toBeUndefined();
  expect(warned).toHaveLength(2);
});
