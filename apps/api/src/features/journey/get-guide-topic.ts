import type { TimelineTopic } from '@nestling/contracts/journey';
import { DomainError } from '../../platform/errors.ts';
import { GUIDE } from './guide.ts';

/** The page a guide citation opens: a topic, an activity, a milestone or an answer. */
export function getGuideTopic(topicId: string): TimelineTopic {
  const item = GUIDE.items.get(topicId) ?? GUIDE.milestones.get(topicId)?.page ?? GUIDE.answers.get(topicId);
  if (!item) throw new DomainError('not_found', 'There is no such topic');
  return item;
}
