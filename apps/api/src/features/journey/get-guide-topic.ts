import type { TimelineTopic } from '@nestling/contracts/journey';
import type { Region } from '@nestling/contracts/regions';
import { DomainError } from '../../platform/errors.ts';
import { GUIDE, inRegion } from './guide.ts';

/** The page a guide citation opens: a topic, an activity, a milestone or an answer. */
export function getGuideTopic(topicId: string, region: Region): TimelineTopic {
  const item = GUIDE.items.get(topicId) ?? GUIDE.milestones.get(topicId)?.page ?? GUIDE.answers.get(topicId);
  if (!item) throw new DomainError('not_found', 'There is no such topic');
  return inRegion(GUIDE, item, region);
}
