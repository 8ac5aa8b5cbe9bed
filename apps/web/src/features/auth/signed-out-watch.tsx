import type { ClientUser } from '@nestling/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isSignedOut } from '../../platform/error-text.ts';
import { onSignedOut } from '../../platform/signed-out.ts';

const SignInAgain = lazy(() => import('./sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })));

/** Sees when the server says to any call of the page that nobody is signed in any more, and asks to sign in over it. */
export function SignedOutWatch({ user }: { user: ClientUser }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const see = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.action?.type === 'error' && isSignedOut(event.action.error)) setAsking(true);
    };
    const stops = [
      queryClient.getQueryCache().subscribe(see),
      queryClient.getMutationCache().subscribe(see),
      onSignedOut(() => setAsking(true)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
  return <Suspense>{isAsking && <SignInAgain user={user} onDone={() => setAsking(false)} />}</Suspense>;
}
