/** What of the main page is shown, as its address says it; what is left out is the default. */
export type MainSearch = { prompt?: string; tab?: 'documents'; sharing?: 'shared' | 'personal' };

export function readMainSearch({ prompt, tab, sharing }: Record<string, unknown>): MainSearch {
  return {
    ...(typeof prompt === 'string' && prompt.trim() !== '' && { prompt }),
    ...(tab === 'documents' && { tab }),
    ...(tab === 'documents' && (sharing === 'shared' || sharing === 'personal') && { sharing }),
  };
}
