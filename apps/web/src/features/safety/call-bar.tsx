import { Flex, IconButton, Link, Text } from '@chakra-ui/react';
import type { Contact, Urgent } from '@nestling/contracts/safety';
import { ArrowUp, MessageSquare, Phone } from 'lucide-react';

const MAX_BUTTONS = 2;
/** Two rows of ordinary text, one of text at twice its size: the conversation must not be pushed away. */
const MAX_HEIGHT = '104px';
const PALETTES = { emergency: 'red', urgent: 'orange', soon: 'yellow', ask: 'orange' } as const satisfies Record<
  Urgent['level'],
  string
>;

/** The call buttons of the open card, above the text box, while the card itself is out of view. */
export function CallBar({ urgent, onShow }: { urgent: Urgent; onShow: () => void }) {
  const callable = urgent.contacts.filter(({ href }) => href && /^(?:tel|sms):/.test(href)).slice(0, MAX_BUTTONS);
  const [first] = urgent.contacts;
  return (
    <Flex
      as="section"
      aria-label={urgent.title}
      colorPalette={PALETTES[urgent.level]}
      bg="colorPalette.subtle"
      color="fg"
      borderTopWidth="2px"
      borderColor="colorPalette.emphasized"
      align="stretch"
      gap="2"
      px={{ base: '2', md: '4' }}
      py="1.5"
    >
      <Flex flex="1" minW="0" gap="2" wrap="wrap" maxW="3xl" mx="auto" maxH={MAX_HEIGHT} overflow="hidden">
        {callable.map((contact, index) => (
          <CallButton key={contact.href} contact={contact} isFirst={index === 0} />
        ))}
        {callable.length === 0 && (
          <Text flex="1" alignSelf="center" fontSize="sm">
            {first ? `${first.label}: ${first.value}` : urgent.title}
          </Text>
        )}
      </Flex>
      <IconButton
        aria-label="Show the card"
        variant="ghost"
        color="fg"
        minW="target"
        minH="target"
        alignSelf="center"
        onClick={onShow}
      >
        <ArrowUp />
      </IconButton>
    </Flex>
  );
}

function CallButton({ contact, isFirst }: { contact: Contact; isFirst: boolean }) {
  const isText = contact.href?.startsWith('sms:') ?? false;
  const Icon = isText ? MessageSquare : Phone;
  const verb = isText ? 'Text' : 'Call';
  return (
    <Link
      href={contact.href ?? ''}
      aria-label={`${verb} ${contact.label}: ${contact.value}`}
      flex={isFirst ? '1 1 6rem' : '1 1 10rem'}
      minW="0"
      minH="target"
      alignItems="center"
      justifyContent="center"
      gap="2"
      px="3"
      py="1"
      borderRadius="lg"
      borderWidth="2px"
      borderColor="colorPalette.fg"
      bg={isFirst ? 'colorPalette.fg' : 'bg'}
      color={isFirst ? 'colorPalette.subtle' : 'fg'}
      textDecoration="none"
      lineHeight="1.15"
    >
      <Icon size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
      <Text as="span" minW="0">
        <Text as="span" display="block" fontSize="xs" lineClamp={1}>
          {contact.label.replace(/ \(.*\)$/, '')}
        </Text>
        <Text as="strong">
          {verb} {contact.value.replace(/ \(.*\)$/, '')}
        </Text>
      </Text>
    </Link>
  );
}
