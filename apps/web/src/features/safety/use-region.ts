import type { ClientUser } from '@nestling/contracts/auth';
import type { Region } from '@nestling/contracts/regions';
import { useEffect } from 'react';
import { pageRegion, rememberRegion } from '../../platform/page-region.ts';
import { trpc } from '../../platform/trpc.ts';

/** Whose numbers a family is shown. */
export function useRegion({ country }: Pick<ClientUser, 'country'>): Region {
  const configured = trpc.chat.emergencyRegion.useQuery().data;
  const region = country ?? configured;
  useEffect(() => {
    if (region) rememberRegion(region);
  }, [region]);
  return region ?? pageRegion();
}
