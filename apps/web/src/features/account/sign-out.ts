import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';

/** Forgets everything of the person who leaves, in this tab too: the next one at this phone must not see it. */
export function useForgetUser(): () => Promise<void> {
  const caches = trpc.useUtils();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    sessionStorage.clear();
    caches.auth.currentUser.setData(undefined, null);
    await navigate({ to: '/auth', search: { dev_login: true }, replace: true });
    queryClient.clear();
  };
}

export function useSignOut() {
  const forget = useForgetUser();
  const options = {
    onSuccess: forget,
    onError: (error: unknown) => notifyError(errorText(error, 'Please try again')),
  };
  const logout = trpc.auth.logout.useMutation(options);
  const everywhere = trpc.auth.signOutEverywhere.useMutation(options);
  return {
    signOut: () => logout.mutate(),
    signOutEverywhere: () => everywhere.mutate(),
    isPending: logout.isPending || everywhere.isPending,
  };
}
