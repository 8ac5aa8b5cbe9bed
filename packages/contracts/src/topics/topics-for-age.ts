import { type AgeRange, CONTENT_METADATA, type Topic } from './topic.schema.ts';

const NAME_PLACEHOLDER = '{user.childName}';
const NAMELESS = 'your child';

/** The first range that holds the age, both ends included (specification §5). */
export function findAgeRange(ranges: readonly AgeRange[], weeks: number): AgeRange | undefined {
  return ranges.find((range) => weeks >= range.start_weeks && weeks <= range.end_weeks);
}

/** The most urgent first; equals keep the order they are written in. */
export function byUrgency(topics: readonly Topic[]): Topic[] {
  return topics.toSorted((a, b) => a.urgency_level - b.urgency_level);
}

export function bubbleTopics(range: AgeRange): Topic[] {
  return byUrgency(range.topics).slice(0, CONTENT_METADATA.max_topics_shown);
}

/** The topic with the lowest urgency number speaks first. */
export function proactiveTopic(range: AgeRange): Topic | undefined {
  return byUrgency(range.topics)[0];
}

/** Puts the name into a message, "your child" when there is none, with a capital where a sentence begins. */
export function fillChildName(message: string, childName: string | null | undefined): string {
  const name = childName?.trim();
  return message.split(NAME_PLACEHOLDER).reduce((text, rest) => {
    const startsSentence = text === '' || /[.!?]\s+$/.test(text);
    const nameless = startsSentence ? `${NAMELESS.charAt(0).toUpperCase()}${NAMELESS.slice(1)}` : NAMELESS;
    return `${text}${name || nameless}${rest}`;
  });
}
