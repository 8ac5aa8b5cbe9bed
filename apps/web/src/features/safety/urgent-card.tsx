import { Box, Stack, Text } from '@chakra-ui/react';
import type { CardLevel, Urgent } from '@nestling/contracts/safety';
import { CalendarClock, Siren, Stethoscope } from 'lucide-react';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { AskLine } from './ask-line.tsx';
import { CardHead } from './card-head.tsx';
import { ContactList } from './contact-list.tsx';

const LEVELS = {
  emergency: { words: 'Emergency: get help now', palette: 'red', Icon: Siren },
  urgent: { words: 'Urgent: call or go now', palette: 'orange', Icon: Stethoscope },
  soon: { words: 'Soon: do not put it off', palette: 'yellow', Icon: CalendarClock },
} as const satisfies Record<CardLevel, { words: string; palette: string; Icon: typeof Siren }>;

type Props = {
  urgent: Urgent;
  /** Sends an answer of the question, or that nothing like it happens, as the parent's next message; without it the card can only be read. */
  onAnswer?: ((answer: string) => void) | undefined;
};

/** Everything it shows and dials is in `urgent`, so it works with no network. */
export function UrgentCard({ urgent, onAnswer }: Props) {
  if (urgent.level === 'ask') return <AskLine ask={urgent} onAnswer={onAnswer} />;
  const { words, palette, Icon } = LEVELS[urgent.level];
  const contacts = <ContactList contacts={urgent.contacts} />;
  const isNow = urgent.level !== 'soon';
  return (
    <Box
      role="alert"
      data-card={urgent.level}
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="fg"
      borderWidth="2px"
      borderInlineStartWidth="8px"
      borderColor="colorPalette.emphasized"
      borderInlineStartColor="colorPalette.fg"
      borderRadius="xl"
      padding={{ base: 4, md: 5 }}
    >
      <Stack gap="3">
        <CardHead key={urgent.ruleId} onAnswer={onAnswer}>
          <Icon size={20} strokeWidth={2.5} aria-hidden="true" />
          <Text as="span">{words}</Text>
        </CardHead>
        <Text fontSize="lg" fontWeight="bold" lineHeight="short">
          {urgent.title}
        </Text>
        {/* What must be called now is not looked for below what is to be read. */}
        {isNow && contacts}
        <Text>
          {sentencesOf(urgent.action).map((sentence) => (
            <Box key={sentence} as="span" display="block">
              {sentence}
            </Box>
          ))}
        </Text>
        {!isNow && contacts}
        <Text fontSize="sm">
          Source:{' '}
          <OutwardLink href={urgent.source.url} color="fg">
            {urgent.source.name}
          </OutwardLink>
        </Text>
      </Stack>
    </Box>
  );
}

/** Each with the space after it, so that together they are the text as it was. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?][”"]?\s)(?=\S)/);
