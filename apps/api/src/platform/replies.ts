import { setTimeout } from 'node:timers/promises';
import type { ReplyEvent } from '@nestling/contracts/chat';
import { createReplyTurns, type ReplyTurns } from './reply-turns.ts';

/** A reply being written in this process. */
export type RunningReply = {
  latest: ReplyEvent | undefined;
  listeners: Set<(event: ReplyEvent) => void>;
  abort: AbortController;
  finished: Promise<void>;
};

/** The replies this process is writing now, and the order of work in each chat session. */
export type Replies = {
  running: Map<number, RunningReply>;
  /** The last piece of work of each session; the next one waits for it. */
  sessionTails: Map<number, Promise<void>>;
  turns: ReplyTurns;
};

export function createReplies(): Replies {
  return { running: new Map(), sessionTails: new Map(), turns: createReplyTurns() };
}

/** At shutdown: running replies may end by themselves for `withinMs`, then they stop and what there is is saved. */
export async function endReplies(replies: Replies, withinMs: number): Promise<void> {
  const running = [...replies.running.values()];
  const ended = Promise.allSettled(running.map((reply) => reply.finished));
  await Promise.race([ended, setTimeout(withinMs, undefined, { ref: false })]);
  for (const reply of running) reply.abort.abort('shutdown');
  await ended;
}
