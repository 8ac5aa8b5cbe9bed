import type { SecurityEvent, SecurityEventKind } from '@nestling/contracts/auth';

const WORDS: Record<SecurityEventKind, string> = {
  registered: 'Account made',
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed: wrong password',
  signed_out_everywhere: 'Signed out everywhere',
  session_ended: 'A device was signed out',
  password_changed: 'Password changed',
  password_reset_asked: 'A link to reset the password was asked for',
  password_reset: 'Password reset with a link',
  confirm_failed: 'Wrong password given in the app',
  exported: 'Data downloaded',
  document_shared: 'Document shared with everybody here',
  document_unshared: 'Document moved to Personal',
  document_taken_down: 'Document taken off the shared list by the owner of this server',
  codes_on: 'Sign-in codes turned on',
  codes_off: 'Sign-in codes turned off',
  recovery_code_used: 'Signed in with a recovery code',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  passkey_used: 'Signed in with a passkey',
  passkey_refused: 'A passkey was refused',
};

export function eventWords({ kind, details, times }: Pick<SecurityEvent, 'kind' | 'details' | 'times'>): string {
  return `${WORDS[kind]}${details ? `: ${details}` : ''}${times > 1 ? ` (${times} times)` : ''}`;
}

/** In the reader's own time: an hour says whether it was them. */
export function momentText(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
