import { Box, Text } from '@chakra-ui/react';
import { emergencyLines } from '@nestling/contracts/regions/emergency-lines';
import { pageRegion } from '../platform/page-region.ts';
import { SmallContacts } from './small-contacts.tsx';

/** The numbers where nothing else can be given: lost, offline, or the server is down. */
export function EmergencyLine() {
  return (
    <Box as="aside" aria-label="In an emergency">
      <EmergencyNumbers isCentered />
    </Box>
  );
}

export function EmergencyNumbers({ isCentered = false }: { isCentered?: boolean }) {
  const region = pageRegion();
  if (region !== 'OTHER') return <SmallContacts isCentered={isCentered} contacts={emergencyLines(region)} />;
  return (
    <Text fontSize="sm" color="fg.muted">
      In an emergency call your local emergency number: 911, 112, 999 or 000.
    </Text>
  );
}
