import { Mark, Text } from '@chakra-ui/react';
import { Fragment, useEffect, useRef } from 'react';
import type { Match } from './reader-pages.ts';

type Props = { text: string; matches: readonly Match[]; current: Match | undefined };

/** One page with the words that were looked for marked, and the one in hand brought into view. */
export function PageText({ text, matches, current }: Props) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) mark.current?.scrollIntoView({ block: 'center' });
  }, [current]);
  return (
    <Text maxW="reading" mx="auto" fontSize="md" lineHeight="tall" whiteSpace="pre-wrap" overflowWrap="anywhere">
      <bdi>
        {matches.map((match, index) => (
          <Fragment key={match.start}>
            {text.slice(matches[index - 1]?.end ?? 0, match.start)}
            <Mark
              ref={match === current ? mark : undefined}
              bg="bg.mark"
              color="fg"
              borderRadius="sm"
              whiteSpace="inherit"
              outline={match === current ? '2px solid {colors.clay.solid}' : undefined}
            >
              {text.slice(match.start, match.end)}
            </Mark>
          </Fragment>
        ))}
        {text.slice(matches.at(-1)?.end ?? 0)}
      </bdi>
    </Text>
  );
}
