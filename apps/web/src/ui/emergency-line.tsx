import { Box, Text } from '@chakra-ui/react';
import { emergencyLines } from '@nestling/contracts/regions/emergency-lines';
import { pageRegion } from '../platform/page-region.ts';
import { SmallContacts } from './small-contacts.tsx';

/** The numbers where nothing else can be given: lost, offline, or the server is down. */
export function EmergencyLine() {
  const region = pageRegion();
  return (
    <Box as="aside" aria-label="In an emergency">
      {region === 'OTHER' ? (
        <Text fontSize="sm" color="fg.muted">
          In an emergency call your local emergency number: 911, 112, 999 or 000.
        </Text>
      ) : (
        <SmallContacts isCentered contacts={emergencyLines(region)} />
      )}
    </Box>
  );
}
