import { Mark, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { plainHeadings } from '../../platform/plain-headings.ts';

type Props = { text: string; start: number; end: number };

/** A text with one passage marked and brought into view. */
export function MarkedText({ text, start, end }: Props) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => mark.current?.scrollIntoView({ block: 'center' }), 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Text fontSize="md" lineHeight="tall" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {plainHeadings(text.slice(0, start))}
      {end > start && (
        <Mark ref={mark} bg="bg.mark" color="fg" px="0.5" borderRadius="sm" whiteSpace="inherit">
          {plainHeadings(text.slice(start, end))}
        </Mark>
      )}
      {plainHeadings(text.slice(end))}
    </Text>
  );
}
