import { DomainError } from './errors.ts';

const AT_ONCE = 3;
export const MAX_UNFINISHED = 30;
const TOO_MANY_REPLIES = 'Your earlier messages are still being answered. Please try again in a moment.';

export const tooManyReplies = () => new DomainError('too_many', TOO_MANY_REPLIES, { retryAfterSeconds: 5 });

/** Bounds the replies of one person, so that whoever sends a hundred messages holds up nobody but themselves. */
export type ReplyTurns = {
  /** Takes a place among the owner's unfinished replies, or throws too_many; `leave` or `cancel` frees it. */
  reserve: (owner: number) => void;
  /** Gives back a place whose reply was never started. */
  cancel: (owner: number) => void;
  /** Resolves when the owner's reply may be written. */
  enter: (owner: number) => Promise<void>;
  leave: (owner: number) => void;
};

export function createReplyTurns(atOnce = AT_ONCE, maxUnfinished = MAX_UNFINISHED): ReplyTurns {
  const unfinished = new Map<number, number>();
  const writing = new Map<number, number>();
  const waiting = new Map<number, (() => void)[]>();
  const change = (counts: Map<number, number>, owner: number, by: number) => {
    const count = (counts.get(owner) ?? 0) + by;
    if (count > 0) counts.set(owner, count);
    else counts.delete(owner);
  };
  return {
    reserve(owner) {
      if ((unfinished.get(owner) ?? 0) >= maxUnfinished) throw tooManyReplies();
      change(unfinished, owner, 1);
    },
    cancel: (owner) => change(unfinished, owner, -1),
    async enter(owner) {
      if ((writing.get(owner) ?? 0) < atOnce) {
        change(writing, owner, 1);
        return;
      }
      const line = waiting.get(owner) ?? [];
      waiting.set(owner, line);
      await new Promise<void>((resolve) => line.push(resolve));
    },
    leave(owner) {
      change(unfinished, owner, -1);
      const line = waiting.get(owner);
      const next = line?.shift();
      if (line?.length === 0) waiting.delete(owner);
      if (next) next();
      else change(writing, owner, -1);
    },
  };
}
