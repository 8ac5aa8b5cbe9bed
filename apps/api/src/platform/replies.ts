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
  /** How many replies each person is watching. */
  watching: Map<number, number>;
};

export function createReplies(): Replies {
  return { running: new Map(), sessionTails: new Map(), turns: createReplyTurns(), watching: new Map() };
}

/** Stops every reply at shutdown and waits until what there is has been saved. */
export async function stopReplies(replies: Replies): Promise<void> {
  const running = [...replies.running.values()];
  for (const reply of running) reply.abort.abort('shutdown');
  await Promise.allSettled(running.map((reply) => reply.finished));
}
