import type { DocumentSummary } from '@nestling/contracts/documents';
import { useEffect } from 'react';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';
import { MODE_WORDS, type SharingMode } from './sharing-mode.ts';

const POLL_MS = 1500;
/** Others add shared documents at any time, so a list seen again is asked for again. */
const STALE_MS = 10_000;

const pollWhileProcessing = (query: { state: { data?: DocumentSummary[] | undefined } }) =>
  query.state.data?.some(({ status }) => status === 'processing') ? POLL_MS : false;

export function useDocuments(mode: SharingMode) {
  const options = { staleTime: STALE_MS, refetchInterval: pollWhileProcessing };
  const shared = trpc.documents.shared.useQuery(undefined, { ...options, enabled: mode === 'shared' });
  const personal = trpc.documents.personal.useQuery(undefined, { ...options, enabled: mode === 'personal' });
  const query = mode === 'shared' ? shared : personal;
  useEffect(() => {
    if (query.isLoadingError) notifyError(MODE_WORDS[mode].fetchFailed);
  }, [query.isLoadingError, mode]);
  return query;
}
