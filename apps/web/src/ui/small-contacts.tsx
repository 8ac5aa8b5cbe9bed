import { Link, Text } from '@chakra-ui/react';
import type { Contact } from '@nestling/contracts/safety';
import { Fragment } from 'react';

/** Numbers in one small line of words. */
export function SmallContacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <Text fontSize="sm" color="fg.muted">
      {contacts.map(({ label, value, href }, index) => (
        <Fragment key={`${label} ${value}`}>
          {index > 0 && ' · '}
          {label}:{' '}
          {href && /^(?:tel|sms):/.test(href) ? (
            <Link
              href={href}
              color="fg"
              textDecoration="underline"
              display="inline-flex"
              minH="target"
              alignItems="center"
            >
              {value}
            </Link>
          ) : (
            <strong>{value}</strong>
          )}
        </Fragment>
      ))}
    </Text>
  );
}
