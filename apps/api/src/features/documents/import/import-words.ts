/**
 * One sentence for every way not to get to an address (no such name, a private one, nobody there), so that the import is
 * no map of a private network. What a public server answered may be told.
 */
export const UNREACHABLE_PAGE =
  'That page could not be reached. Nestling reads pages that everyone on the internet can open: please check the address, or save the page and upload it.';
export const UNSUPPORTED_PAGE = 'That address is not a web page, a plain text or a PDF.';
export const SLOW_PAGE = 'That page took too long to answer. Please try again later, or save the page and upload it.';
export const ENDLESS_PAGE =
  'That address leads on to other addresses without end. Please open it in your browser and import the address where you arrive.';
export const UNPROVEN_SITE =
  'That site could not prove that it is the one it says it is, so nothing was read. You can save the page and upload it.';

/** What the server at a public address said by its status, other than 200. */
export function statusWords(status: number): string {
  if (status === 404 || status === 410)
    return `That site says that it has no such page (${status}). Please check the address.`;
  if (status === 429 || status >= 500)
    return `That site cannot give the page right now (${status}). Please try again later, or save the page and upload it.`;
  return `That site does not give the page to Nestling (${status}). Please open it yourself, save it and upload it.`;
}

const TOO_SLOW = new Set(['TimeoutError', 'HeadersTimeoutError', 'BodyTimeoutError']);

/** Why there was no answer, as far as it may be told. */
export function failureWords(cause: unknown): string {
  if (!(cause instanceof Error)) return UNREACHABLE_PAGE;
  if (TOO_SLOW.has(cause.name)) return SLOW_PAGE;
  const code = 'code' in cause ? String(cause.code) : '';
  return /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER))/.test(code)
    ? UNPROVEN_SITE
    : UNREACHABLE_PAGE;
}
