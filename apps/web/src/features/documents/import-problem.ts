import { URL_INVALID, URL_REQUIRED } from '@nestling/contracts/documents/rules';
import { TRPCClientError } from '@trpc/client';

const PAGE_FAILED = 'Failed to process URL';
const WAY_FAILED = 'Failed to import URL';

/** Specification §5: the address is required and must be valid; undefined when it may be sent. */
export function urlProblem(typed: string): string | undefined {
  const url = typed.trim();
  if (url === '') return URL_REQUIRED;
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? undefined : URL_INVALID;
}

/**
 * Specification §8: the toast says which step failed, the page or the way to the server; `words` beside the field say
 * what happened.
 */
export function importProblem(error: unknown): { toast: string; words: string } {
  if (error instanceof TRPCClientError && error.data)
    return { toast: PAGE_FAILED, words: error.message || PAGE_FAILED };
  return { toast: WAY_FAILED, words: 'Nestling cannot be reached right now. Your address is still here: try again.' };
}
