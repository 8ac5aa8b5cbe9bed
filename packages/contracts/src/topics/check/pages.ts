import type { Content, ContentRange, Place, RawBlocks } from '../compile/read-content.ts';
import type { KeyPath } from '../compile/read-yaml.ts';

/** A text of the guide that sources have to bear out. */
export type CheckedText = { text: string; line: number };

/** What is shown as one: an answer, topic, activity or milestone. `weeks` are the ages that it is for. */
export type CheckedPage = {
  kind: 'answer' | 'topic' | 'activity' | 'milestone';
  id: string;
  title: string;
  file: string;
  lineOf: Place['lineOf'];
  path: KeyPath;
  weeks: [number, number];
  sources: string[];
  texts: CheckedText[];
  phrasings: string[];
  /** Now, watch and call; empty for an activity or milestone. */
  blocks: RawBlocks;
};

const NO_BLOCKS: RawBlocks = { now: [], watch: [], call: [] };

export function pagesOf(content: Content): CheckedPage[] {
  return [...content.ranges.flatMap(rangePages), ...content.answers.map(answerPage)];
}

const linesOf = ({ now, watch, call }: RawBlocks): CheckedText[] =>
  [...now, ...watch, ...call].map(({ text, line }) => ({ text, line }));

function answerPage(answer: Content['answers'][number]): CheckedPage {
  const { id, title, file, lineOf, ages, sources, phrasings } = answer;
  return {
    kind: 'answer',
    id,
    title,
    file,
    lineOf,
    path: [],
    weeks: ages,
    sources,
    texts: [
      { text: title, line: lineOf(['title']) },
      ...linesOf(answer),
      ...answer.followUps.map(({ text, line }) => ({ text, line })),
    ],
    phrasings,
    blocks: answer,
  };
}

function rangePages(range: ContentRange): CheckedPage[] {
  const { file, lineOf, start_weeks, end_weeks } = range;
  const page = { file, lineOf, weeks: [start_weeks, end_weeks] as [number, number] };
  const at = (path: KeyPath, text: string | undefined): CheckedText[] => (text ? [{ text, line: lineOf(path) }] : []);
  const topics = range.topics.map((topic, index): CheckedPage => {
    const path = ['topics', index];
    const blocks = range.blocks[index] ?? NO_BLOCKS;
    return {
      ...page,
      kind: 'topic',
      id: topic.id,
      title: topic.title,
      path,
      sources: [...new Set([...topic.sources, ...topic.proactive_sources])],
      texts: [
        ...at([...path, 'title'], topic.title),
        ...at([...path, 'subtitle'], topic.subtitle),
        ...linesOf(blocks),
        ...at([...path, 'proactive_message'], topic.proactive_message),
      ],
      phrasings: topic.phrasings,
      blocks,
    };
  });
  const activities = range.activities.map((activity, index): CheckedPage => {
    const path = ['activities', index];
    return {
      ...page,
      kind: 'activity',
      id: activity.id,
      title: activity.title,
      path,
      sources: activity.sources,
      // The description is how a game goes: "three cups", "ten seconds" are its own numbers.
      texts: [...at([...path, 'why'], activity.why), ...at([...path, 'safety'], activity.safety)],
      phrasings: [],
      blocks: NO_BLOCKS,
    };
  });
  const milestones = range.milestones.map((milestone, index): CheckedPage => {
    const path = ['milestones', index];
    return {
      ...page,
      kind: 'milestone',
      id: milestone.id,
      title: milestone.text,
      path,
      sources: milestone.sources,
      texts: [
        ...at([...path, 'byMonths'], `by ${milestone.byMonths} months`),
        ...at([...path, 'text'], milestone.text),
        ...at([...path, 'actEarly'], milestone.actEarly),
      ],
      phrasings: [],
      blocks: NO_BLOCKS,
    };
  });
  return [...topics, ...activities, ...milestones];
}
