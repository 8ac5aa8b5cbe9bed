import { Button } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { NO_PASSKEY_USED, passkeysWork, signWithPasskey } from '../../platform/passkeys.ts';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';

/** Signs in with what the device keeps: no name and no password is typed. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  const start = trpc.auth.startPasskeySignIn.useMutation();
  const signIn = trpc.auth.signInWithPasskey.useMutation();
  if (!passkeysWork()) return null;
  const go = async () => {
    setAsking(true);
    try {
      const passkey = await signWithPasskey(await start.mutateAsync());
      if (!passkey) return notifyError(NO_PASSKEY_USED);
      await signIn.mutateAsync({ passkey });
      await onSignedIn();
    } catch (error) {
      notifyError(errorText(error, 'Please try again'));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button variant="outline" size="lg" minH="target" loading={isAsking} onClick={() => void go()}>
      <KeyRound size={18} aria-hidden /> Sign in with a passkey
    </Button>
  );
}
