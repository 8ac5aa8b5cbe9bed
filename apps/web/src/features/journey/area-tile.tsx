import { Box, chakra, Text } from '@chakra-ui/react';
import { AreaMedallion } from '../../ui/art/medallions.tsx';
import { AREA_WORDS, type AreaGroup, countAnswered } from './milestone-areas.ts';

const RADIUS = 47;
const ROUND = 2 * Math.PI * RADIUS;

type Props = { group: AreaGroup; isOpen: boolean; listId: string; onToggle: () => void };

/** An area of development with how much of it is answered; opens its list. */
export function AreaTile({ group: { area, items }, isOpen, listId, onToggle }: Props) {
  const answered = countAnswered(items);
  return (
    <chakra.button
      type="button"
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={onToggle}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      textAlign="start"
      minW="0"
      p="2.5"
      bg={isOpen ? 'clay.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderColor={isOpen ? 'clay.border' : 'border'}
      borderRadius="2xl"
      cursor="pointer"
      _hover={{ borderColor: 'clay.border' }}
    >
      <Box position="relative" flexShrink="0" w="min({sizes.12}, 48px)" aspectRatio="1">
        <chakra.svg
          viewBox="0 0 100 100"
          position="absolute"
          inset="0"
          transform="rotate(-90deg)"
          fill="none"
          strokeWidth="6"
          aria-hidden="true"
        >
          <chakra.circle cx="50" cy="50" r={RADIUS} stroke="border" />
          <chakra.circle
            cx="50"
            cy="50"
            r={RADIUS}
            stroke="clay.solid"
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - answered / items.length)}
            transition="stroke-dashoffset 250ms"
          />
        </chakra.svg>
        <Box position="absolute" inset="8%">
          <AreaMedallion area={area} size="100%" />
        </Box>
      </Box>
      {/* On the narrowest phones the words of one area would not fit beside its picture: all four stand below. */}
      <Box flex="1 1 0" minW="min-content" maxW="full" css={{ '@media (max-width: 22.4rem)': { flexBasis: '100%' } }}>
        <Text as="span" display="block" fontSize={{ base: 'xs', md: 'sm' }} fontWeight="semibold" lineHeight="1.3">
          {AREA_WORDS[area]}
        </Text>
        <Text as="span" display="block" fontSize="xs" color="fg.muted">
          {answered} of {items.length}
        </Text>
      </Box>
    </chakra.button>
  );
}
