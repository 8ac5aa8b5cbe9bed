import type { Problem } from '../compile/problem.ts';
import type { Content, ContentRange } from '../compile/read-content.ts';
import type { TopicTag } from '../topic.schema.ts';

const MOST_SHARING = 3;
const ACTIVITIES: TopicTag = 'Activities';

/** A tag that everything carries filters nothing: at most three topics of a range share one, and no activity has its own alone. */
export function checkTags(content: Content): Problem[] {
  return content.ranges.flatMap((range) => [...sharedTags(range), ...bareActivities(range)]);
}

function sharedTags({ topics, file, lineOf }: ContentRange): Problem[] {
  const tags = [...new Set(topics.flatMap((topic) => topic.tags))];
  return tags
    .filter((tag) => topics.filter((topic) => topic.tags.includes(tag)).length > MOST_SHARING)
    .map((tag) => ({
      file,
      line: lineOf(['topics']),
      message: `more than ${MOST_SHARING} topics carry the tag ${tag}`,
    }));
}

function bareActivities({ activities, file, lineOf }: ContentRange): Problem[] {
  return activities.flatMap(({ tags }, index) =>
    tags.includes(ACTIVITIES) && tags.length > 1
      ? []
      : [
          {
            file,
            line: lineOf(['activities', index, 'tags']),
            message: `tags: ${ACTIVITIES} and one more are asked for`,
          },
        ],
  );
}
