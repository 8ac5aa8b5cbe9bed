import { ageInDays, birthDateOf } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import type { Urgent } from '@nestling/contracts/safety';
import type { SafetyInput } from '@nestling/safety';
import { useEffect, useRef } from 'react';
import { today } from '../../platform/today.ts';
import { trpc } from '../../platform/trpc.ts';

type Rules = typeof import('@nestling/safety/assess');
type Check = (message: string, recentTurns: SafetyInput['recentTurns']) => Urgent | null;

/**
 * The server's own rules in the page, fetched ahead: what must not wait is shown while a message is still on its way,
 * and also when it cannot be sent at all.
 */
export function useUrgentCheck(user: Pick<ClientUser, 'childAge' | 'childName' | 'country'>): Check {
  const rules = useRef<Rules>(undefined);
  const region = trpc.chat.emergencyRegion.useQuery();
  useEffect(() => {
    import('@nestling/safety/assess').then(
      (module) => {
        rules.current = module;
      },
      (error) => console.error('The safety rules could not be fetched:', error),
    );
  }, []);
  return (message, recentTurns) => {
    const birth = birthDateOf(user.childAge);
    return (
      rules.current?.assessSafety({
        message,
        recentTurns,
        ageDays: birth ? ageInDays(birth, today()) : null,
        region: user.country ?? region.data ?? 'OTHER',
        childName: user.childName,
      }) ?? null
    );
  };
}
