import type { Problem } from './problem.ts';
import type { RawPart } from './read-blocks.ts';
import type { Content, Place, RawBlocks } from './read-content.ts';
import type { KeyPath } from './read-yaml.ts';

/** Ids that name nothing or stand twice, and marks of pages that the text does not list. */
export function findReferenceProblems(content: Content): Problem[] {
  const known = new Set(content.sources.map(({ id }) => id));
  const publishers = new Set(content.publishers.map(({ id }) => id));
  const pages = new Set([...content.answers, ...content.ranges.flatMap(({ topics }) => topics)].map(({ id }) => id));
  const problems: Problem[] = [];
  const at = (place: Place, path: KeyPath, message: string) =>
    problems.push({ file: place.file, line: place.lineOf(path), message });
  const checkSources = (place: Place, path: KeyPath, ids: string[]) => {
    for (const [index, id] of ids.entries())
      if (!known.has(id)) at(place, [...path, index], `there is no source ${id}`);
  };
  const checkMarks = (place: Place, parts: Pick<RawPart, 'source' | 'line'>[], ids: string[]) => {
    for (const { source, line } of parts)
      if (source !== undefined && !ids.includes(source))
        problems.push({ file: place.file, line, message: `${source} is not among the sources of this text` });
  };

  for (const source of content.sources)
    if (!publishers.has(source.publisherId)) at(source, [], `there is no publisher ${source.publisherId}`);
  for (const answer of content.answers) {
    checkSources(answer, ['sources'], answer.sources);
    checkMarks(answer, [...textOf(answer), ...answer.followUps], answer.sources);
    for (const id of Object.keys(answer.next ?? {}))
      if (!pages.has(id)) at(answer, ['next', id], `there is no answer or topic ${id}`);
  }
  for (const range of content.ranges) {
    for (const [index, topic] of range.topics.entries()) {
      checkSources(range, ['topics', index, 'sources'], topic.sources);
      checkSources(range, ['topics', index, 'proactive_sources'], topic.proactive_sources);
      checkMarks(range, textOf(range.blocks[index]), topic.sources);
    }
    for (const key of ['activities', 'milestones'] as const)
      for (const [index, { sources }] of range[key].entries()) checkSources(range, [key, index, 'sources'], sources);
  }
  return [...problems, ...repeatedIds(content)];
}

const textOf = (blocks?: RawBlocks) => (blocks ? [...blocks.now, ...blocks.watch, ...blocks.call] : []);

function repeatedIds(content: Content): Problem[] {
  const seen = new Map<string, string>();
  const entries = [
    ...content.ranges.flatMap((range) =>
      (['topics', 'activities', 'milestones'] as const).flatMap((key) =>
        range[key].map(({ id }, index) => ({ id, place: range as Place, path: [key, index, 'id'] as KeyPath })),
      ),
    ),
    ...content.answers.map((answer) => ({ id: answer.id, place: answer as Place, path: [] as KeyPath })),
  ];
  return entries.flatMap(({ id, place, path }) => {
    const before = seen.get(id);
    seen.set(id, before ?? place.file);
    return before
      ? [{ file: place.file, line: place.lineOf(path), message: `the id ${id} stands in ${before} too` }]
      : [];
  });
}
