import { chatMessage, chatSession, createSessionInput, sendMessageInput } from '@nestling/contracts/chat';
import { pageInput } from '@nestling/contracts/paging';
import type { FastifyInstance } from 'fastify';
import { requireActor } from '../../platform/context.ts';
import { ctxOf, readBody, readId, readInput } from '../../platform/rest.ts';
import { answerMessage } from './reply/answer-message.ts';
import { sendMessage } from './reply/send-message.ts';
import { listSessions } from './sessions/session.repo.ts';
import { CHAT_NOT_FOUND, createSession, getMessages } from './sessions/sessions.ts';

export function mountChatRest(app: FastifyInstance) {
  app.get('/api/chat/sessions', async (request) => {
    const ctx = requireActor(await ctxOf(request));
    return chatSession
      .array()
      .parse(await listSessions(ctx.deps.db, ctx.actor.userId, readInput(request.query, pageInput)));
  });
  app.post('/api/chat/sessions', async (request, reply) => {
    const ctx = requireActor(await ctxOf(request));
    const session = await createSession(ctx, readInput(request.body ?? undefined, createSessionInput));
    return reply.code(201).send(chatSession.parse(session));
  });
  app.get('/api/chat/:id', async (request) => {
    const ctx = requireActor(await ctxOf(request));
    return chatMessage
      .array()
      .parse(await getMessages(ctx, readId(request, CHAT_NOT_FOUND), readInput(request.query, pageInput)));
  });
  app.post('/api/chat/:id', async (request) => {
    const ctx = requireActor(await ctxOf(request));
    const sessionId = readId(request, CHAT_NOT_FOUND);
    const { reply } = await sendMessage(ctx, sessionId, readBody(request, sendMessageInput));
    return answerMessage(ctx, reply);
  });
}
