import { timeline, timelineInput } from '@nestling/contracts/journey';
import type { FastifyInstance } from 'fastify';
import { requireActor } from '../../platform/context.ts';
import { ctxOf, readBody } from '../../platform/rest.ts';
import { getTimeline } from './get-timeline.ts';

export function mountJourneyRest(app: FastifyInstance) {
  app.post('/api/timeline', async (request) => {
    const ctx = requireActor(await ctxOf(request));
    return timeline.parse(await getTimeline(ctx, readBody(request, timelineInput)));
  });
}
