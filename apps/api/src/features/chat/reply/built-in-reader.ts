import type { Urgent } from '@nestling/contracts/safety';
import { outranks } from '@nestling/contracts/safety/outranks';
import {
  CARD_TURNS,
  type CardInput,
  type Judged,
  judgeMessage,
  openCard,
  type SafetyInput,
  turnsInPlay,
} from '@nestling/safety';
import { asRead, isOpen, type Scores, weighTogether } from '@nestling/safety/second-reader';
import type { SignedInCtx } from '../../../platform/context.ts';
import { listMessages } from '../sessions/chat.repo.ts';
import { findCardFamily } from './card-family.ts';
import { toCardInput } from './card-turn.ts';

/** It takes some twenty; nobody waits for it longer. */
const LIMIT_MS = 300;

/** The words that the encoder which ships was given, and what it made of them. */
export type Read = { text: string; scores: Scores };

/**
 * What the built-in reader makes of a message that is to be sent, before the transaction that stores it; null where it is not asked, is
 * late or fails. It never rejects.
 */
export async function readAhead(ctx: SignedInCtx, sessionId: number, message: string): Promise<Read | null> {
  const { db } = ctx.deps;
  try {
    const history = await listMessages(db, ctx.actor.userId, sessionId, { limit: CARD_TURNS });
    const input = toCardInput(ctx, await findCardFamily(ctx, db), message, history);
    const asked = askedOf(input, judgeMessage(input));
    return asked && (await readBuiltIn(ctx, asRead(asked)));
  } catch (error) {
    ctx.deps.logger.warn({ err: error, requestId: ctx.requestId }, 'only the rules have read');
    return null;
  }
}

/**
 * The card that the rules and the built-in reader come to; that of the rules alone where it has read nothing, or other words than these.
 * What it makes of each rule counts in the choice among cards of one level.
 */
export function cardOfBoth(input: CardInput, read: Read | null): { card: Urgent | null; isRead: boolean } {
  const judged = judgeMessage(input);
  const asked = read && askedOf(input, judged);
  if (!asked || asRead(asked) !== read.text) return { card: judged.card, isRead: false };
  const { chooser } = input;
  const chosen = chooser ? judgeMessage({ ...input, chooser: chooser.withRead(read.scores) }) : judged;
  return { card: weighTogether(chosen, read.scores, asked), isRead: true };
}

/** The card that the built-in reader puts in the place of `card`, which is shown already: it can only be raised. Null where all stays. */
export async function raiseByBuiltIn(
  ctx: SignedInCtx,
  input: CardInput,
  card: Urgent | null,
  signal: AbortSignal,
): Promise<Urgent | null> {
  const asked = askedOf(input, judgeMessage(input));
  const found = asked && cardOfBoth(input, await readBuiltIn(ctx, asRead(asked), signal)).card;
  if (!found || !outranks(found, card)) return null;
  return found.level === card?.level && found.ruleId === card.ruleId ? null : found;
}

/** What the reader is asked: nothing of what is resolved, nor turns that have their card already. Null where it can change nothing. */
function askedOf(input: CardInput, judged: Judged): SafetyInput | null {
  const { turns, now, isGuideWording = false, chooser, ...family } = input;
  const open = openCard(turns, now);
  if (isGuideWording || (judged.card === null && open !== null)) return null;
  const asked = { ...family, recentTurns: open === null ? turnsInPlay(turns, now) : [] };
  const isChosen = chooser !== undefined && judged.found !== null;
  return isChosen || judged.isWeak || isOpen(judged.card, asked) ? asked : null;
}

async function readBuiltIn(ctx: SignedInCtx, text: string, signal?: AbortSignal): Promise<Read | null> {
  const { builtInReader, logger } = ctx.deps;
  const limit = AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(builtInReader.limitMs ?? LIMIT_MS)]);
  const late = new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
  try {
    signal?.throwIfAborted();
    return { text, scores: await Promise.race([builtInReader.score(text, limit), late]) };
  } catch (error) {
    if (!signal?.aborted)
      logger.warn({ err: error, requestId: ctx.requestId }, 'the built-in second reader gave no opinion');
    return null;
  }
}
