import type { CompiledGuide } from '../compiled-guide.ts';
import type { AgeRange, Answer, Source, TextBlocks } from '../topic.schema.ts';
import { findReferenceProblems } from './find-reference-problems.ts';
import { ContentError } from './problem.ts';
import { plainText } from './read-blocks.ts';
import type { Content, ContentAnswer, ContentRange, ContentSource, RawBlocks } from './read-content.ts';

/** The guide as the product reads it. Throws a `ContentError` with everything that is wrong. */
export function compileGuide(content: Content): CompiledGuide {
  const problems = [...content.problems];
  if (problems.length === 0) problems.push(...findReferenceProblems(content));
  if (problems.length > 0) throw new ContentError(problems);
  return {
    publishers: content.publishers.map(({ id, name, tier, country, hosts }) => ({ id, name, tier, country, hosts })),
    sources: content.sources.map(compileSource),
    answers: content.answers.map(compileAnswer),
    ranges: content.ranges.map(compileRange),
  };
}

function compileSource({ id, title, url, publisherId, readOn, updated, isRead, notes }: ContentSource): Source<string> {
  return {
    id,
    name: title,
    url,
    publisher: publisherId,
    readOn,
    ...(updated && { updated }),
    ...(isRead === false && { isRead }),
    notes,
  };
}

/** A part without a mark rests on the page's first source. */
function compileBlocks({ now, watch, call }: RawBlocks, sources: string[]): TextBlocks<string> {
  const compile = (parts: RawBlocks['now']) =>
    parts.map(({ text, isStep, source }) => ({
      text,
      source: source ?? sources[0] ?? '',
      ...(isStep && { isStep: true as const }),
    }));
  return { now: compile(now), watch: compile(watch), call: compile(call) };
}

function compileAnswer(answer: ContentAnswer): Answer<string> {
  const { id, title, subject, ages, ageMatters, danger, phrasings, sources, strength, readOn } = answer;
  return {
    id,
    title,
    subject,
    ages,
    ageMatters,
    ...(danger && { danger }),
    ...compileBlocks(answer, sources),
    text: plainText(answer.now, answer.watch, answer.call),
    phrasings,
    sources,
    ...(answer.regions && { regions: answer.regions }),
    next: Object.entries(answer.next ?? {}).map(([next, question]) => ({ id: next, question })),
    followUps: answer.followUps.map(({ questions, text, source }) => ({
      questions,
      text,
      source: source ?? sources[0] ?? '',
    })),
    ...(answer.sayAloud && { sayAloud: answer.sayAloud }),
    strength,
    readOn,
    ...(answer.expires && { expires: answer.expires }),
    ...(answer.reviewedBy && { reviewedBy: answer.reviewedBy }),
  };
}

function compileRange(range: ContentRange): AgeRange<string> {
  return {
    start_weeks: range.start_weeks,
    end_weeks: range.end_weeks,
    display_name: range.display_name,
    topics: range.topics.map((topic, index) => {
      const blocks = range.blocks[index] ?? { now: [], watch: [], call: [] };
      const [first, second, third] = topic.proactive_options;
      return {
        id: topic.id,
        title: topic.title,
        subtitle: topic.subtitle,
        subject: topic.subject,
        description: plainText(blocks.now, blocks.watch, blocks.call),
        ...compileBlocks(blocks, topic.sources),
        urgency_level: topic.urgency_level,
        tags: topic.tags,
        topic_sources: topic.sources,
        proactive_message: topic.proactive_message,
        proactive_message_sources: topic.proactive_sources,
        proactive_option_1: first,
        proactive_option_2: second,
        proactive_option_3: third,
        phrasings: topic.phrasings,
      };
    }),
    activities: range.activities.map(({ safety, ...activity }) => ({ ...activity, ...(safety && { safety }) })),
    milestones: range.milestones,
  };
}
