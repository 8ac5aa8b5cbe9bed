import { Box, HStack, Link, Stack, Text } from '@chakra-ui/react';
import type { Contact, Urgent, UrgentLevel } from '@nestling/contracts/safety';
import { CalendarClock, ExternalLink, MessageSquare, Phone, Siren, Stethoscope } from 'lucide-react';

const LEVELS = {
  emergency: { words: 'Emergency: get help now', palette: 'red', Icon: Siren },
  urgent: { words: 'Urgent: call or go now', palette: 'orange', Icon: Stethoscope },
  soon: { words: 'Soon: within a day', palette: 'yellow', Icon: CalendarClock },
} as const satisfies Record<UrgentLevel, { words: string; palette: string; Icon: typeof Siren }>;

/** Everything it shows and dials is in `urgent`, so it works with no network. */
export function UrgentCard({ urgent }: { urgent: Urgent }) {
  const { words, palette, Icon } = LEVELS[urgent.level];
  return (
    <Box
      role="alert"
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
        <HStack gap="2" color="colorPalette.fg" fontWeight="bold" fontSize="sm">
          <Icon size={20} strokeWidth={2.5} aria-hidden="true" />
          <Text as="span">{words}</Text>
        </HStack>
        <Text fontSize="lg" fontWeight="bold" lineHeight="short">
          {urgent.title}
        </Text>
        <Text>{urgent.action}</Text>
        <ContactList contacts={urgent.contacts} />
        <Text fontSize="sm">
          Source:{' '}
          <Link
            href={urgent.source.url}
            target="_blank"
            rel="noopener noreferrer"
            color="fg"
            textDecoration="underline"
            minHeight="44px"
          >
            {urgent.source.name}
            <ExternalLink size={14} aria-hidden="true" />
          </Link>
        </Text>
      </Stack>
    </Box>
  );
}

function ContactList({ contacts }: { contacts: Contact[] }) {
  if (contacts.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {contacts.map((contact, index) => (
        <li key={`${contact.label} ${contact.value}`}>
          <ContactEntry contact={contact} isFirst={index === 0} />
        </li>
      ))}
    </Stack>
  );
}

function ContactEntry({ contact, isFirst }: { contact: Contact; isFirst: boolean }) {
  const { label, value, href } = contact;
  const way = href ? wayOf(href) : undefined;
  if (!href || !way) {
    return (
      <Text paddingBlock="1">
        {label}: <strong>{value}</strong>
      </Text>
    );
  }
  return (
    <Link
      href={href}
      {...(way.isPage && { target: '_blank', rel: 'noopener noreferrer' })}
      display="flex"
      width={{ base: 'full', sm: 'fit-content' }}
      minHeight="48px"
      alignItems="center"
      gap="3"
      paddingInline="4"
      paddingBlock="2"
      borderRadius="lg"
      borderWidth="2px"
      borderColor="colorPalette.fg"
      bg={isFirst ? 'colorPalette.fg' : 'bg'}
      color={isFirst ? 'colorPalette.subtle' : 'fg'}
      textDecoration="none"
      _hover={{ textDecoration: 'underline' }}
      css={{ '& strong': { whiteSpace: 'nowrap' } }}
    >
      <way.Icon size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
      <span>
        {way.verb} {label}: <strong>{value}</strong>
      </span>
    </Link>
  );
}

/** What tapping does; undefined for an address that is neither a number nor a secure page. */
function wayOf(href: string) {
  if (href.startsWith('tel:')) return { verb: 'Call', Icon: Phone, isPage: false };
  if (href.startsWith('sms:')) return { verb: 'Text', Icon: MessageSquare, isPage: false };
  if (href.startsWith('https:')) return { verb: 'Open', Icon: ExternalLink, isPage: true };
  return undefined;
}
