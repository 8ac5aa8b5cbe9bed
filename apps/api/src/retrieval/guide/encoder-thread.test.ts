import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { createEncoderThread } from './encoder-thread.ts';

const LONG = Array.from({ length: 8 }, () =>
  'My baby wakes every hour of the night and nothing that we try helps. '.repeat(40),
);

test('texts are encoded in their order, and what nobody waits for any more is not', async () => {
  const encoder = createEncoderThread();
  await encoder.guide.embed(['When do naps end?']);
  const startedAt = performance.now();
  await encoder.guide.embed(LONG);
  const took = performance.now() - startedAt;

  const gone = new AbortController();
  const first = encoder.guide.embed(LONG);
  const abandoned = Array.from({ length: 400 }, () => encoder.guide.embed(LONG, gone.signal));
  const last = encoder.guide.embed(['When do naps end?']);
  gone.abort(new Error('they left'));
  const ended = await Promise.allSettled(abandoned);
  expect(ended.every((one) => one.status === 'rejected' && one.reason.message === 'they left')).toBe(true);
  expect(await first).toHaveLength(LONG.length);
  expect(await last).toHaveLength(1);
  // All of them would take four hundred times as long as one.
  expect(performance.now() - startedAt).toBeLessThan(100 * took);
  await encoder.close();
  await expect(encoder.guide.embed(['Again'])).resolves.toHaveLength(1);
  await encoder.close();
});

test('a message to score goes before texts that wait', async () => {
  const encoder = createEncoderThread();
  const done: string[] = [];
  const finds = [1, 2, 3, 4].map((n) => encoder.guide.embed(LONG).then(() => done.push(`find ${n}`)));
  const score = encoder.score('1 years old. he coughs').then((scores) => {
    done.push('score');
    expect(scores).toMatchObject({ red: expect.any(Number), choking: expect.any(Number) });
  });
  await Promise.all([...finds, score]);
  expect(done.indexOf('score')).toBe(1);
  await encoder.close();
});

test('a thread that was begun ahead serves the first text as any other', async () => {
  const encoder = createEncoderThread();
  encoder.begin();
  encoder.begin();
  expect(await encoder.guide.embed(['naps'])).toHaveLength(1);
  await encoder.close();
});

test('an asker who has left already is not served, and a thread that is ended tells who waits', async () => {
  const encoder = createEncoderThread();
  expect(() => encoder.guide.embed(['Naps'], AbortSignal.abort(new Error('gone')))).toThrow('gone');
  const waiting = [encoder.guide.embed(LONG), encoder.guide.embed(LONG)];
  const ended = Promise.allSettled(waiting);
  await encoder.close();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('an order that cannot be done fails alone, and what waits behind it is done', async () => {
  const encoder = createEncoderThread();
  const broken = encoder.rerank(undefined as unknown as string, [null as unknown as string]);
  const behind = encoder.guide.embed(['naps']);
  await expect(broken).rejects.toThrow('TypeError');
  expect(await behind).toHaveLength(1);
  expect(await encoder.rerank('and at night?', ['How long do naps last?', 'Is tea fine?'])).toHaveLength(2);
  await encoder.close();
});
