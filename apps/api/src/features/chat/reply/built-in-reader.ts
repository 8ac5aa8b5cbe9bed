import type { Urgent } from '@nestling/contracts/safety';
import type { SafetyInput } from '@nestling/safety';
import { asRead, readScores, weighOpinion } from '@nestling/safety/second-reader';
import type { SignedInCtx } from '../../../platform/context.ts';

/** It takes some twenty; the words of a reply wait for it no longer. */
const LIMIT_MS = 300;

/** The card that the encoder which ships puts in the place of `card`, or null. It never rejects. */
export async function readBuiltIn(
  ctx: SignedInCtx,
  input: SafetyInput,
  card: Urgent | null,
  signal: AbortSignal,
): Promise<Urgent | null> {
  const { builtInReader, logger } = ctx.deps;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(builtInReader.limitMs ?? LIMIT_MS)]);
  const late = new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
  try {
    signal.throwIfAborted();
    const scores = await Promise.race([builtInReader.score(asRead(input), limit), late]);
    const opinion = readScores(scores);
    return opinion && weighOpinion(opinion, card, input);
  } catch (error) {
    if (!signal.aborted)
      logger.warn({ err: error, requestId: ctx.requestId }, 'the built-in second reader gave no opinion');
    return null;
  }
}
