import type { TimelineTopic } from '@nestling/contracts/journey';
import { DomainError } from '../../platform/errors.ts';
import { GUIDE } from './guide.ts';

/** The page a guide citation opens: a topic, an activity or a milestone. */
export function getGuideTopic(topicId: string): TimelineTopic {
  const item = GUIDE.items.get(topicId) ?? GUIDE.milestones.get(topicId)?.page;
  if (!item) throw new DomainError('not_found', 'There is no such topic');
  return item;
}
