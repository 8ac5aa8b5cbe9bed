import { Stack, Text } from '@chakra-ui/react';
import type { TimelinePart, TimelineTopic } from '@nestling/contracts/journey';
import { TopicBlocks } from '../../ui/topic-blocks.tsx';
import { findInTexts } from './find-quote.ts';
import { Passage } from './passage.tsx';

type Props = { topic: TimelineTopic; quotes: string[] };

/** A page of the guide in its blocks and steps, with the cited passages marked. */
export function GuideText({ topic, quotes }: Props) {
  const { askedNext = [], blocks = { now: [{ text: topic.description }], watch: [], call: [] } } = topic;
  // A quotation from the beginning runs on from the subtitle, which ends as a sentence there.
  const before = paragraphs(topic.subtitle.replace(/(?<=[^.!?])$/, '.'));
  const after = paragraphs(topic.why, topic.safety);
  const parts = [...before, ...blocks.now, ...blocks.watch, ...blocks.call, ...after, ...askedNext];
  const texts = parts.map(({ text }) => text);
  const places = findInTexts(texts, quotes);
  const first = places.find(Boolean);
  const draw = (part: TimelinePart) => {
    const place = places[parts.indexOf(part)];
    if (!place) return part.text;
    return (
      <>
        {part.text.slice(0, place.start)}
        <Passage isFirst={place === first}>{part.text.slice(place.start, place.end)}</Passage>
        {part.text.slice(place.end)}
      </>
    );
  };
  const drawAll = (some: TimelinePart[]) => some.map((part) => <Text key={part.text}>{draw(part)}</Text>);
  return (
    <Stack gap="3" fontSize="md" lineHeight="1.5882" overflowWrap="anywhere">
      {drawAll(before)}
      <TopicBlocks blocks={blocks} draw={draw} />
      {drawAll(after)}
      {askedNext.length > 0 && <Text fontWeight="semibold">Parents also ask</Text>}
      {askedNext.map((one) => (
        <Stack key={one.question} gap="0.5">
          <Text fontWeight="medium" color="fg.muted">
            {one.question}
          </Text>
          <Text>{draw(one)}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

const paragraphs = (...texts: (string | undefined)[]): TimelinePart[] =>
  texts.flatMap((text) => (text ? [{ text }] : []));
