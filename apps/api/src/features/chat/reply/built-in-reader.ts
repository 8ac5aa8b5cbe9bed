import { isDeepStrictEqual } from 'node:util';
import type { Urgent } from '@nestling/contracts/safety';
import { outranks } from '@nestling/contracts/safety/outranks';
import { CARD_TURNS, type CardInput, type Heard, hearMessage, judge } from '@nestling/safety';
import { type Account, askedOf, greatest, readings, type Scores, weighHeard } from '@nestling/safety/second-reader';
import type { SignedInCtx } from '../../../platform/context.ts';
import { listMessages } from '../sessions/chat.repo.ts';
import { findCardFamily } from './card-family.ts';
import { toCardInput } from './card-turn.ts';
import { READER_LIMITS_MS, readWithin } from './read-within.ts';

/** The words that the encoder which ships was given, and what it made of them. */
type Read = { texts: readonly string[]; scores: Scores };

/** A message as the rules have read it, what of it the encoder was asked, and what that read: null where it was not asked, was late or failed. */
export type Ahead = { heard: Heard; asked: Account | null; read: Read | null };

/** Reads a message that is to be sent, before the transaction that stores it; null where that fails. It never rejects. */
export async function readAhead(ctx: SignedInCtx, sessionId: number, message: string): Promise<Ahead | null> {
  const { db } = ctx.deps;
  try {
    const history = await listMessages(db, ctx.actor.userId, sessionId, { limit: CARD_TURNS });
    return await readInput(ctx, toCardInput(ctx, await findCardFamily(ctx, db), message, history));
  } catch (error) {
    ctx.deps.logger.warn({ err: error, requestId: ctx.requestId }, 'only the rules have read');
    return null;
  }
}

async function readInput(ctx: SignedInCtx, input: CardInput, signal?: AbortSignal): Promise<Ahead> {
  const heard = hearMessage(input);
  const asked = askedOf(heard);
  return { heard, asked, read: asked && (await readBuiltIn(ctx, readings(asked.input), signal)) };
}

/** The card that the rules and the built-in reader come to; that of the rules alone where it has read nothing, or other words than these. */
export function cardOfBoth(input: CardInput, ahead: Ahead | null): { card: Urgent | null; isRead: boolean } {
  if (ahead && isOfSame(ahead.heard.input, input)) return weigh(ahead);
  const heard = hearMessage(input);
  const read = ahead?.read ?? null;
  return weigh({ heard, asked: read && askedOf(heard), read });
}

/** Whether nothing of the family or the talk has changed since it was read. */
const isOfSame = (before: CardInput, input: CardInput): boolean =>
  isDeepStrictEqual(before, { ...input, now: before.now });

const weigh = ({ heard, asked, read }: Ahead): { card: Urgent | null; isRead: boolean } =>
  asked && read && isDeepStrictEqual(read.texts, readings(asked.input))
    ? { card: weighHeard(heard, asked, read.scores), isRead: true }
    : { card: judge(heard, heard.input.chooser).card, isRead: false };

/** The card that the built-in reader puts in the place of `card`, which is shown already: it can only be raised. Null where all stays. */
export async function raiseByBuiltIn(
  ctx: SignedInCtx,
  input: CardInput,
  card: Urgent | null,
  signal: AbortSignal,
): Promise<Urgent | null> {
  const ahead = await readInput(ctx, input, signal);
  const found = ahead.asked && weigh(ahead).card;
  if (!found || !outranks(found, card)) return null;
  return found.level === card?.level && found.ruleId === card.ruleId ? null : found;
}

async function readBuiltIn(ctx: SignedInCtx, texts: readonly string[], signal?: AbortSignal): Promise<Read | null> {
  const { builtInReader, logger } = ctx.deps;
  const limitMs = builtInReader.limitMs ?? READER_LIMITS_MS.builtIn;
  try {
    const each = (limit: AbortSignal) => Promise.all(texts.map((text) => builtInReader.score(text, limit)));
    return { texts, scores: greatest(await readWithin(limitMs, signal, each)) };
  } catch (error) {
    if (!signal?.aborted)
      logger.warn({ err: error, requestId: ctx.requestId }, 'the built-in second reader gave no opinion');
    return null;
  }
}
