import { Text } from '@chakra-ui/react';
import { plainHeadings } from '../../platform/plain-headings.ts';
import { Passage } from './passage.tsx';

type Props = { text: string; start: number; end: number };

/** A text with one passage marked. */
export function MarkedText({ text, start, end }: Props) {
  return (
    <Text fontSize="md" lineHeight="tall" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {plainHeadings(text.slice(0, start))}
      {end > start && <Passage isFirst>{plainHeadings(text.slice(start, end))}</Passage>}
      {plainHeadings(text.slice(end))}
    </Text>
  );
}
