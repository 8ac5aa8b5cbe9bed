import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/art/mark.tsx';
import { type AgeRange, partLived, readAgeRange } from './age-range.ts';
import { useTimeline } from './use-timeline.ts';

const RADIUS = 45;
const ROUND = 2 * Math.PI * RADIUS;
/** Of the ring, between two months. */
const GAP = 5;

type RingProps = { range: AgeRange | undefined; lived: number };

/** The months of the present age range around the bird; those that are behind the child are filled. */
function AgeRing({ range, lived }: RingProps) {
  const steps = range?.steps ?? 1;
  const step = ROUND / steps;
  const gap = steps > 1 ? GAP : 0;
  return (
    <Box position="relative" flexShrink="0" w="min({sizes.14}, 64px)" aspectRatio="1" aria-hidden="true">
      <chakra.svg viewBox="0 0 100 100" transform="rotate(-90deg)" fill="none" strokeWidth="7" strokeLinecap="round">
        {Array.from({ length: steps }, (_, index) => {
          const filled = Math.min(1, Math.max(0, lived * steps - index));
          const place = { cx: 50, cy: 50, r: RADIUS, strokeDashoffset: -(index * step + gap) };
          return (
            <g key={index}>
              <chakra.circle {...place} stroke="border" strokeDasharray={`${step - 2 * gap} ${ROUND}`} />
              {filled > 0 && (
                <chakra.circle
                  {...place}
                  stroke="clay.solid"
                  strokeDasharray={`${Math.max(0.1, (step - 2 * gap) * filled)} ${ROUND}`}
                />
              )}
            </g>
          );
        })}
      </chakra.svg>
      <Flex position="absolute" inset="0" align="center" justify="center">
        <Mark size="58%" />
      </Flex>
    </Box>
  );
}

/** Past, now and coming on one line, with the child where it stands in the present range. */
function Ribbon({ now, next, lived }: { now: string; next: string | undefined; lived: number }) {
  return (
    <Box mt="2" aria-hidden="true" _print={{ display: 'none' }}>
      <Flex align="center" h="3">
        <Box flex="1" h="1" bg="clay.solid" borderStartRadius="full" />
        <Box flex="2" h="2" bg="clay.emphasized" borderRadius="full" position="relative">
          <Box w={`${lived * 100}%`} h="full" bg="clay.solid" borderStartRadius="full" />
          <Box
            position="absolute"
            top="50%"
            insetStart={`clamp(6px, ${lived * 100}%, 100% - 6px)`}
            transform="translate(-50%, -50%)"
            boxSize="3"
            bg="bg.panel"
            borderWidth="3px"
            borderColor="clay.solid"
            borderRadius="full"
          />
        </Box>
        <Box flex="1" borderTopWidth="3px" borderStyle="dotted" borderColor="border.emphasized" />
      </Flex>
      <Flex gap="2" mt="1" fontSize="xs" lineHeight="1.3" color="fg.muted">
        <Text flex="1">Birth</Text>
        <Text flex="2" textAlign="center" fontWeight="semibold" color="fg">
          {now}
        </Text>
        <Text flex="1 1 6.6rem" textAlign="end">
          {next}
        </Text>
      </Flex>
    </Box>
  );
}

type Props = { childAge: string; children: ReactNode };

/** The page's heading beside the ring, with the ribbon under it; only drawing, since all of it is said in words. */
export function AgeHeading({ childAge, children }: Props) {
  const { data: timeline } = useTimeline(childAge);
  const now = timeline?.current_topics[0]?.age_range.display_name;
  const next = timeline?.upcoming_topics[0]?.age_range.display_name;
  const range = now === undefined ? undefined : readAgeRange(now);
  const lived = range ? partLived(range, childAge) : 0;
  return (
    <Box flex="1 1 17rem" minW="0">
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="2">
        <AgeRing range={range} lived={lived} />
        <Box flex="1 1 13rem" minW="0">
          {children}
        </Box>
      </Flex>
      {(timeline === undefined || range) && (
        <Box maxW="md" minH="2.6rem">
          {now !== undefined && <Ribbon now={now} next={next === now ? undefined : next} lived={lived} />}
        </Box>
      )}
    </Box>
  );
}
