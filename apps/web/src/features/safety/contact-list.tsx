import { Link, Stack, Text } from '@chakra-ui/react';
import type { Contact } from '@nestling/contracts/safety';
import { ExternalLink, MessageSquare, Phone } from 'lucide-react';

/** Numbers to tap, the first one filled; words where a region has no number. */
export function ContactList({ contacts, isQuiet = false }: { contacts: readonly Contact[]; isQuiet?: boolean }) {
  if (contacts.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {contacts.map((contact, index) => (
        <li key={`${contact.label} ${contact.value}`}>
          <ContactEntry contact={contact} isFirst={index === 0 && !isQuiet} />
        </li>
      ))}
    </Stack>
  );
}

/** One number as a button, or its words. */
export function ContactEntry({ contact, isFirst }: { contact: Contact; isFirst: boolean }) {
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
      css={{
        '& > span': { minWidth: 0 },
        '& strong': { display: 'inline-block', maxWidth: 'full', overflowWrap: 'anywhere' },
      }}
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
