import {
  createSessionInput,
  rateReplyInput,
  renameSessionInput,
  searchMessagesInput,
  sendMessageInput,
} from '@nestling/contracts/chat';
import { MESSAGES_PAGE } from '@nestling/contracts/chat/rules';
import { pageInput } from '@nestling/contracts/paging';
import { z } from 'zod';
import { ownRegion } from '../../platform/region.ts';
import { router, signedInProcedure } from '../../platform/trpc.ts';
import { sendMessage } from './reply/send-message.ts';
import { retryReply, stopReply } from './reply/stop-reply.ts';
import { watchReply } from './reply/watch-reply.ts';
import { exportSession } from './sessions/export-session.ts';
import { rateReply } from './sessions/rate-reply.ts';
import { searchHistory } from './sessions/search-history.ts';
import { listSessionsToShow } from './sessions/session.repo.ts';
import { createSession, deleteSession, getEarlierMessages, getMessages, renameSession } from './sessions/sessions.ts';

const id = z.number({ error: 'The id must be a number' }).int().positive();
const sessionId = z.object({ sessionId: id });
const messageId = z.object({ messageId: id });
const ok = { ok: true } as const;

export const chatRouter = router({
  /** Whose numbers the urgent card shows, for the check the page itself makes when there is no network. */
  emergencyRegion: signedInProcedure.query(({ ctx }) => ownRegion(ctx)),
  sessions: signedInProcedure.input(pageInput.optional()).query(({ ctx, input }) => {
    ctx.deps.builtInReader.begin?.();
    return listSessionsToShow(ctx.deps.db, ctx.actor.userId, input);
  }),
  createSession: signedInProcedure.input(createSessionInput).mutation(({ ctx, input }) => createSession(ctx, input)),
  renameSession: signedInProcedure
    .input(renameSessionInput)
    .mutation(({ ctx, input }) => renameSession(ctx, input.sessionId, input.name)),
  deleteSession: signedInProcedure
    .input(sessionId)
    .mutation(({ ctx, input }) => deleteSession(ctx, input.sessionId).then(() => ok)),
  /** The newest page; what is older comes by `earlierMessages`. */
  messages: signedInProcedure
    .input(sessionId)
    .query(({ ctx, input }) => getMessages(ctx, input.sessionId, { limit: MESSAGES_PAGE })),
  earlierMessages: signedInProcedure
    .input(sessionId.extend({ before: id }))
    .query(({ ctx, input }) => getEarlierMessages(ctx, input)),
  send: signedInProcedure
    .input(sendMessageInput.extend({ sessionId: id }))
    .mutation(({ ctx, input }) => sendMessage(ctx, input.sessionId, input)),
  reply: signedInProcedure
    .input(messageId)
    .subscription(({ ctx, input, signal }) => watchReply(ctx, input.messageId, signal)),
  stop: signedInProcedure.input(messageId).mutation(({ ctx, input }) => stopReply(ctx, input.messageId).then(() => ok)),
  retry: signedInProcedure.input(messageId).mutation(({ ctx, input }) => retryReply(ctx, input.messageId)),
  rate: signedInProcedure.input(rateReplyInput).mutation(({ ctx, input }) => rateReply(ctx, input)),
  search: signedInProcedure.input(searchMessagesInput).query(({ ctx, input }) => searchHistory(ctx, input.query)),
  exportSession: signedInProcedure.input(sessionId).query(({ ctx, input }) => exportSession(ctx, input.sessionId)),
});
