import { URL_INVALID, URL_REQUIRED } from '@nestling/contracts/documents/rules';
import { TRPCClientError } from '@trpc/client';

/** Specification §5: the address is required and must be valid; undefined when it may be sent. */
export function urlProblem(typed: string): string | undefined {
  const url = typed.trim();
  if (url === '') return URL_REQUIRED;
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? undefined : URL_INVALID;
}

/** Specification §8: the server's own text, else what failed: the page, or the way to the server. */
export function importErrorText(error: unknown): string {
  const wasAnswered = error instanceof TRPCClientError && error.data;
  return wasAnswered ? error.message || 'Failed to process URL' : 'Failed to import URL';
}
