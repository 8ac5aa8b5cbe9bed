import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { ageInDays, birthDateOf } from '@nestling/contracts/age';
import { dayText, todayText } from '../../platform/today.ts';
import { trpc } from '../../platform/trpc.ts';
import { monthsText } from './date-text.ts';
import { type MilestoneLane, milestoneLanes, monthTicks } from './milestone-dots.ts';

const FILLS = { social: 'art.sky', language: 'art.blush', cognitive: 'art.straw', movement: 'art.leaf' } as const;
const MONTH_DAYS = 30.4375;
/** In rem: a dot, and the room of a lane above its highest one. */
const DOT = 0.875;
const DOT_STEP = 0.55;

/** When each area's milestones were seen, over the child's months. */
export function MilestoneChart({ childAge }: { childAge: string | null }) {
  const { data } = trpc.journey.milestones.useQuery();
  const birth = birthDateOf(childAge);
  const today = birthDateOf(todayText());
  if (!data || !birth || !today || !childAge) return null;
  const lanes = milestoneLanes(data.items, childAge);
  const dots = lanes.flatMap((lane) => lane.dots);
  if (dots.length === 0) return null;
  const months = dots.map((dot) => dot.months);
  // The scale is as long as what was seen, and no longer than the child is old.
  const end = Math.ceil(Math.min(ageInDays(birth, today) / MONTH_DAYS, Math.max(...months) + 2));
  const ticks = monthTicks(Math.max(0, Math.floor(Math.min(...months)) - 1), end);
  const scale = scaleFrom(ticks[0] ?? 0, Math.max(end, (ticks[0] ?? 0) + 1));
  return (
    <Stack as="figure" gap="2" m="0" breakInside="avoid" aria-label="Milestones by area over time">
      <Heading as="h3" size="lg">
        Seen by area, month by month
      </Heading>
      {lanes.map((lane) => (
        <Lane key={lane.area} lane={lane} scale={scale} ticks={ticks} />
      ))}
      <Box position="relative" h="6" mx="2" aria-hidden="true">
        {ticks.map((tick) => (
          <Text
            key={tick}
            as="span"
            position="absolute"
            insetInlineStart={`${scale(tick)}%`}
            transform="translateX(-50%)"
            fontSize="xs"
            color="fg.muted"
            whiteSpace="nowrap"
          >
            {tick}
          </Text>
        ))}
      </Box>
      <Text as="figcaption" fontSize="sm" color="fg.muted">
        Each dot is a milestone that you marked as seen, at the age in months on the day that you gave.
      </Text>
    </Stack>
  );
}

type Scale = (months: number) => number;

/** A place between two months in percent. */
function scaleFrom(start: number, end: number): Scale {
  return (months) => Math.min(100, Math.max(0, ((months - start) / (end - start)) * 100));
}

type LaneProps = { lane: MilestoneLane; scale: Scale; ticks: number[] };

function Lane({ lane: { area, words, dots }, scale, ticks }: LaneProps) {
  const highest = Math.max(0, ...dots.map(({ level }) => level));
  const said = dots.map(({ text, months }) => `${text}, at ${monthsText(Math.max(0, Math.floor(months)))}`).join('; ');
  return (
    <Box>
      <Text fontSize="sm" fontWeight="semibold">
        {words}{' '}
        <Text as="span" fontWeight="normal" color="fg.muted">
          {dots.length} seen
        </Text>
      </Text>
      <Box
        role="img"
        aria-label={`${words}: ${said || 'nothing seen yet'}`}
        position="relative"
        mx="2"
        h={`${highest * DOT_STEP + DOT + 0.5}rem`}
        borderBottomWidth="2px"
        borderColor="border.emphasized"
      >
        {ticks.map((tick) => (
          <Box
            key={tick}
            position="absolute"
            insetY="0"
            insetInlineStart={`${scale(tick)}%`}
            borderInlineStartWidth="1px"
            borderColor="border"
          />
        ))}
        {dots.map(({ id, text, date, months, level }) => (
          <Box
            key={id}
            title={`${text}, ${dayText(date)}`}
            position="absolute"
            insetInlineStart={`calc(${scale(months)}% - ${DOT / 2}rem)`}
            bottom={`${0.15 + level * DOT_STEP}rem`}
            boxSize={`${DOT}rem`}
            borderRadius="full"
            borderWidth="1.5px"
            borderColor="art.ink"
            bg={FILLS[area]}
            css={{
              '@media print': { backgroundColor: `{colors.${FILLS[area]}} !important`, printColorAdjust: 'exact' },
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
