import { passkeysWork, signWithPasskey } from '../../platform/passkeys.ts';
import { trpc } from '../../platform/trpc.ts';

/** The account's passkeys for this address: `sign` has the device prove with one that it is they; undefined when it did not. */
export function useOwnPasskey() {
  const { data = [] } = trpc.auth.passkeys.useQuery(undefined, { staleTime: 0 });
  const start = trpc.auth.startPasskeyConfirm.useMutation();
  return {
    isThere: passkeysWork() && data.some(({ host }) => host === window.location.hostname),
    sign: async () => signWithPasskey(await start.mutateAsync()),
  };
}
