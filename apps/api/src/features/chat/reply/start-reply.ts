import { performance } from 'node:perf_hooks';
import type { ChatMessage, MessageStatus, ReplyEvent } from '@nestling/contracts/chat';
import { insertOperation } from '../../../db/operations.repo.ts';
import type { SignedInCtx } from '../../../platform/context.ts';
import type { RunningReply } from '../../../platform/replies.ts';
import { readAssistantContent, writeAssistantContent } from '../sessions/assistant-content.ts';
import { findMessage, finishReply, saveGrowingReply } from '../sessions/chat.repo.ts';
import { findEarlierRunning } from '../sessions/earlier-reply.repo.ts';
import { composeBesideReader } from './compose-beside-reader.ts';
import type { ReplyDraft } from './reply-draft.ts';
import { LEASE_MS, RENEW_EVERY_MS, SAVE_EVERY_MS } from './reply-lease.ts';
import { readAgain } from './second-reader.ts';
import { titleSession } from './title-session.ts';

/** A reply whose process died says nothing more: its lease tells. */
const LOOK_MS = 1_000;

/**
 * Writes a reply apart from any request: it goes on when the page is closed. Replies of one session are written one
 * after the other, in the order of their messages, whichever process writes them. The caller has reserved the owner's place.
 * `isRead`: the built-in reader has had its say on the card.
 */
export function startReply(ctx: SignedInCtx, sessionId: number, replyId: number, isRead = false): RunningReply {
  const { running, sessionTails, turns } = ctx.deps.replies;
  const before = sessionTails.get(sessionId) ?? Promise.resolve();
  const entry: RunningReply = {
    latest: undefined,
    listeners: new Set(),
    abort: new AbortController(),
    finished: Promise.resolve(),
  };
  const turn = before.then(() => turns.enter(ctx.actor.userId));
  let release = async () => {};
  // Only who may write next takes a place: one that waited with it for a reply without one would wait for ever.
  const takePlace = async () => {
    release = await ctx.deps.slots.wait('reply', ctx.actor.userId, entry.abort.signal);
  };
  entry.finished = writeReply(
    ctx,
    replyId,
    entry,
    isRead,
    turn.then(() => waitForEarlier(ctx, sessionId, replyId, entry)).then(takePlace),
  )
    .catch((error) => ctx.deps.logger.error({ err: error, replyId }, 'reply ended in disorder'))
    .then(async () => {
      await release();
      turns.leave(ctx.actor.userId);
      running.delete(replyId);
      if (sessionTails.get(sessionId) === entry.finished) sessionTails.delete(sessionId);
    });
  running.set(replyId, entry);
  sessionTails.set(sessionId, entry.finished);
  return entry;
}

async function writeReply(
  ctx: SignedInCtx,
  replyId: number,
  entry: RunningReply,
  isRead: boolean,
  turn: Promise<void>,
): Promise<void> {
  const { deps } = ctx;
  const startedAt = performance.now();
  const emit = (event: ReplyEvent) => {
    entry.latest = event;
    for (const listener of entry.listeners) listener(event);
  };
  const stored = await findMessage(deps.db, ctx.actor.userId, replyId).catch(() => undefined);
  let urgent = stored && readAssistantContent(stored.content).urgent;
  let draft: ReplyDraft = { html: '', sources: [] };
  const contentOf = (from: ReplyDraft) =>
    writeAssistantContent({
      content: from.html,
      ...(from.sources.length > 0 ? { sources: from.sources } : {}),
      ...(urgent ? { urgent } : {}),
      ...(from.dangerSigns ? { dangerSigns: from.dangerSigns } : {}),
      ...(from.notice ? { notice: from.notice } : {}),
      ...(from.options ? { options: from.options } : {}),
      ...(from.page ? { page: from.page } : {}),
      ...(from.part ? { part: true } : {}),
      ...(from.aside ? { aside: true } : {}),
    });
  const found = urgent ?? null;
  // It reads while the reply waits for its turn: a danger does not queue.
  const second = readAgain(ctx, replyId, found, isRead, entry.abort.signal, async (raised) => {
    urgent = raised;
    deps.metrics.carded(raised.level);
    // Stored before it is told of: who hears of it may look it up.
    await storeRaised(ctx, replyId, contentOf(draft));
    emit({ type: 'update', html: draft.html, sources: draft.sources, urgent });
  });
  const waiting = saveRegularly(ctx, replyId, entry, RENEW_EVERY_MS, () => contentOf(draft));
  await turn;
  await waiting.stop();
  const saver = saveRegularly(ctx, replyId, entry, SAVE_EVERY_MS, () => contentOf(draft));
  let status: MessageStatus = 'complete';
  try {
    entry.abort.signal.throwIfAborted();
    draft = await composeBesideReader(ctx, replyId, found, second, entry.abort.signal, (next) => {
      draft = next;
      emit({ type: 'update', html: next.html, sources: next.sources, ...(urgent ? { urgent } : {}) });
    });
  } catch (error) {
    if (!entry.abort.signal.aborted) {
      deps.logger.error({ err: error, replyId }, 'reply failed');
      status = 'failed';
    }
  }
  if (entry.abort.signal.aborted) status = entry.abort.signal.reason === 'shutdown' ? 'interrupted' : 'stopped';
  await saver.stop();
  const finished = await finish(ctx, replyId, contentOf(draft), status);
  if (finished) emit({ type: 'done', message: finished });
  else emit({ type: 'done', message: goneMessage(replyId, stored) });
  if (finished && status === 'complete') void titleSession(ctx, finished);
  deps.metrics.replied(status);
  await insertOperation(deps.db, {
    operation: 'chat.reply',
    userId: ctx.actor.userId,
    durationMs: performance.now() - startedAt,
    status: status === 'complete' ? 'success' : status,
  }).catch((error) => deps.logger.warn({ err: error }, 'operation not logged'));
}

/** Stores a raised card at once, for every other tab. */
async function storeRaised(ctx: SignedInCtx, replyId: number, content: string): Promise<void> {
  const { db, clock, logger } = ctx.deps;
  await saveGrowingReply(db, replyId, content, new Date(clock().getTime() + LEASE_MS)).catch((error) =>
    logger.warn({ err: error, replyId }, 'raised card not saved yet'),
  );
}

/** Replies of this process have waited for each other; what another one writes in the same chat comes first too. */
async function waitForEarlier(ctx: SignedInCtx, sessionId: number, replyId: number, entry: RunningReply) {
  const { db, clock, replySignals, logger } = ctx.deps;
  while (!entry.abort.signal.aborted) {
    const earlier = await findEarlierRunning(db, { sessionId, replyId, now: clock() }).catch((error) => {
      logger.warn({ err: error, replyId }, 'earlier replies not looked for');
    });
    if (earlier === undefined) return;
    await replySignals.next(earlier, AbortSignal.any([entry.abort.signal, AbortSignal.timeout(LOOK_MS)]));
  }
}

/** A database that is restarting gets a few tries: the words are already written. */
async function finish(
  ctx: SignedInCtx,
  replyId: number,
  content: string,
  status: MessageStatus,
): Promise<ChatMessage | undefined> {
  for (const waitMs of [0, 300, 1000, 3000]) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    try {
      return await finishReply(ctx.deps.db, replyId, content, status);
    } catch (error) {
      ctx.deps.logger.warn({ err: error, replyId }, 'reply not saved yet');
    }
  }
  return undefined;
}

function saveRegularly(ctx: SignedInCtx, replyId: number, entry: RunningReply, everyMs: number, content: () => string) {
  let saving: Promise<void> = Promise.resolve();
  const save = async () => {
    try {
      const state = await saveGrowingReply(
        ctx.deps.db,
        replyId,
        content(),
        new Date(ctx.deps.clock().getTime() + LEASE_MS),
      );
      if (!state || state.isStopRequested) entry.abort.abort('stopped');
    } catch (error) {
      ctx.deps.logger.warn({ err: error, replyId }, 'growing reply not saved');
    }
  };
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    saving = save().finally(() => {
      isBusy = false;
    });
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await saving;
    },
  };
}

function goneMessage(replyId: number, stored: ChatMessage | undefined): ChatMessage {
  return {
    id: replyId,
    sessionId: stored?.sessionId ?? 0,
    role: 'assistant',
    content: stored?.content ?? '',
    status: 'interrupted',
    createdAt: stored?.createdAt ?? new Date(0).toISOString(),
  };
}
