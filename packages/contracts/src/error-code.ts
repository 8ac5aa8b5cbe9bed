/** Every way a call may be refused. Both sides know the list; the api maps each code to its status once. */
export const ERROR_CODES = [
  'invalid',
  'signed_out',
  'forbidden',
  'confirm_needed',
  'code_needed',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_type',
  'unreadable',
  'misdirected',
  'too_many',
  'not_configured',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
