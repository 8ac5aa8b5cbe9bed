import type { FastifyInstance } from 'fastify';
import { mountAuthRest } from './features/auth/auth.rest.ts';
import type { AuthPorts } from './features/auth/auth.router.ts';
import { mountChatRest } from './features/chat/chat.rest.ts';
import { mountDocumentsRest } from './features/documents/documents.rest.ts';
import { mountJourneyRest } from './features/journey/journey.rest.ts';
import { mountProfileRest } from './features/profile/profile.rest.ts';

/** The documented paths. A plugin of its own, so that what one feature needs (multipart) is registered around it alone. */
export async function mountRest(app: FastifyInstance, authPorts: AuthPorts) {
  mountAuthRest(app, authPorts);
  mountProfileRest(app);
  mountChatRest(app);
  mountJourneyRest(app);
  await app.register(async (scope) => mountDocumentsRest(scope));
}
