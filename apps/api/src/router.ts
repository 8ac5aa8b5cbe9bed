import { type AuthPorts, createAuthRouter } from './features/auth/auth.router.ts';
import { membersRouter } from './features/auth/members/members.router.ts';
import { chatRouter } from './features/chat/chat.router.ts';
import { documentsRouter } from './features/documents/documents.router.ts';
import { journeyRouter } from './features/journey/journey.router.ts';
import { openingRouter } from './features/journey/opening.router.ts';
import { profileRouter } from './features/profile/profile.router.ts';
import { mergeRouters, router } from './platform/trpc.ts';

export function createAppRouter(authPorts: AuthPorts) {
  return router({
    auth: createAuthRouter(authPorts),
    members: membersRouter,
    profile: profileRouter,
    chat: mergeRouters(chatRouter, openingRouter),
    documents: documentsRouter,
    journey: journeyRouter,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
