import { z } from 'zod';
import { storableText } from '../text/index.ts';
import { PASSWORD_MAX } from './credentials.ts';
import { usedPasskey } from './passkeys.schema.ts';

/** What an account's log tells its owner. */
export const SECURITY_EVENTS = [
  'registered',
  'signed_in',
  'sign_in_failed',
  'signed_out_everywhere',
  'session_ended',
  'password_changed',
  'password_reset_asked',
  'password_reset',
  'confirm_failed',
  'exported',
  'document_shared',
  'document_unshared',
  'document_taken_down',
  'codes_on',
  'codes_off',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'passkey_used',
  'passkey_refused',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** `times`: alike ones of one place within an hour are one entry. `details`: a document's name, a passkey's. */
export type SecurityEvent = {
  id: number;
  kind: SecurityEventKind;
  details: string;
  device: string;
  place: string;
  times: number;
  lastAt: string;
};

export type SignedInDevice = {
  number: number;
  device: string;
  place: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
};

const number = z.number({ error: 'A number is required' }).int().min(1);

export const endSessionInput = z.object({ number });
export const securityEventsInput = z.object({ cursor: number.nullish() });
/** That it is they again: by the password or by a passkey. */
export const confirmInput = z.object({
  password: storableText(PASSWORD_MAX, 'The password').optional(),
  passkey: usedPasskey.optional(),
});
export type ConfirmInput = z.infer<typeof confirmInput>;
