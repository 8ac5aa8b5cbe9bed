import { Mark, Stack, Text } from '@chakra-ui/react';
import type { TimelinePart, TimelineTopic } from '@nestling/contracts/journey';
import { useEffect, useRef } from 'react';
import { TopicBlocks } from '../../ui/topic-blocks.tsx';
import { findInTexts } from './find-quote.ts';

type Props = { topic: TimelineTopic; quotes: string[] };

/** A page of the guide in its blocks and steps, with the cited passage marked and brought into view. */
export function GuideText({ topic, quotes }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => box.current?.querySelector('mark')?.scrollIntoView({ block: 'center' }), 50);
    return () => clearTimeout(timer);
  }, []);
  const { blocks = { now: [{ text: topic.description }], watch: [], call: [] } } = topic;
  // A quotation from the beginning runs on from the subtitle, which ends as a sentence there.
  const before = paragraphs(topic.subtitle.replace(/(?<=[^.!?])$/, '.'));
  const after = paragraphs(topic.why, topic.safety);
  const parts = [...before, ...blocks.now, ...blocks.watch, ...blocks.call, ...after];
  const texts = parts.map(({ text }) => text);
  const places = findInTexts(texts, quotes);
  const draw = (part: TimelinePart) => {
    const place = places[parts.indexOf(part)];
    if (!place) return part.text;
    return (
      <>
        {part.text.slice(0, place.start)}
        <Mark bg="bg.mark" color="fg" px="0.5" borderRadius="sm" whiteSpace="inherit">
          {part.text.slice(place.start, place.end)}
        </Mark>
        {part.text.slice(place.end)}
      </>
    );
  };
  const drawAll = (some: TimelinePart[]) => some.map((part) => <Text key={part.text}>{draw(part)}</Text>);
  return (
    <Stack ref={box} gap="3" fontSize="md" lineHeight="1.5882" overflowWrap="anywhere">
      {drawAll(before)}
      <TopicBlocks blocks={blocks} draw={draw} />
      {drawAll(after)}
    </Stack>
  );
}

const paragraphs = (...texts: (string | undefined)[]): TimelinePart[] =>
  texts.flatMap((text) => (text ? [{ text }] : []));
