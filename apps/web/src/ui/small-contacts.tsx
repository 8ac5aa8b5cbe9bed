import { Link, Text, Wrap } from '@chakra-ui/react';
import type { Contact } from '@nestling/contracts/safety';

/** Numbers in one small line of words, each still as large to the finger as a button. */
export function SmallContacts({
  contacts,
  isCentered = false,
}: {
  contacts: readonly Contact[];
  isCentered?: boolean;
}) {
  return (
    <Wrap justify={isCentered ? 'center' : 'start'} columnGap="4" rowGap="0" fontSize="sm" color="fg.muted">
      {contacts.map(({ label, value, href }) => (
        <Text as="span" key={`${label} ${value}`} display="inline-block">
          {label}:{' '}
          {href && /^(?:tel|sms):/.test(href) ? (
            <Link href={href} color="fg" textDecoration="underline" css={{ lineHeight: '44px' }}>
              {value}
            </Link>
          ) : (
            <strong>{value}</strong>
          )}
        </Text>
      ))}
    </Wrap>
  );
}
