import { ageInDays, birthDateOf } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import type { CardTurn, Judged } from '@nestling/safety/open-card';
import { useEffect } from 'react';
import { today } from '../../platform/today.ts';
import { fetchAhead, loadRules } from './load-rules.ts';
import { useRegion } from './use-region.ts';

/** A send waits this long for the rules; then the message goes to the server, which has them too. */
const RULES_WAIT_MS = 5_000;
const IDLE_MS = 1_500;

export type CardCheck = (message: string, turns: readonly CardTurn[], isGuideWording: boolean) => Promise<Judged>;

const NOTHING: Judged = { card: null, found: null, isWeak: false, stays: null };

/**
 * The server's own rules in the page: the card stands while a message is still on its way, and also when it cannot be
 * sent at all. They are fetched when the page has come to rest, or by the first send, which waits for them.
 */
export function useCardCheck(user: Pick<ClientUser, 'childAge' | 'childName' | 'country'>): CardCheck {
  const region = useRegion(user);
  useEffect(() => {
    const timer = setTimeout(fetchAhead, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return async (message, turns, isGuideWording) => {
    const rules = await Promise.race([loadRules(), afterMs(RULES_WAIT_MS)]).catch(() => undefined);
    const birth = birthDateOf(user.childAge);
    return (
      rules?.judgeMessage({
        message,
        turns,
        isGuideWording,
        now: new Date(),
        ageDays: birth ? ageInDays(birth, today()) : null,
        region,
        childName: user.childName,
      }) ?? NOTHING
    );
  };
}

const afterMs = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));
