import { type Choice, type Guide, replyText, shortlist, turnText, withReading } from '@nestling/rag/guide';
import type { ReadQuestion } from '@nestling/rag/query';
import type { FastifyBaseLogger } from 'fastify';
import type { EncoderThread } from './encoder-thread.ts';

/** So long the reading may take; it takes some hundred milliseconds. */
const LIMIT_MS = 2_000;

type Read = { question: Pick<ReadQuestion, 'text' | 'before'>; page: number | undefined; choice: Choice };

/** Reads the likeliest replies to a turn, each together with it and what it is asked behind: the message before, and the talk's `page`. */
export function createReplyReader(
  { guide, logger }: { guide: Guide; logger: Pick<FastifyBaseLogger, 'warn'> },
  encoder: Pick<EncoderThread, 'rerank'>,
  limitMs = LIMIT_MS,
) {
  /** What is left to choose from; undefined where the reading fails or takes too long, for all other signs choose too. */
  return async ({ question, page, choice }: Read, signal?: AbortSignal): Promise<Choice | undefined> => {
    const short = shortlist(choice.replies);
    const texts = short.replies.map((reply) => replyText(guide, reply, choice.found));
    const limit = AbortSignal.timeout(limitMs);
    try {
      const scores = await encoder.rerank(
        turnText(guide, { text: question.text, before: question.before, page }),
        texts,
        signal ? AbortSignal.any([signal, limit]) : limit,
      );
      return withReading(choice, short, scores);
    } catch (error) {
      signal?.throwIfAborted();
      logger.warn({ err: error }, 'the replies to a turn could not be read with it; other signs choose');
      return undefined;
    }
  };
}
