import { z } from 'zod';
import { storableText } from '../text/index.ts';

const UNREADABLE_PASSKEY = 'The passkey is not readable';
const PASSKEY_NAME_MAX = 60;

/** Base64url, as WebAuthn's JSON forms write bytes. */
const bytes = (most: number) =>
  z
    .string({ error: UNREADABLE_PASSKEY })
    .regex(/^[\w-]*$/, UNREADABLE_PASSKEY)
    .max(most, UNREADABLE_PASSKEY);

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key', { error: UNREADABLE_PASSKEY }),
};

/** What a browser's authenticator answers when it made a passkey (WebAuthn's RegistrationResponseJSON). */
const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});

/** What it answers when it signed with one (AuthenticationResponseJSON). */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(200).nullish(),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;

const name = storableText(PASSKEY_NAME_MAX, 'The name');
const number = z.number({ error: 'A number is required' }).int().min(1);

export const finishPasskeyInput = z.object({ passkey: madePasskey });
export type FinishPasskeyInput = z.infer<typeof finishPasskeyInput>;
export const usePasskeyInput = z.object({ passkey: usedPasskey });
export const renamePasskeyInput = z.object({ id: number, name });
export const removePasskeyInput = z.object({ id: number });

/** `host`: the name of the server under which it works. */
export type OwnPasskey = { id: number; name: string; host: string; createdAt: string; lastUsedAt: string | null };
