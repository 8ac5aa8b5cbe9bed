import { clientUser } from '@nestling/contracts/auth';
import { onboardingInput } from '@nestling/contracts/profile';
import type { FastifyInstance } from 'fastify';
import { requireActor } from '../../platform/context.ts';
import { ctxOf, readBody } from '../../platform/rest.ts';
import { completeOnboarding } from './complete-onboarding.ts';

export function mountProfileRest(app: FastifyInstance) {
  app.post('/api/onboarding', async (request) => {
    const ctx = requireActor(await ctxOf(request));
    return clientUser.parse(await completeOnboarding(ctx, readBody(request, onboardingInput)));
  });
}
